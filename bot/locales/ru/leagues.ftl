## Ratings

command-rating-name = рейтинг
command-rating = Рейтинг и как он менялся: твой или чей-нибудь
command-rating-player = Чей? Твой, если не указано
command-rating-game = В какой игре? Во всех, если не указано
command-leaderboard-name = лидеры
command-leaderboard = Рейтинги тех, кто играет на этом сервере
command-leaderboard-tables = Для столов какого размера?
command-profile-name = профиль
command-profile = Что сыграно: партии, победы, средние очки
command-new-rated = Идёт ли партия в рейтинг? Нет, если не указано
option-tables-name = столы
option-rated-name = рейтинговая

lobby-rated = рейтинговая
rating-size-two = столы на двоих
rating-size-few = столы на троих и четверых
rating-size-many = столы на пятерых и больше
rating-what = { $game }, { $size }
rating-none = { $name }: рейтинга ещё нет. Он начинается с партии, открытой через `/{ command-new-name }` с параметром `{ option-rated-name }`, или в лиге.
rating-head = ## Рейтинги: { $name }
rating-course = { $what }: { $name }, в начале { $first }, сейчас { $last }.
rating-beneath = партий: { $n }
rating-line = **{ $what }**: { $number } · партий: { $n }
rating-settled = { $number }
rating-provisional = { $number }? (предварительно)
rating-about = -# Рейтинг показывает силу, в которой можно быть почти уверенным, поэтому сначала он низкий; со знаком вопроса он ещё предварительный. Места компьютерных игроков, оставленные и переданные места в рейтинг не идут.
leaders-head = ## { $what }
leaders-line = { $place }. { $name }: { $number }
leaders-none = { $what }: здесь рейтинга ещё ни у кого нет. Считаются партии, открытые через `/{ command-new-name }` с параметром `{ option-rated-name }`.
profile-none = { $name }: законченных партий ещё нет.
profile-head = ## { $name }
profile-game = **{ $game }** · закончено партий: { $n } · побед: { $wins } · очков в среднем: { $average }
profile-averages = -# { $game }, в среднем: { $what }
profile-average = { $what } { $n }
refusal-rating-bot = У компьютерных игроков и других ботов рейтинга нет.
