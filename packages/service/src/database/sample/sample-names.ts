/**
 * Names as written in their country. One row: given names, family names, country, language, cities, streets, family
 * name first.
 */
export const sampleNames = `
create temp table names (id int, given text[], family text[], country text, language text, cities text[], streets text[], is_family_first boolean);
insert into names values
 (0, '{Anna,Lena,Jonas,Felix,Greta,Jürgen,Sören,Ursula}', '{Müller,Schäfer,Köhler,Weiß,Bauer,Groß,Öztürk,Vogel}', 'DE', 'de', '{Berlin,München,Köln,Leipzig}', '{Hauptstraße,Lindenweg,Am Markt}', false),
 (1, '{Emma,Oliver,Amelia,Harry,Isla,Jack,Niamh,Seán}', '{Smith,O''Brien,Taylor,Evans,Wright,Walker,Clarke,Hughes}', 'GB', 'en', '{London,Leeds,Bristol,Glasgow}', '{High Street,Station Road,Mill Lane}', false),
 (2, '{Chloé,Léa,Noël,Théo,Zoé,Hélène,Benoît,Aurélie}', '{Dubois,Lefèvre,Garçon,Moreau,Rousseau,D''Amour,Bérenger,Petit}', 'FR', 'fr', '{Paris,Lyon,Nîmes,Besançon}', '{rue de la Paix,avenue Foch,place du Marché}', false),
 (3, '{Lucía,José,Íñigo,María,Ángel,Begoña,Núria,Xavier}', '{García,Núñez,Ibáñez,Muñoz,Peña,Castaño,Güell,Rojas}', 'ES', 'es', '{Madrid,Málaga,Cádiz,"A Coruña"}', '{calle Mayor,avenida del Sol,plaza de España}', false),
 (4, '{Иван,Ольга,Дмитрий,Анна,Сергей,Юлия,Павел,Екатерина}', '{Петренко,Шевченко,Коваль,Мельник,Бондар,Лысенко,Мороз,Кравец}', 'UA', 'uk', '{Київ,Львів,Одеса,Харків}', '{вул. Шевченка,вул. Лесі Українки,пр. Миру}', false),
 (5, '{花子,太郎,美咲,翔太,陽菜,蓮,さくら,健一}', '{佐藤,鈴木,高橋,田中,渡辺,伊藤,山本,中村}', 'JP', 'ja', '{東京,大阪,京都,札幌}', '{中央通り,桜町,本町}', true),
 (6, '{伟,芳,娜,秀英,敏,静,磊,洋}', '{王,李,张,刘,陈,杨,赵,黄}', 'CN', 'zh', '{上海,北京,成都,广州}', '{人民路,中山路,解放街}', true),
 (7, '{Ελένη,Γιώργος,Μαρία,Νίκος,Σοφία,Κώστας,Αθηνά,Πέτρος}', '{Παπαδόπουλος,Νικολάου,Γεωργίου,Ιωάννου,Δημητρίου,Οικονόμου,Βασιλείου,Αγγέλου}', 'GR', 'el', '{Αθήνα,Πάτρα,Βόλος,Χανιά}', '{οδός Ερμού,Λεωφόρος Συγγρού,πλατεία Ομονοίας}', false),
 (8, '{محمد,فاطمة,أحمد,عائشة,يوسف,مريم,خالد,ليلى}', '{الحداد,النجار,المصري,الخطيب,العلي,السيد,الشامي,البغدادي}', 'EG', 'ar', '{القاهرة,الإسكندرية,الجيزة,أسوان}', '{"شارع النيل","شارع الجمهورية","ميدان التحرير"}', false),
 (9, '{आरव,प्रिया,रोहन,अनन्या,विवेक,काव्या,अर्जुन,मीरा}', '{शर्मा,पटेल,सिंह,गुप्ता,कुमार,जोशी,मेहता,नायर}', 'IN', 'hi', '{दिल्ली,मुंबई,पुणे,जयपुर}', '{गांधी मार्ग,नेहरू रोड,स्टेशन रोड}', false),
 (10, '{Minh,Hương,Tuấn,Thảo,Đức,Ngọc,Khánh,Lan}', '{Nguyễn,Trần,Lê,Phạm,Hoàng,Võ,Đặng,Bùi}', 'VN', 'vi', '{"Hà Nội","Đà Nẵng","Huế","Cần Thơ"}', '{Lê Lợi,Trần Phú,Nguyễn Huệ}', true),
 (11, '{Zuzanna,Paweł,Łukasz,Małgorzata,Stanisław,Kinga,Wojciech,Agnieszka}', '{Wiśniewski,Kowalczyk,Zieliński,Dąbrowski,Woźniak,Król,Łuczak,Żak}', 'PL', 'pl', '{Kraków,Łódź,Gdańsk,Wrocław}', '{ul. Długa,ul. Polna,Rynek}', false);
create temp table words (kind text, list text[]);
insert into words values
 ('adjective', '{Compact,Quiet,Sturdy,Foldable,Classic,Bright,Light,Heavy,Soft,Smart,Slim,Warm}'),
 ('material', '{oak,steel,wool,linen,glass,bamboo,leather,copper,cork,cotton}'),
 ('thing', '{desk,lamp,chair,kettle,blanket,rack,clock,mug,backpack,mirror,notebook,radio,teapot,toolbox,umbrella,stool,vase,speaker,tray,basket}'),
 ('note', '{Leave it with the neighbour.,Please ring twice.,Call before delivery ☎️,Birthday present 🎁,Deliver after 6 pm.,Fragile: handle with care!,Second attempt after a lost parcel.,Invoice to head office.,Bitte vor der Tür ablegen.,Merci de livrer le matin.,お急ぎでお願いします。,Customer asked for a discount next time 😀}'),
 ('tag', '{urgent,wholesale,web,phone,repeat,fragile,express,export}'),
 ('carrier', '{DHL,UPS,Österreichische Post,Correos,ヤマト運輸,Nova Poshta}'),
 ('praise', '{Exactly what I hoped for.,Good value.,Arrived quickly and well packed.,The color is nicer than in the picture.,Would buy again 👍,Solid and heavy.}'),
 ('blame', '{It broke after a week.,Smaller than I thought.,The lid does not close.,Arrived scratched.,The manual is only in one language.,Too loud for a bedroom.}');
`;
