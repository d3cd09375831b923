PRAGMA application_id=1129665612;
PRAGMA user_version=1;
BEGIN TRANSACTION;
CREATE TABLE analyses (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE TABLE answers (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    at INTEGER NOT NULL,
    waking INTEGER NOT NULL,
    in_time INTEGER NOT NULL CHECK (in_time IN (0, 1)),
    PRIMARY KEY (match, seat, decision)
) STRICT;
CREATE TABLE avoided (
    player INTEGER NOT NULL REFERENCES players (id),
    other INTEGER NOT NULL,
    PRIMARY KEY (player, other)
) STRICT;
CREATE TABLE boards (
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL,
    guild INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, guild)
) STRICT;
CREATE TABLE calls (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    decision INTEGER NOT NULL,
    reminder INTEGER NOT NULL CHECK (reminder >= 0),
    place INTEGER,
    message INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, player, decision, reminder)
) STRICT;
CREATE TABLE commands (
    name TEXT PRIMARY KEY,
    id INTEGER NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT;
CREATE TABLE drafts (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seat, decision, player)
) STRICT;
INSERT INTO "drafts" VALUES(1,2,15,3,'{"card":1}',1777636800);
INSERT INTO "drafts" VALUES(2,1,13,2,'{"card":1}',1777636800);
INSERT INTO "drafts" VALUES(3,0,29,1,'{"card":1}',1777636800);
CREATE TABLE follows (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, player)
) STRICT;
CREATE TABLE forgotten (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    at INTEGER NOT NULL,
    freed INTEGER NOT NULL DEFAULT 0 CHECK (freed IN (0, 1)),
    wiped INTEGER NOT NULL DEFAULT 0 CHECK (wiped IN (0, 1))
) STRICT;
CREATE TABLE fresh_start (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE hearers (
    guild INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (guild, player)
) STRICT;
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1777636800);
CREATE TABLE inventory (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    item TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count >= 0),
    PRIMARY KEY (guild, game, key, item)
) STRICT;
CREATE TABLE invitations (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (match, player)
) STRICT;
CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches (id),
    league INTEGER REFERENCES leagues (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL DEFAULT -1,
    seq INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (match, kind, seat, seq),
    UNIQUE (league, kind),
    CHECK ((match IS NULL) <> (league IS NULL))
) STRICT;
INSERT INTO "jobs" VALUES(16,1,NULL,'idle',-1,15,1779969600,0);
INSERT INTO "jobs" VALUES(32,2,NULL,'idle',-1,15,1779969600,0);
INSERT INTO "jobs" VALUES(48,3,NULL,'idle',-1,29,1779969600,0);
INSERT INTO "jobs" VALUES(108,NULL,1,'league',-1,7,1778846400,0);
INSERT INTO "jobs" VALUES(114,5,NULL,'clock',0,1,1777680000,0);
INSERT INTO "jobs" VALUES(115,5,NULL,'idle',-1,1,1779969600,0);
INSERT INTO "jobs" VALUES(117,6,NULL,'clock',0,1,1777680000,0);
INSERT INTO "jobs" VALUES(118,6,NULL,'idle',-1,1,1779969600,0);
CREATE TABLE kept_panels (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('thread', 'dm')),
    place INTEGER,
    message INTEGER,
    rev INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL DEFAULT 0,
    closed TEXT,
    PRIMARY KEY (match, player)
) STRICT;
CREATE TABLE last_seen (
    match INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL REFERENCES players (id),
    seen INTEGER NOT NULL CHECK (seen > before),
    before INTEGER NOT NULL CHECK (before >= 0),
    declined INTEGER NOT NULL DEFAULT 0 CHECK (declined IN (0, 1)),
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, player)
) STRICT;
CREATE TABLE league_boards (
    league INTEGER PRIMARY KEY REFERENCES leagues (id),
    place INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;
CREATE TABLE league_events (
    league INTEGER NOT NULL REFERENCES leagues (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    actor INTEGER REFERENCES players (id),
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (league, seq)
) STRICT;
INSERT INTO "league_events" VALUES(1,1,4,'{"kind":"founded","terms":{"annul":false,"at_once":2,"clock":"daily","division":4,"final":true,"format":"season","game":"clustered","interval":14,"late":"move","movers":2,"order":["points","wins","seconds","mutual","share","lot"],"places":28,"played":50,"prizes":[10,6,3,1],"quick":false,"rated":true,"rounds":4,"shape":"column","single":false,"table":4}}',1777636800);
INSERT INTO "league_events" VALUES(1,2,1,'{"kind":"signed-up","player":1}',1777636800);
INSERT INTO "league_events" VALUES(1,3,2,'{"kind":"signed-up","player":2}',1777636800);
INSERT INTO "league_events" VALUES(1,4,3,'{"kind":"signed-up","player":3}',1777636800);
INSERT INTO "league_events" VALUES(1,5,5,'{"kind":"signed-up","player":5}',1777636800);
INSERT INTO "league_events" VALUES(1,6,4,'{"divisions":[[1,2,3,5]],"fixtures":[{"division":1,"number":1,"players":[5,1,2,3],"stage":"","wave":1},{"division":1,"number":2,"players":[2,3,1,5],"stage":"","wave":1},{"division":1,"number":3,"players":[3,2,5,1],"stage":"","wave":2},{"division":1,"number":4,"players":[1,5,3,2],"stage":"","wave":2}],"kind":"began","season":1,"seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',1777636800);
INSERT INTO "league_events" VALUES(1,7,NULL,'{"fixture":1,"kind":"opened","match":5}',1777636800);
INSERT INTO "league_events" VALUES(1,8,NULL,'{"fixture":2,"kind":"opened","match":6}',1777636800);
CREATE TABLE league_podiums (
    league INTEGER NOT NULL REFERENCES leagues (id),
    season INTEGER NOT NULL,
    place INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (league, season)
) STRICT;
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) <= 60),
    founder INTEGER NOT NULL REFERENCES players (id),
    created INTEGER NOT NULL,
    rev INTEGER NOT NULL
) STRICT;
INSERT INTO "leagues" VALUES(1,700,70,'Winter',4,1777636800,8);
CREATE TABLE lessons (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step >= 0),
    draft TEXT NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;
