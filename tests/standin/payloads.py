"""What Discord's messages look like, as little of it as discord.py reads."""

from typing import Any, Final, TypeAlias

from bot.markdown import NO_BREAK_SPACE
from bot.presentation.custom_ids import read_mark
from bot.presentation.layouts import FIRST_MARK, FIRST_NUMBER

Json: TypeAlias = dict[str, Any]
APPLICATION: Final = 4_000
GUILD: Final = 2_000
CHANNEL: Final = 3_000
ALL_THAT_IS_ASKED: Final = "377957239808"
WHEN: Final = "2026-01-01T00:00:00+00:00"
V2: Final = 1 << 15


def user(number: int, name: str | None = None) -> Json:
    return {"id": str(number), "username": name or f"person{number}", "discriminator": "0",
            "global_name": name, "avatar": None, "bot": number == APPLICATION}  # fmt: skip


def member(number: int) -> Json:
    return {"user": user(number), "roles": [], "joined_at": WHEN, "premium_since": None,
            "deaf": False, "mute": False, "flags": 0, "permissions": "2147483648"}  # fmt: skip


def application() -> Json:
    return {"id": str(APPLICATION), "name": "bot", "description": "", "icon": None, "flags": 0,
            "bot_public": True, "bot_require_code_grant": False, "verify_key": "",
            "owner": user(1, "host"), "team": None, "summary": "",
            "terms_of_service_url": "https://example.org/terms",
            "privacy_policy_url": "https://example.org/privacy", "interactions_endpoint_url": None,
            "integration_types_config": {"0": {"oauth2_install_params": {
                "scopes": ["applications.commands", "bot"], "permissions": ALL_THAT_IS_ASKED,
            }}, "1": {}}}  # fmt: skip


def find_channel(guild: int) -> int:
    """The first channel of a server."""
    return CHANNEL + guild - GUILD


def channel(number: int, guild: int = GUILD) -> Json:
    return {"id": str(number), "type": 0, "guild_id": str(guild), "name": f"games-{number}",
            "position": 0, "permission_overwrites": [], "parent_id": None, "nsfw": False,
            "topic": None, "rate_limit_per_user": 0, "last_message_id": None}  # fmt: skip


def channels(denied: str) -> list[Json]:
    """One of them; everybody is denied some permissions there."""
    rule = {"id": str(GUILD), "type": 0, "allow": "0", "deny": denied}
    return [channel(CHANNEL) | {"permission_overwrites": [rule]}]


def guild(channels: int = 1, number: int = GUILD) -> Json:
    """Its channels have the numbers from `find_channel` on."""
    first = find_channel(number)
    role = {"id": str(number), "name": "@everyone", "color": 0, "hoist": False, "position": 0,
            "permissions": ALL_THAT_IS_ASKED, "managed": False, "mentionable": False,
            "icon": None, "unicode_emoji": None, "flags": 0}  # fmt: skip
    return {
        "id": str(number), "name": "The Long Table", "owner_id": "1", "roles": [role],
        "channels": [channel(first + more, number) for more in range(channels)],
        "members": [member(APPLICATION)], "threads": [], "emojis": [], "stickers": [],
        "features": [], "member_count": 9, "large": False, "unavailable": False, "icon": None,
        "splash": None, "discovery_splash": None, "banner": None, "description": None,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "mfa_level": 0, "afk_timeout": 300, "afk_channel_id": None, "application_id": None,
        "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None,
        "public_updates_channel_id": None, "safety_alerts_channel_id": None,
        "preferred_locale": "en-US", "nsfw_level": 0, "premium_tier": 0, "vanity_url_code": None,
        "premium_subscription_count": 0, "premium_progress_bar_enabled": False,
        "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [], "joined_at": WHEN, "hub_type": None,
    }  # fmt: skip


def message(
    number: int, place: int, components: list[Any], *, content: str = "", private: bool = False
) -> Json:
    """A message of the bot's: a layout, or a classic one with content."""
    flags = (0 if content else V2) | (64 if private else 0)
    return {
        "id": str(number), "channel_id": str(place), "author": user(APPLICATION, "bot"),
        "content": content, "timestamp": WHEN, "edited_timestamp": None, "tts": False,
        "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
        "embeds": [], "pinned": False, "type": 0, "flags": flags,
        "components": components,
    }  # fmt: skip


def press(
    number: int, by: int, custom_id: str, place: int, shown: Json | None, guild: int = GUILD
) -> Json:
    """Somebody presses a button: on a message that is shown, or on a private panel."""
    on = shown or message(9_000_000 + number, place, [], private=True)
    return {
        "id": str(number), "application_id": str(APPLICATION), "type": 3, "version": 1,
        "token": f"press-{number}", "data": {"component_type": 2, "custom_id": custom_id},
        "guild_id": str(guild), "channel_id": str(place), "channel": channel(place, guild),
        "member": member(by), "message": on, "locale": "en-GB", "guild_locale": "en-GB",
        "app_permissions": ALL_THAT_IS_ASKED, "entitlements": [], "context": 0,
        "authorizing_integration_owners": {}, "attachment_size_limit": 10 << 20,
    }  # fmt: skip


def texts(components: list[Any]) -> list[str]:
    """All words of a message's components, in order."""
    found: list[str] = []
    for one in components:
        if one.get("type") == 10:
            found.append(str(one["content"]).replace(NO_BREAK_SPACE, " "))
        for key in ("components", "items"):
            inner = one.get(key)
            if isinstance(inner, list):
                found += texts([part for part in inner if isinstance(part, dict)])
    return found


def walk(components: list[Any]) -> list[Json]:
    """Every component, nested ones too."""
    return [part for one in components for part in (one, *walk(one.get("components") or []))]


def find_marks(components: list[Json]) -> list[int]:
    """The numbers by which the bot finds a message again, of all its components."""
    ids = (one.get("id") or 0 for one in components)
    marks = [one for one in ids if FIRST_MARK <= one < FIRST_NUMBER]
    return [*marks, *filter(None, (read_mark(one.get("custom_id") or "") for one in components))]
