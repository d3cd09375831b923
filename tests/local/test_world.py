"""The pretend server is the same at every start, and shows people what is theirs."""

import discord
import simcord

from bot.local.world import PEOPLE, World


async def ids() -> list[int]:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    async with simcord.run(client, shard_count=1) as env:
        world = World.create(env)
        return [world.guild.id, *(c.id for c in world.channels), *(u.id for u in world.users)]


async def test_people_and_channels_have_the_same_ids_at_every_start() -> None:
    assert await ids() == await ids()


async def test_everybody_sees_the_channels_and_only_the_own_messages(world: World) -> None:
    for person, _ in enumerate(PEOPLE):
        kinds = [place.kind for place in world.list_places(person)]
        assert kinds == ["channel", "channel", "direct"]
    assert len({world.list_places(person)[-1].id for person in range(4)}) == 4


async def test_somebody_elses_messages_are_no_place_to_go(world: World) -> None:
    of_ben = world.list_places(1)[-1]
    assert of_ben.id not in {place.id for place in world.list_places(0)}
    assert [viewer.id for viewer in world.list_viewers(of_ben)] == [world.users[1].id]


async def test_a_thread_stands_below_its_channel(world: World) -> None:
    client = world.env.bot
    channel = client.get_channel(world.channels[0].id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="#1 Amber Fen", type=discord.ChannelType.public_thread)
    assert [place.name for place in world.list_places(2)][:3] == ["games", "#1 Amber Fen", "tavern"]


async def test_every_face_is_a_picture(world: World) -> None:
    faces = world.draw_avatars()
    assert len(faces) == len(PEOPLE) + 1
    assert all(picture.startswith(b"\x89PNG") for _, picture in faces.values())