CREATE TABLE log (
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    kind TEXT NOT NULL CHECK (kind IN (
        'start', 'action', 'retract', 'undo-to', 'substitute', 'computer', 'return', 'resign',
        'claim', 'organiser'
    )),
    seat INTEGER,
    decision INTEGER,
    actor INTEGER REFERENCES players (id),
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT;
INSERT INTO "log" VALUES(1,1,'start',NULL,NULL,1,'{"computers":[null,null,null],"options":{"fast":false,"first":"random","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false},"people":[1,2,3],"rules":1,"seed":"6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"}','97ad8add4d26fccd6257720a9e799cf6f34fea7a5f405beea904a09ec5468777',1777636800);
INSERT INTO "log" VALUES(1,2,'action',0,1,1,'{"action":"place 2S: M12"}','e38cf8625c13a4bb0f8818f69c4161b5a011f515208ca6c421df67fd8fe01a91',1777636800);
INSERT INTO "log" VALUES(1,3,'action',1,2,2,'{"action":"place 1C: L13"}','0e7423778c817f0752daef067037af52a8ccd7d3bd65fa45b21bb4b24684a5ba',1777636800);
INSERT INTO "log" VALUES(1,4,'action',2,3,3,'{"action":"place 2Co N13"}','4867755a46ec6ac23b3db11454758a1bc7d30c50bdc65dabbcba4e2b7fe8c5ed',1777636800);
INSERT INTO "log" VALUES(1,5,'action',0,4,1,'{"action":"place 1To M14"}','e6c4d21988d4930331777afead255e928f375c0e54cce5dac5bf22d2d6d85c15',1777636800);
INSERT INTO "log" VALUES(1,6,'action',1,5,2,'{"action":"place 1C* K13"}','41327b5bf7def83690d451c786de8daf44c39d62fed37447d29cf16a19d38d69',1777636800);
INSERT INTO "log" VALUES(1,7,'action',2,6,3,'{"action":"place 1S* K14"}','ee10b3f9c829e3d7e6d10afd9b5fcc389875bebd4adacc2c1ed95680fdc04916',1777636800);
INSERT INTO "log" VALUES(1,8,'action',0,7,1,'{"action":"place 2Co O13"}','0ddfc66e9ed6125ee6450858811a6f295c720476f783b5514765c391c69103ff',1777636800);
INSERT INTO "log" VALUES(1,9,'action',1,8,2,'{"action":"place 2S* J14"}','d9a1e10c3b893e914d328018f38681b25a86d0bdb52afa73b436dfeb23267877',1777636800);
INSERT INTO "log" VALUES(1,10,'action',2,9,3,'{"action":"place 2S: M11"}','a00c08aa76b6d202a4e8570cf8813399efc120dc414bb955c119ca67a0f0873a',1777636800);
INSERT INTO "log" VALUES(1,11,'action',0,10,1,'{"action":"place 2C: O14"}','a8bf6aa8a42972efaa4569b3e5e547c1a92e8c38db1a4e8d43d7755b945fbf59',1777636800);
INSERT INTO "log" VALUES(1,12,'action',1,11,2,'{"action":"place 1So K15"}','4c09d794a02921b3b416e00c12cfca30d4b7161d8b02395a43ed19bc6c80c812',1777636800);
INSERT INTO "log" VALUES(1,13,'action',2,12,3,'{"action":"place 1T: M15"}','18b0337c9755889aedd1478b24525c2663889f69f145a5543f91ab9399c6d050',1777636800);
INSERT INTO "log" VALUES(1,14,'action',0,13,1,'{"action":"place 1C: M16"}','3f9f4ffcb2bc407bbd5c3f8bdca795e271b3b05999e42fcd8b5a6dae8503a0a6',1777636800);
INSERT INTO "log" VALUES(1,15,'action',1,14,2,'{"action":"place 3S* I14"}','f0c8019cc4a748bef658fa7e263591e47f59f177c90dbfff6d93412e590b835e',1777636800);
INSERT INTO "log" VALUES(2,1,'start',NULL,NULL,1,'{"computers":[null,null,null],"options":{"bag":[],"box":[],"fill":false,"filled":0,"first":"random","hints":true,"mirrored":false,"overcut":"reject","pack":"classics","pieces":"cut","preview":true,"shown":false},"people":[1,2,3],"rules":1,"seed":"d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"}','7b5b99d295f86e3b7173c3071b018b5869d5e07e92bd5a89a85fc9b86a755d0f',1777636800);
INSERT INTO "log" VALUES(2,2,'action',1,1,2,'{"action":"cut 3 AB CDEFGIJ HKL"}','8046f16e7fc1a6f674f1b3f4132a1a677d679033b6f28e9c6c1583c650477f55',1777636800);
INSERT INTO "log" VALUES(2,3,'action',2,2,3,'{"action":"take C"}','9aaf11334435a5e61a6942211bafcd40b17014082cdd265f0422fdf86f95ed9e',1777636800);
INSERT INTO "log" VALUES(2,4,'action',0,3,1,'{"action":"take B"}','ca7ae18b9979b82acb33f839b7d161d01d8c57e21689368ae05c13184adbdf6c',1777636800);
INSERT INTO "log" VALUES(2,5,'action',2,4,3,'{"action":"cut 1 ABCD EFGHIKL J"}','7a021923445a3c8b65de4815a2bd11b843089c0ac5600cb646a4e023243d4fe1',1777636800);
INSERT INTO "log" VALUES(2,6,'action',0,5,1,'{"action":"take B"}','491c0189f11a491ee94621221ad05f1c97d3934f7e06e7fbf66fa000b8238ba7',1777636800);
INSERT INTO "log" VALUES(2,7,'action',1,6,2,'{"action":"take A"}','34b4717056e0df93d6a2f93c51cdf4a3f44adb462c150dd5d62979cc8199ecb9',1777636800);
INSERT INTO "log" VALUES(2,8,'action',0,7,1,'{"action":"place B O9 3"}','be03404e3e0edd3d62c483c8a5693534ba1cb696e4f55e96f9175044556fa899',1777636800);
INSERT INTO "log" VALUES(2,9,'action',1,7,2,'{"action":"place A M14 1"}','e68072f8f0821df3f010f9cfa314a77598e49bee8575bf73891dba967afef531',1777636800);
INSERT INTO "log" VALUES(2,10,'action',2,7,3,'{"action":"place C N12 0"}','72e44d917db404f772431e332eb8448fffdb20db7798f9b2194b5c26458f46db',1777636800);
INSERT INTO "log" VALUES(2,11,'action',0,10,1,'{"action":"cut 1 ABEI CDGHL FJK"}','1ef349181eba6ffb950e1a233903663e40a3cf0a9f4982283fb780a727915d48',1777636800);
INSERT INTO "log" VALUES(2,12,'action',1,11,2,'{"action":"take A"}','111ddfad3c9a4b38ed166cf464884fe7222bd8adb26ed4f7a500f3765415e8c2',1777636800);
INSERT INTO "log" VALUES(2,13,'action',2,12,3,'{"action":"take C"}','743491462f59a2a936353922fc0cc74592f0413fb06aa2f6730b286b37c7576d',1777636800);
INSERT INTO "log" VALUES(2,14,'action',2,13,3,'{"action":"place C M11 1"}','b9b363bf0a3027582c4cb4c819bba76a3cb6fa34158adb43d8055297c90d3827',1777636800);
INSERT INTO "log" VALUES(2,15,'action',0,13,1,'{"action":"place B M7 2"}','1a9b1dfef1444aaa5208f523468975ec79526fe56230ee78825c6b1f0aadc3e2',1777636800);
INSERT INTO "log" VALUES(3,1,'start',NULL,NULL,1,'{"computers":[null,null,null],"options":{"even_start":false,"faction_1":"random","faction_2":"random","faction_3":"random","hints":true,"map":"stonecrown"},"people":[1,2,3],"rules":2,"seed":"4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce"}','44adeffbc491e12bdc90b16d99cb44f432b1debb5fc1d508d710b4e48a0d65b6',1777636800);
INSERT INTO "log" VALUES(3,2,'action',1,1,2,'{"action":"assign 6 33 1 37 10"}','ca519f24de1a7bf909d384880b698527532fdd5b6a1b0d34457be6acfcbef925',1777636800);
INSERT INTO "log" VALUES(3,3,'action',0,1,1,'{"action":"assign 26 14 23 39 28"}','bdf25d48f3d18960130d6544cb1ddb99f5853020c947d4451cacc9e9e8c0cfeb',1777636800);
INSERT INTO "log" VALUES(3,4,'action',2,1,3,'{"action":"assign 24 12 19 4 20"}','4c442d4b889d2a599e880c40fc5a475f69971150f633ad09670b63bb9f8ab43a',1777636800);
INSERT INTO "log" VALUES(3,5,'action',0,4,1,'{"action":"reveal 1"}','9f24a5a8fc4a587c8b867c40995cae30f08ae98391566948ee4eedd990e1093e',1777636800);
INSERT INTO "log" VALUES(3,6,'action',0,5,1,'{"action":"reveal 3"}','2562c8bf79131431d67112ec8de2e07411db17d59acecd71ebb9051eadd451ae',1777636800);
INSERT INTO "log" VALUES(3,7,'action',0,6,1,'{"action":"move 3 24 3g4"}','9958a505068bf3554abd0069bfe7782d4a3f906f07c2bfe618085d6cac1e95bd',1777636800);
INSERT INTO "log" VALUES(3,8,'action',1,7,2,'{"action":"pass","by":"order"}','022542107bf93ad1be40b071b8d76ff90d6694595cabb91af6a12d9e7fe45a84',1777636800);
INSERT INTO "log" VALUES(3,9,'action',2,7,3,'{"action":"pass","by":"order"}','d69a1fedb764bf3a1a9b1b06c60ccf0a8e4156877b69a1967f46f20ca8ed5033',1777636800);
INSERT INTO "log" VALUES(3,10,'action',0,9,1,'{"action":"reveal 5"}','c57de03f8ab1830cf4962c3cf2bbc509d531afb38fc3dbcc263be97bb4380ad4',1777636800);
INSERT INTO "log" VALUES(3,11,'action',0,10,1,'{"action":"move 5 34 W"}','71809de11af6871e88f8f8653ccfacff72205a5d86a351e6dfe7377b6971714a',1777636800);
INSERT INTO "log" VALUES(3,12,'action',1,11,2,'{"action":"pass","by":"order"}','2afab1e6b326a0bd7734ce1efcf4665f7fc965f9a586ddab80c1a960ae69115f',1777636800);
INSERT INTO "log" VALUES(3,13,'action',2,11,3,'{"action":"pass","by":"order"}','1a1d42e4ce70a7ce17d36b7ada6a23b65a3a5707488976b5bda869112477651f',1777636800);
INSERT INTO "log" VALUES(3,14,'action',0,13,1,'{"action":"move 3 23 3s5r"}','1bfc238451a21d4512bbc7022ed16d9ad3eed501e9710e2abcde5aff2eb650b0',1777636800);
INSERT INTO "log" VALUES(3,15,'action',1,14,2,'{"action":"pass","by":"order"}','966c3e814f25862a346bd9c1525acfb67e808b3a42037cac826450e12e0a3c55',1777636800);
INSERT INTO "log" VALUES(3,16,'action',2,14,3,'{"action":"pass","by":"order"}','3c5ec0477e08893c37b62937ac301a2ca04af394dbb2cc2bf0eefbc3985e309d',1777636800);
INSERT INTO "log" VALUES(3,17,'action',0,16,1,'{"action":"move 3 17 2m35y"}','6f37cc78ff0a3cf6dd068543df797c0512b96ea9cbeadeb8262068ee01722942',1777636800);
INSERT INTO "log" VALUES(3,18,'action',1,17,2,'{"action":"pass","by":"order"}','5afaa9154e34d7508d2ab27818c2297db006ad85e5fe2cd8dc7898d1636cf2ff',1777636800);
INSERT INTO "log" VALUES(3,19,'action',2,17,3,'{"action":"pass","by":"order"}','21ab5aa27be96fb4bc85b4e2b18e407c845b4a58ea70c39e184949218d93c924',1777636800);
INSERT INTO "log" VALUES(3,20,'action',0,19,1,'{"action":"reveal 2"}','6910f9f00e960a976912d2d9a5d5633cf2cb0b0e43997b67680bdc67135614fc',1777636800);
INSERT INTO "log" VALUES(3,21,'action',0,20,1,'{"action":"move 1 25 1m2g"}','9528d24d8c9903ee05f5de1207647b1b5c2b9aca580e574eb76f2f38c214b335',1777636800);
INSERT INTO "log" VALUES(3,22,'action',1,21,2,'{"action":"pass","by":"order"}','4a1673166faff5a054059a5d0c6bfbcba60394eec6e5c1c2362921b6794b3c4a',1777636800);
INSERT INTO "log" VALUES(3,23,'action',2,21,3,'{"action":"pass","by":"order"}','c41e3006f9281b66265345b6a732f6f7558f5e33f1a0a2a6ffff1cb04361796a',1777636800);
INSERT INTO "log" VALUES(3,24,'action',0,23,1,'{"action":"move 5 28 4m5s"}','46ad3c13573e3757b895f752234ba43ed79e6e8c55310fb0ee949f59b43f4521',1777636800);
INSERT INTO "log" VALUES(3,25,'action',1,24,2,'{"action":"pass","by":"order"}','f15b621b56a05f637c0c8c171f742a507e5007deec23861df72d5f04a345446f',1777636800);
INSERT INTO "log" VALUES(3,26,'action',2,24,3,'{"action":"pass","by":"order"}','5b2f44d226b636f9c1796aadce49301a8f26270f8ba6239e36803fb8ee2b3156',1777636800);
INSERT INTO "log" VALUES(3,27,'action',0,26,1,'{"action":"move 2 8 2g4+g"}','fedd2cd99e21307b1ac5d1fe98e2dedd5bdb544f459ceddf2fedf462f5708b51',1777636800);
INSERT INTO "log" VALUES(3,28,'action',1,27,2,'{"action":"pass","by":"order"}','bc275bcbd6510963e3d12eaae86715a9c4c6ceb63c2fb9a2c4f030ab7660ff4f',1777636800);
INSERT INTO "log" VALUES(3,29,'action',2,27,3,'{"action":"pass","by":"order"}','f18173dde8c0f54527603261a6431be7d47e07015ad890f63b6c9e4ee0ea72b7',1777636800);
INSERT INTO "log" VALUES(4,1,'start',NULL,NULL,1,'{"computers":[null,null],"options":{"fast":false,"first":"random","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false},"people":[1,2],"rules":1,"seed":"4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a"}','b56bf7af7014a4bcda8e09b94aa2176ecfa335695995ae6490271adb638116eb',1777636800);
INSERT INTO "log" VALUES(4,2,'action',0,1,1,'{"action":"place 3Co M12"}','6f1d8420dc2af0ab9fa953317423b54c1263eba33e2e9e4f7427fc36dddd6203',1777636800);
INSERT INTO "log" VALUES(4,3,'action',1,2,2,'{"action":"place 2T: N13"}','a5b290e03336833efa24da118be5d07f974b54a7f2ab9ce21bc88168bf5ef8cd',1777636800);
INSERT INTO "log" VALUES(4,4,'action',0,3,1,'{"action":"place 2S* M14"}','693c04040869e166ccd3f257d0fc4207f99140c2810e67bb217b7730a7ec6d68',1777636800);
INSERT INTO "log" VALUES(4,5,'action',1,4,2,'{"action":"place 2C* L13"}','e30efbd5d0f42b0f9ad1e47a627b971a1b3c94cb66d22a3cecbfc5cec388085e',1777636800);
INSERT INTO "log" VALUES(4,6,'action',0,5,1,'{"action":"place 2Co M11"}','b0b1906c3f92ab9898acb2ba9a3674419d66ce15095afa12971845f41ddd99bd',1777636800);
INSERT INTO "log" VALUES(4,7,'action',1,6,2,'{"action":"place 1Co M10"}','cc7080d1b58504a3e9d7afa4f5abc076da74cb9b7f731c92e9229681baf2ab5c',1777636800);
INSERT INTO "log" VALUES(4,8,'action',0,7,1,'{"action":"place 2T: O13"}','299eacdeb8a6298e7c7accd04d7c963981802cbd42a98cc9ab85dcaf310d69e6',1777636800);
INSERT INTO "log" VALUES(4,9,'action',1,8,2,'{"action":"place W L10"}','8ca0e910463866d1bbf57fe2c8578ca863a797c0cf6a1c6b03ba09ad371bd116',1777636800);
INSERT INTO "log" VALUES(4,10,'action',0,9,1,'{"action":"place 1C* L9"}','8744176c30ff41e67765b47f4cd998843a3b0dfc9e6d2351202e8827cdc184ba',1777636800);
INSERT INTO "log" VALUES(4,11,'action',1,10,2,'{"action":"place 1S: K10"}','2392704bac996675f63a0bfbfa337ea74a160fba179ef4984932b25ebe7fc335',1777636800);
INSERT INTO "log" VALUES(4,12,'action',0,11,1,'{"action":"place 2C: L11"}','a21f9c4f7053f62342fdf5af92da2ae3100ec7feaa7ba029574fa57563783707',1777636800);
INSERT INTO "log" VALUES(4,13,'action',1,12,2,'{"action":"place 2T* P13"}','48656b058e3eb991c2118170efea0fa0bc4632abf73afad357c317ef89a2c67f',1777636800);
INSERT INTO "log" VALUES(4,14,'action',0,13,1,'{"action":"place 1S: J10"}','a20d4199df61b177125b9e493bee4af0e6134120dbccc754c3c39d70ece86f81',1777636800);
INSERT INTO "log" VALUES(4,15,'action',1,14,2,'{"action":"place 2Co L12"}','d86b896d2732a1c45c98e0bf69b518a90ff1c33208f64cef3ef5d4f3c9c8c9f9',1777636800);
INSERT INTO "log" VALUES(4,16,'action',0,15,1,'{"action":"place 3C* K13"}','304f0f99aed8c7ff1acd4d10c50360fbc1d7ffd9e6898a43b68f59475c53c03d',1777636800);
INSERT INTO "log" VALUES(4,17,'action',1,16,2,'{"action":"place 1To N10"}','afde433b3bf5c58f0e77092ea9ef8113f9a060c7e47b138f128f6f64effa07a1',1777636800);
INSERT INTO "log" VALUES(4,18,'action',0,17,1,'{"action":"place 3S* K14"}','921569a11f7463fe02766b380d46e006ed2ce3feea2110164515afe23d946777',1777636800);
INSERT INTO "log" VALUES(4,19,'action',1,18,2,'{"action":"place 2To P12"}','11682a099cfb24f9adead59bc19a074fa9cf62d605f41b23156c6f521bf8172c',1777636800);
INSERT INTO "log" VALUES(4,20,'action',0,19,1,'{"action":"place 3So J14"}','c06ae88841c6d77a0f915148b0f5cfae68dfc3ce674056c78244fb209acb2dd1',1777636800);
INSERT INTO "log" VALUES(4,21,'action',1,20,2,'{"action":"place 3To J15"}','3aae0192ac6f3b5e5040d0492bcac7f2c9dd2d7d5d5389bfa271ac5c1c703b94',1777636800);
INSERT INTO "log" VALUES(4,22,'action',0,21,1,'{"action":"place 2So M15"}','aaf6a9b68978b436a5f783b57eb46ada171d77319a5a636b4e6f49318900d586',1777636800);
INSERT INTO "log" VALUES(4,23,'action',1,22,2,'{"action":"place 2S: L15"}','0928ce08d975037a73085fa7ea07f96861171fba83b518eebef89d5c57203c54',1777636800);
INSERT INTO "log" VALUES(4,24,'action',0,23,1,'{"action":"place 1So J9"}','2772daa9b5b7b2eb4a278416248640b70bbe352125a37e8f49727a973e58a526',1777636800);
INSERT INTO "log" VALUES(4,25,'action',1,24,2,'{"action":"place 1So M16"}','cf49f7ee9bf058c75b7bde8aae72cebd4892a9724c26033884dd2e3d406f81ef',1777636800);
INSERT INTO "log" VALUES(4,26,'action',0,25,1,'{"action":"place 3T* I15"}','396d49095bab479d5737c709c60a19f402aa1375cebf3304f0fd9fa01b41b286',1777636800);
INSERT INTO "log" VALUES(4,27,'action',1,26,2,'{"action":"place 1C* L8"}','3174abf91c88bb8ba559e9d385a2aafc6b96938dcc6e6024473020e40737e1ff',1777636800);
INSERT INTO "log" VALUES(4,28,'action',0,27,1,'{"action":"place W Q12"}','8ca5bd013ddb5bdada70f6763dc89d7a5718336aee2a860df8895e6a6a4ffb21',1777636800);
INSERT INTO "log" VALUES(4,29,'action',1,28,2,'{"action":"place 2So R12"}','6a07dd640acc38e6e3146488e66263dd65a878826581da8d29801b2ea871209b',1777636800);
INSERT INTO "log" VALUES(4,30,'action',0,29,1,'{"action":"place 3To I14"}','5ab9c7619a55cb74a1977192fdbeb35d383b88b0534f70716074050d537007b9',1777636800);
INSERT INTO "log" VALUES(4,31,'action',1,30,2,'{"action":"place 3C* M8"}','b0941e8e5091487e16e174c37a2129857f0e2f9d012d20483ff420e31ea8ca9f',1777636800);
INSERT INTO "log" VALUES(4,32,'action',0,31,1,'{"action":"place 1Co O10"}','8173b7323e7e154367ebccf5768beb8b8a3b874a8036398ca84920ed9f68a487',1777636800);
INSERT INTO "log" VALUES(4,33,'action',1,32,2,'{"action":"place W L14"}','ecfa54ab3908a13bf938d23fd86ca738eb9a57befc3f6ce79864c62369d09053',1777636800);
INSERT INTO "log" VALUES(4,34,'action',0,33,1,'{"action":"place W J11"}','e98210186d439ad6ce90e1d9f735a46382aaef6201242751a3932611cf74d821',1777636800);
INSERT INTO "log" VALUES(4,35,'action',1,34,2,'{"action":"place 3Co H14"}','51916b862ba9da7f0e8cf3aaace0bd1a54ebe45a0cf65dd22eb2fdf78bf4cd17',1777636800);
INSERT INTO "log" VALUES(4,36,'action',0,35,1,'{"action":"place 1S* L7"}','91f5d49dd331d61b3f0a73837c95d181c74a9e65d466e6c20f85ce78d8b2170b',1777636800);
INSERT INTO "log" VALUES(4,37,'action',1,36,2,'{"action":"place 2S* Q11"}','9d5044f215d3ace6f1039c755ac431959a017721401bf7cf9385d82e041d9f6a',1777636800);
INSERT INTO "log" VALUES(4,38,'action',0,37,1,'{"action":"place 3C: N8"}','93467842740cbc3100197aff665027289ecedf5567ccd05db8d5690af0b41eac',1777636800);
INSERT INTO "log" VALUES(4,39,'action',1,38,2,'{"action":"place 3So J12"}','37c8c5be32e6345ea1e7d61aec47b3b5cc8f7e0ffe63058dc2a112413ec34a44',1777636800);
INSERT INTO "log" VALUES(4,40,'action',0,39,1,'{"action":"place 1T* P14"}','c2a5d0a96b067dd45c51aaaa696e4c04be7182de769fb22a2f3172fcde3ddc2a',1777636800);
INSERT INTO "log" VALUES(4,41,'action',1,40,2,'{"action":"place 1C: N7"}','dc3478798d63ad95799cad2425d3e23811920f0e5f07e02d3efbc3f53210279d',1777636800);
INSERT INTO "log" VALUES(4,42,'action',0,41,1,'{"action":"place 2T* P15"}','f6a00b20c9cc637464040e3f4fda797800640cb9956f044739255e8ff46fde61',1777636800);
INSERT INTO "log" VALUES(4,43,'action',1,42,2,'{"action":"place 2C: O8"}','4c4b30549df708141932e7fbd290b25a7ef1803af5c44aa3687e6c99ece4c1f4',1777636800);
INSERT INTO "log" VALUES(4,44,'action',0,43,1,'{"action":"place 2S: N15"}','4e166a0c21e0bd658c03ecc67a6d9027dbfe5db36b561c26a358bc7b5566443c',1777636800);
INSERT INTO "log" VALUES(4,45,'action',1,44,2,'{"action":"place 1T: Q14"}','b4c14e9ca4edbe9e9ee5241801a9293296144ad9855a6988ea7ecb32ded88abe',1777636800);
INSERT INTO "log" VALUES(4,46,'action',0,45,1,'{"action":"place 2C* Q10"}','d31d8960129c4023759491685edfcaaae48fa5cd3079820b64db43127214dcda',1777636800);
INSERT INTO "log" VALUES(4,47,'action',1,46,2,'{"action":"place 3T: R14"}','a91229bfaf42eeba4e863998ae78adebde8bc779881bee041b0601d8a97f381e',1777636800);
INSERT INTO "log" VALUES(4,48,'action',0,47,1,'{"action":"place 1C: O9"}','755f050a23b265172edc84f87c6c9581ac012d8309d2bb33d8714ccdb6f729b8',1777636800);
INSERT INTO "log" VALUES(4,49,'action',1,48,2,'{"action":"place 3T* J16"}','9058c2bb4e00391121b8b889d071361459a9b8db55990cd4b8f7629e35b77624',1777636800);
INSERT INTO "log" VALUES(4,50,'action',0,49,1,'{"action":"place 2To O12"}','75d477b7737fdb92b1c15d5ff3b5a1515ffa9e9a0d53061be25ec3444390f76f',1777636800);
INSERT INTO "log" VALUES(4,51,'action',1,50,2,'{"action":"place 3S* L6"}','4150fca89b42330ccb24f594191ab5c61716e425a012215061b4d1dda91e564a',1777636800);
INSERT INTO "log" VALUES(4,52,'action',0,51,1,'{"action":"place 1T: N6"}','0dfd73ca4c48a090721d3e77a3d98d0bc7176c22eb960b16b7887c1448d62d82',1777636800);
INSERT INTO "log" VALUES(4,53,'action',1,52,2,'{"action":"place 3C: H13"}','2888cee51ba17d659251222b382cf5924154868456c314c51dfc73b44c907bcb',1777636800);
INSERT INTO "log" VALUES(4,54,'action',0,53,1,'{"action":"place 3T: H12"}','f5f09784ac51b25d7ee13a8837ac7a310a786de0bdf5cd6a1b497bd70c935fca',1777636800);
INSERT INTO "log" VALUES(4,55,'action',1,54,2,'{"action":"place 1T* I11"}','a6165bec77164c13250067614eadbeb0727a7e75c3b12cb90006350c19d49b45',1777636800);
INSERT INTO "log" VALUES(4,56,'action',0,55,1,'{"action":"place 3S: S14"}','d42f1bb765235c4c3cc214fd8bef421a34fb330fef050ae6dc538ad38af48315',1777636800);
INSERT INTO "log" VALUES(4,57,'action',1,56,2,'{"action":"place 1S* L5"}','a107c4f8748572e13034339b0d18a4e2ddbbac4a5f4d0914c14d1184d39f55fb',1777636800);
INSERT INTO "log" VALUES(4,58,'action',0,57,1,'{"action":"place 1To J8"}','97dac3a281e0ad111d10482986b0daf106ee69f527eca66d783c4b54c97359ae',1777636800);
INSERT INTO "log" VALUES(4,59,'action',1,58,2,'{"action":"place 3S: T14"}','0989616d991fe7bee6d5f04fd493e559fb297c826082f60b72bf28620b2cbc5f',1777636800);
INSERT INTO "log" VALUES(5,1,'start',NULL,NULL,NULL,'{"computers":[null,null,null,null],"options":{"fast":false,"first":"1","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false},"people":[5,1,2,3],"rules":1,"seed":"ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d"}','234267213c058553cb2f03d1496b7906245caf7e59821eaf356298daf33634dd',1777636800);
INSERT INTO "log" VALUES(6,1,'start',NULL,NULL,NULL,'{"computers":[null,null,null,null],"options":{"fast":false,"first":"1","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false},"people":[2,3,1,5],"rules":1,"seed":"e7f6c011776e8db7cd330b54174fd76f7d0216b612387a5ffcfb81e6f0919683"}','e200cff927b4edbefcd4c823f6a25c5ba06cbf2cd967d4c14899955c13f01888',1777636800);
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    rev INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled', 'stuck')),
    options TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES players (id),
    open_to_all INTEGER NOT NULL CHECK (open_to_all IN (0, 1)),
    start_when_full INTEGER NOT NULL CHECK (start_when_full IN (0, 1)),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    seq INTEGER NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    seed_hash TEXT NOT NULL,
    seed TEXT,
    created INTEGER NOT NULL,
    started INTEGER,
    finished INTEGER,
    ranks TEXT NOT NULL,
    claimed INTEGER NOT NULL CHECK (claimed IN (0, 1)),
    allowance INTEGER CHECK (allowance > 0),
    bank INTEGER CHECK (bank >= 0),
    on_timeout TEXT CHECK (on_timeout IN ('move', 'wait')),
    paused INTEGER,
    paused_by_vote INTEGER NOT NULL DEFAULT 0 CHECK (paused_by_vote IN (0, 1)),
    frozen INTEGER,
    credited INTEGER NOT NULL DEFAULT 0,
    own_thread INTEGER CHECK (own_thread IN (0, 1))
) STRICT;
INSERT INTO "matches" VALUES(1,18,'clustered',1,'running','{"fast":false,"first":"random","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false}',1,1,0,700,70,NULL,15,1777636800,'9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280',NULL,1777636800,1777636800,NULL,'[]',0,NULL,NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES(2,18,'cutterland',1,'running','{"bag":[],"box":[],"fill":false,"filled":0,"first":"random","hints":true,"mirrored":false,"overcut":"reject","pack":"classics","pieces":"cut","preview":true,"shown":false}',1,1,0,700,70,NULL,15,1777636800,'0c08173828583fc6ecd6ecdbcca7b6939c49c242ad5107e39deb7b0a5996b903',NULL,1777636800,1777636800,NULL,'[]',0,NULL,NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES(3,18,'wildlands',2,'running','{"even_start":false,"faction_1":"random","faction_2":"random","faction_3":"random","hints":true,"map":"stonecrown"}',1,1,0,700,70,NULL,29,1777636800,'80903da4e6bbdf96e8ff6fc3966b0cfd355c7e860bdd1caa8e4722d9230e40ac',NULL,1777636800,1777636800,NULL,'[]',0,NULL,NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES(4,61,'clustered',1,'finished','{"fast":false,"first":"random","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false}',1,1,0,700,70,NULL,59,1777636800,'5a9eab9148389395eff050ddf00220d722123ca8736c862bf200316389b3f611','4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a',1777636800,1777636800,1777636800,'[2,1]',0,NULL,NULL,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES(5,1,'clustered',1,'running','{"fast":false,"first":"1","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false}',4,1,1,700,70,NULL,1,1777636800,'b2928391f8a477a27749a556b7386f4da4391e98df1c76459ba7f4ac2ee1a8f7',NULL,1777636800,1777636800,NULL,'[]',0,86400,259200,'move',NULL,0,NULL,0,NULL);
INSERT INTO "matches" VALUES(6,1,'clustered',1,'running','{"fast":false,"first":"1","handicap":[],"hints":true,"size_bonuses":false,"table":"open","third_wild":false}',4,1,1,700,70,NULL,1,1777636800,'93f620df2bb7d859378709f71b820725ef54d985e86662c51027ccfd18d66208',NULL,1777636800,1777636800,NULL,'[]',0,86400,259200,'move',NULL,0,NULL,0,NULL);
CREATE TABLE mirrors (
    match INTEGER NOT NULL REFERENCES matches (id),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (match, guild)
) STRICT;
CREATE TABLE notes (
    message INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    note TEXT NOT NULL,
    params TEXT NOT NULL
) STRICT;
CREATE TABLE orders (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    orders TEXT NOT NULL,
    quiet TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT;
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches (id),
    league INTEGER REFERENCES leagues (id),
    seq INTEGER NOT NULL DEFAULT 0,
    mode TEXT NOT NULL CHECK (mode IN ('post', 'edit', 'note', 'remind', 'announce')),
    asked TEXT NOT NULL DEFAULT '[]',
    note TEXT,
    params TEXT NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    first_try_at INTEGER,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'dead')),
    reason TEXT,
    guild INTEGER NOT NULL DEFAULT 0,
    CHECK ((match IS NULL) <> (league IS NULL)),
    CHECK ((mode = 'announce') = (league IS NOT NULL))
) STRICT;
INSERT INTO "outbox" VALUES(193434097,1,NULL,0,'post','[]',NULL,'{"opened":1}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434098,1,NULL,0,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434099,1,NULL,0,'note','[]','one-more','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434100,1,NULL,0,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434101,1,NULL,1,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434102,1,NULL,2,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434103,1,NULL,3,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434104,1,NULL,4,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434105,1,NULL,5,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434106,1,NULL,6,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434107,1,NULL,7,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434108,1,NULL,8,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434109,1,NULL,9,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434110,1,NULL,10,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434111,1,NULL,11,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434112,1,NULL,12,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434113,1,NULL,13,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434114,1,NULL,14,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434115,1,NULL,15,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434116,2,NULL,0,'post','[]',NULL,'{"opened":1}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434117,2,NULL,0,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434118,2,NULL,0,'note','[]','one-more','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434119,2,NULL,0,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434120,2,NULL,1,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434121,2,NULL,2,'post','[1,3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434122,2,NULL,3,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434123,2,NULL,4,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434124,2,NULL,5,'post','[1,2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434125,2,NULL,6,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434126,2,NULL,7,'post','[1,3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434127,2,NULL,8,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434128,2,NULL,9,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434129,2,NULL,10,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434130,2,NULL,11,'post','[2,3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434131,2,NULL,12,'post','[3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434132,2,NULL,13,'post','[1,2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434133,2,NULL,14,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434134,2,NULL,15,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434135,3,NULL,0,'post','[]',NULL,'{"opened":1}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434136,3,NULL,0,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434137,3,NULL,0,'note','[]','one-more','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434138,3,NULL,0,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434139,3,NULL,1,'post','[1,2,3]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434140,3,NULL,2,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434141,3,NULL,3,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434142,3,NULL,4,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434143,3,NULL,5,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434144,3,NULL,6,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434145,3,NULL,9,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434146,3,NULL,10,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434147,3,NULL,13,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434148,3,NULL,16,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434149,3,NULL,19,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434150,3,NULL,20,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434151,3,NULL,23,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434152,3,NULL,26,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434153,3,NULL,29,'edit','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434154,4,NULL,0,'post','[]',NULL,'{"opened":1}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434155,4,NULL,0,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434156,4,NULL,1,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434157,4,NULL,2,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434158,4,NULL,3,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434159,4,NULL,4,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434160,4,NULL,5,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434161,4,NULL,6,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434162,4,NULL,7,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434163,4,NULL,8,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434164,4,NULL,9,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434165,4,NULL,10,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434166,4,NULL,11,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434167,4,NULL,12,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434168,4,NULL,13,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434169,4,NULL,14,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434170,4,NULL,15,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434171,4,NULL,16,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434172,4,NULL,17,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434173,4,NULL,18,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434174,4,NULL,19,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434175,4,NULL,20,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434176,4,NULL,21,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434177,4,NULL,22,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434178,4,NULL,23,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434179,4,NULL,24,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434180,4,NULL,25,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434181,4,NULL,26,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434182,4,NULL,27,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434183,4,NULL,28,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434184,4,NULL,29,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434185,4,NULL,30,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434186,4,NULL,31,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434187,4,NULL,32,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434188,4,NULL,33,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434189,4,NULL,34,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434190,4,NULL,35,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434191,4,NULL,36,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434192,4,NULL,37,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434193,4,NULL,38,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434194,4,NULL,39,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434195,4,NULL,40,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434196,4,NULL,41,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434197,4,NULL,42,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434198,4,NULL,43,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434199,4,NULL,44,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434200,4,NULL,45,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434201,4,NULL,46,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434202,4,NULL,47,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434203,4,NULL,48,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434204,4,NULL,49,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434205,4,NULL,50,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434206,4,NULL,51,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434207,4,NULL,52,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434208,4,NULL,53,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434209,4,NULL,54,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434210,4,NULL,55,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434211,4,NULL,56,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434212,4,NULL,57,'post','[1]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434213,4,NULL,58,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434214,4,NULL,59,'post','[]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434215,4,NULL,59,'note','[]','over','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434216,NULL,1,0,'announce','[]','sign-up','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434217,NULL,1,0,'announce','[]','roster','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434218,NULL,1,0,'announce','[]','roster','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434219,NULL,1,0,'announce','[]','roster','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434220,NULL,1,0,'announce','[]','roster','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434221,NULL,1,0,'announce','[]','began','{"season":1}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434222,NULL,1,0,'announce','[]','absence','{"season":1}',1777723200,1777723200,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434223,NULL,1,0,'announce','[]','digest','{"season":1}',1778248800,1778248800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434224,NULL,1,0,'announce','[]','roster','{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434225,5,NULL,1,'post','[5]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
INSERT INTO "outbox" VALUES(193434226,6,NULL,1,'post','[2]',NULL,'{}',1777636800,1777636800,0,NULL,'waiting',NULL,0);
CREATE TABLE page_keys (
    hash TEXT PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL CHECK (kind IN ('link', 'session')),
    until INTEGER NOT NULL
) STRICT;
CREATE TABLE plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    made INTEGER NOT NULL,
    lines TEXT NOT NULL,
    missed TEXT,
    UNIQUE (match, seat)
) STRICT;
INSERT INTO "plans" VALUES(1,1,0,1,15,'[{"do":["place 2T: P14"],"on":"turn 24"},{"do":["place 2To P13"],"on":"turn 24"},{"do":["place 2To O12"],"on":"turn 24"},{"do":["place 2T: O15"],"on":"turn 24"},{"do":["place 3S: I15"],"on":"turn 24"}]',NULL);
INSERT INTO "plans" VALUES(2,1,1,2,15,'[{"do":["place 3So I15"],"on":"turn 24"},{"do":["place 3C* I13"],"on":"turn 24"},{"do":["place 2C: L12"],"on":"turn 24"},{"do":["place 3So H14"],"on":"turn 24"}]',NULL);
INSERT INTO "plans" VALUES(3,3,1,2,29,'[{"do":["reveal 1","reveal 2","move 2 32 23a","claim 32 124r 23c5 2c4a","end"],"known":"0 0 0 0 0/a1 a2 a3 a5/","on":"turn 2 0 0 5"}]',NULL);
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    user INTEGER UNIQUE,
    name TEXT NOT NULL CHECK (length(name) <= 32),
    chosen TEXT,
    seen TEXT,
    met INTEGER NOT NULL,
    theme TEXT,
    palette TEXT,
    pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1)),
    reminders TEXT NOT NULL DEFAULT 'off' CHECK (reminders IN ('off', 'channel', 'dm')),
    letters INTEGER NOT NULL DEFAULT 0 CHECK (letters IN (0, 1)),
    calls TEXT NOT NULL DEFAULT 'channel' CHECK (calls IN ('channel', 'dm')),
    unreachable INTEGER NOT NULL DEFAULT 0 CHECK (unreachable IN (0, 1)),
    league_letters INTEGER NOT NULL DEFAULT 1 CHECK (league_letters IN (0, 1)),
    question_letters INTEGER NOT NULL DEFAULT 1 CHECK (question_letters IN (0, 1)),
    next_letters INTEGER NOT NULL DEFAULT 0 CHECK (next_letters IN (0, 1)),
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    keeps TEXT NOT NULL DEFAULT 'no' CHECK (keeps IN ('no', 'thread', 'dm')),
    keeps_calls INTEGER NOT NULL DEFAULT 0 CHECK (keeps_calls IN (0, 1)),
    direct_channel INTEGER
) STRICT;
INSERT INTO "players" VALUES(1,4500000003735163120,'Ana',NULL,'en',1777636800,NULL,NULL,1,1,'off',0,'channel',0,1,1,0,0,'no',0,NULL);
INSERT INTO "players" VALUES(2,4500000003845004525,'Bo',NULL,'en',1777636800,NULL,NULL,1,1,'off',0,'channel',0,1,1,0,0,'no',0,NULL);
INSERT INTO "players" VALUES(3,4500000001834451789,'Cid',NULL,'en',1777636800,NULL,NULL,1,1,'off',0,'channel',0,1,1,0,0,'no',0,NULL);
INSERT INTO "players" VALUES(4,4500000001250046232,'Host',NULL,'en',1777636800,NULL,NULL,1,1,'off',0,'channel',0,1,1,0,0,'no',0,NULL);
INSERT INTO "players" VALUES(5,4500000003455068967,'Dee',NULL,'en',1777636800,NULL,NULL,1,1,'off',0,'channel',0,1,1,0,0,'no',0,NULL);
CREATE TABLE playing_hours (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    zone TEXT NOT NULL,
    wake INTEGER NOT NULL CHECK (wake BETWEEN 0 AND 1439),
    sleep INTEGER NOT NULL CHECK (sleep BETWEEN 0 AND 1439),
    days_off TEXT NOT NULL,
    vacation INTEGER NOT NULL CHECK (vacation IN (0, 1)),
    year INTEGER NOT NULL,
    spent INTEGER NOT NULL CHECK (spent >= 0),
    away_until INTEGER NOT NULL,
    former TEXT,
    counts INTEGER NOT NULL DEFAULT 0,
    asked INTEGER NOT NULL DEFAULT 0,
    wishes TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE processes (
    id INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,
    started INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    stays INTEGER NOT NULL DEFAULT 1,
    session INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE puzzle_drafts (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    day INTEGER NOT NULL,
    actions TEXT NOT NULL,
    draft TEXT NOT NULL
) STRICT;
CREATE TABLE puzzle_posts (
    guild INTEGER PRIMARY KEY,
    day INTEGER NOT NULL,
    place INTEGER NOT NULL,
    message INTEGER,
    before INTEGER
) STRICT;
CREATE TABLE puzzle_tries (
    player INTEGER NOT NULL REFERENCES players (id),
    day INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild INTEGER,
    points INTEGER NOT NULL,
    best INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, day, number)
) STRICT;
CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    seed TEXT NOT NULL,
    asked INTEGER NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0,
    answer TEXT
) STRICT;
CREATE TABLE result_seats (
    match INTEGER NOT NULL REFERENCES results (match) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    saved INTEGER NOT NULL DEFAULT 0 CHECK (saved IN (0, 1)),
    PRIMARY KEY (match, seat)
) STRICT;
INSERT INTO "result_seats" VALUES(4,0,1,2,7,0,0);
INSERT INTO "result_seats" VALUES(4,1,2,1,8,0,0);
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO "results" VALUES(1,4,700,'clustered',1777636800);
CREATE TABLE seating (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    offers TEXT NOT NULL,
    reservations TEXT NOT NULL,
    rematch_of INTEGER REFERENCES matches (id),
    number INTEGER,
    what TEXT,
    target INTEGER,
    player INTEGER REFERENCES players (id),
    agreed TEXT,
    asked INTEGER,
    colours TEXT NOT NULL DEFAULT '[]',
    nudged INTEGER NOT NULL DEFAULT 0 CHECK (nudged IN (0, 1)),
    quiet_actor INTEGER
) STRICT;
INSERT INTO "seating" VALUES(1,'[]','[]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]',1,NULL);
INSERT INTO "seating" VALUES(2,'[]','[]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]',1,NULL);
INSERT INTO "seating" VALUES(3,'[]','[]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]',1,NULL);
CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    computer TEXT,
    resigned INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    decision INTEGER,
    since INTEGER,
    due INTEGER,
    remaining INTEGER CHECK (remaining >= 0),
    bank INTEGER NOT NULL DEFAULT 0 CHECK (bank >= 0),
    strikes INTEGER NOT NULL DEFAULT 0 CHECK (strikes >= 0),
    reminders_sent INTEGER NOT NULL DEFAULT 0 CHECK (reminders_sent >= 0),
    hours TEXT,
    used INTEGER NOT NULL DEFAULT 0,
    sealed TEXT,
    PRIMARY KEY (match, seat)
) STRICT;
INSERT INTO "seats" VALUES(1,0,1,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(1,1,2,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(1,2,3,NULL,0,15,1777636800,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(2,0,1,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(2,1,2,NULL,0,13,1777636800,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(2,2,3,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(3,0,1,NULL,0,29,1777636800,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(3,1,2,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(3,2,3,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(4,0,1,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(4,1,2,NULL,0,NULL,NULL,NULL,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(5,0,5,NULL,0,1,1777636800,1777982400,NULL,259200,0,0,'["UTC", 0, 0, []]',0,NULL);
INSERT INTO "seats" VALUES(5,1,1,NULL,0,NULL,NULL,NULL,NULL,259200,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(5,2,2,NULL,0,NULL,NULL,NULL,NULL,259200,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(5,3,3,NULL,0,NULL,NULL,NULL,NULL,259200,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(6,0,2,NULL,0,1,1777636800,1777982400,NULL,259200,0,0,'["UTC", 0, 0, []]',0,NULL);
INSERT INTO "seats" VALUES(6,1,3,NULL,0,NULL,NULL,NULL,NULL,259200,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(6,2,1,NULL,0,NULL,NULL,NULL,NULL,259200,0,0,NULL,0,NULL);
INSERT INTO "seats" VALUES(6,3,5,NULL,0,NULL,NULL,NULL,NULL,259200,0,0,NULL,0,NULL);
CREATE TABLE seeks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK (seats > 1),
    pace TEXT NOT NULL CHECK (pace IN ('now', 'days')),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    joined INTEGER NOT NULL,
    leaves INTEGER NOT NULL,
    reason TEXT
) STRICT;
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1)),
    games_channel INTEGER,
    organiser_role INTEGER,
    notice_channel INTEGER,
    locale TEXT,
    greeted INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1)),
    theme TEXT,
    palette TEXT,
    threads_suggested INTEGER NOT NULL DEFAULT 0 CHECK (threads_suggested IN (0, 1)),
    shares_queue INTEGER NOT NULL DEFAULT 0 CHECK (shares_queue IN (0, 1)),
    puzzle_channel INTEGER,
    puzzle_hour INTEGER NOT NULL DEFAULT 8 CHECK (puzzle_hour BETWEEN 0 AND 23),
    news_role INTEGER,
    calls_role INTEGER NOT NULL DEFAULT 0 CHECK (calls_role IN (0, 1)),
    weekly_channel INTEGER,
    zone TEXT NOT NULL DEFAULT 'UTC',
    weekly_done INTEGER NOT NULL DEFAULT 0,
    weekly_tried INTEGER NOT NULL DEFAULT 0,
    page_secret TEXT
) STRICT;
CREATE TABLE sessions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    first INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL CHECK (number > 0),
    options TEXT NOT NULL,
    UNIQUE (first, number)
) STRICT;
CREATE TABLE shard_leases (
    shard INTEGER PRIMARY KEY,
    process INTEGER NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    successor INTEGER REFERENCES processes (id) ON DELETE SET NULL,
    opened INTEGER NOT NULL DEFAULT 0,
    accepted TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE stakes (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    league INTEGER,
    fixture INTEGER,
    number INTEGER NOT NULL,
    UNIQUE (league, fixture, number)
) STRICT;
INSERT INTO "stakes" VALUES(5,1,1,10001,1);
INSERT INTO "stakes" VALUES(6,1,1,10002,1);
CREATE INDEX page_keys_player ON page_keys (player);
CREATE INDEX hearers_by_player ON hearers (player);
CREATE INDEX puzzle_tries_by_guild ON puzzle_tries (guild, day);
CREATE INDEX matches_by_guild ON matches (guild, status);
CREATE INDEX matches_by_host ON matches (host, status);
CREATE INDEX matches_by_thread ON matches (thread) WHERE thread IS NOT NULL;
CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;
CREATE INDEX seating_by_rematch ON seating (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX seating_by_player ON seating (player) WHERE player IS NOT NULL;
CREATE INDEX invitations_by_player ON invitations (player);
CREATE INDEX follows_by_player ON follows (player);
CREATE INDEX mirrors_by_guild ON mirrors (guild);
CREATE UNIQUE INDEX seeks_by_player ON seeks (player, game) WHERE reason IS NULL;
CREATE UNIQUE INDEX log_answers ON log (match, seat, decision) WHERE kind = 'action';
CREATE INDEX log_by_actor ON log (actor) WHERE actor IS NOT NULL;
CREATE TRIGGER log_forbids_delete BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_forbids_update BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX answers_by_player ON answers (player, at);
CREATE INDEX orders_by_player ON orders (player);
CREATE INDEX last_seen_by_player ON last_seen (player);
CREATE INDEX kept_panels_by_message ON kept_panels (message);
CREATE INDEX kept_panels_by_player ON kept_panels (player);
CREATE INDEX results_by_guild ON results (guild);
CREATE INDEX result_seats_by_player ON result_seats (player) WHERE player IS NOT NULL;
CREATE INDEX leagues_by_guild ON leagues (guild);
CREATE INDEX leagues_by_founder ON leagues (founder);
CREATE INDEX league_events_by_actor ON league_events (actor) WHERE actor IS NOT NULL;
CREATE TRIGGER league_events_forbid_delete BEFORE DELETE ON league_events
BEGIN SELECT RAISE(ABORT, 'the events of a league are append-only'); END;
CREATE TRIGGER league_events_forbid_update BEFORE UPDATE ON league_events
BEGIN SELECT RAISE(ABORT, 'the events of a league are append-only'); END;
CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX outbox_waiting ON outbox (match, league, id) WHERE state = 'waiting';
CREATE INDEX calls_by_message ON calls (message) WHERE message IS NOT NULL;
CREATE INDEX notes_by_match ON notes (match);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',193434226);
INSERT INTO "sqlite_sequence" VALUES('matches',6);
INSERT INTO "sqlite_sequence" VALUES('jobs',119);
INSERT INTO "sqlite_sequence" VALUES('plans',3);
INSERT INTO "sqlite_sequence" VALUES('results',1);
INSERT INTO "sqlite_sequence" VALUES('leagues',1);
COMMIT;
