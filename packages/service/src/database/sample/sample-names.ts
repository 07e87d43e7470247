/**
 * Names as written in their country. One row: given names, family names, country, language, cities, streets, latitudes
 * and longitudes of the cities in degrees, family name first, dialing code, legal form of companies.
 */
export const sampleNames = `
create temp table names (id int, given text[], family text[], country text, language text, cities text[], streets text[], latitudes float8[], longitudes float8[], is_family_first boolean, dialing_code int, legal_form text);
insert into names values
 (0, '{Anna,Lena,Jonas,Felix,Greta,Jürgen,Sören,Ursula}', '{Müller,Schäfer,Köhler,Weiß,Bauer,Groß,Öztürk,Vogel}', 'DE', 'de', '{Berlin,München,Köln,Leipzig}', '{Hauptstraße,Lindenweg,Am Markt}', '{52.52,48.137,50.938,51.34}', '{13.405,11.575,6.96,12.373}', false, 49, 'GmbH'),
 (1, '{Emma,Oliver,Amelia,Harry,Isla,Jack,Niamh,Seán}', '{Smith,O''Brien,Taylor,Evans,Wright,Walker,Clarke,Hughes}', 'GB', 'en', '{London,Leeds,Bristol,Glasgow}', '{High Street,Station Road,Mill Lane}', '{51.507,53.8,51.455,55.864}', '{-0.128,-1.549,-2.588,-4.252}', false, 44, 'Ltd'),
 (2, '{Chloé,Léa,Noël,Théo,Zoé,Hélène,Benoît,Aurélie}', '{Dubois,Lefèvre,Garçon,Moreau,Rousseau,D''Amour,Bérenger,Petit}', 'FR', 'fr', '{Paris,Lyon,Nîmes,Besançon}', '{rue de la Paix,avenue Foch,place du Marché}', '{48.857,45.764,43.837,47.238}', '{2.352,4.836,4.36,6.024}', false, 33, 'SARL'),
 (3, '{Lucía,José,Íñigo,María,Ángel,Begoña,Núria,Xavier}', '{García,Núñez,Ibáñez,Muñoz,Peña,Castaño,Güell,Rojas}', 'ES', 'es', '{Madrid,Málaga,Cádiz,"A Coruña"}', '{calle Mayor,avenida del Sol,plaza de España}', '{40.417,36.721,36.527,43.362}', '{-3.704,-4.421,-6.289,-8.412}', false, 34, 'SL'),
 (4, '{Иван,Ольга,Дмитрий,Анна,Сергей,Юлия,Павел,Екатерина}', '{Петренко,Шевченко,Коваль,Мельник,Бондар,Лысенко,Мороз,Кравец}', 'UA', 'uk', '{Київ,Львів,Одеса,Харків}', '{вул. Шевченка,вул. Лесі Українки,пр. Миру}', '{50.45,49.84,46.482,49.994}', '{30.523,24.03,30.723,36.231}', false, 380, 'ТОВ'),
 (5, '{花子,太郎,美咲,翔太,陽菜,蓮,さくら,健一}', '{佐藤,鈴木,高橋,田中,渡辺,伊藤,山本,中村}', 'JP', 'ja', '{東京,大阪,京都,札幌}', '{中央通り,桜町,本町}', '{35.677,34.694,35.012,43.062}', '{139.65,135.502,135.768,141.354}', true, 81, '株式会社'),
 (6, '{伟,芳,娜,秀英,敏,静,磊,洋}', '{王,李,张,刘,陈,杨,赵,黄}', 'CN', 'zh', '{上海,北京,成都,广州}', '{人民路,中山路,解放街}', '{31.23,39.904,30.573,23.129}', '{121.474,116.407,104.066,113.264}', true, 86, '有限公司'),
 (7, '{Ελένη,Γιώργος,Μαρία,Νίκος,Σοφία,Κώστας,Αθηνά,Πέτρος}', '{Παπαδόπουλος,Νικολάου,Γεωργίου,Ιωάννου,Δημητρίου,Οικονόμου,Βασιλείου,Αγγέλου}', 'GR', 'el', '{Αθήνα,Πάτρα,Βόλος,Χανιά}', '{οδός Ερμού,Λεωφόρος Συγγρού,πλατεία Ομονοίας}', '{37.984,38.246,39.361,35.514}', '{23.728,21.735,22.943,24.018}', false, 30, 'ΕΠΕ'),
 (8, '{محمد,فاطمة,أحمد,عائشة,يوسف,مريم,خالد,ليلى}', '{الحداد,النجار,المصري,الخطيب,العلي,السيد,الشامي,البغدادي}', 'EG', 'ar', '{القاهرة,الإسكندرية,الجيزة,أسوان}', '{"شارع النيل","شارع الجمهورية","ميدان التحرير"}', '{30.044,31.2,30.013,24.089}', '{31.236,29.919,31.209,32.9}', false, 20, 'ش.م.م'),
 (9, '{आरव,प्रिया,रोहन,अनन्या,विवेक,काव्या,अर्जुन,मीरा}', '{शर्मा,पटेल,सिंह,गुप्ता,कुमार,जोशी,मेहता,नायर}', 'IN', 'hi', '{दिल्ली,मुंबई,पुणे,जयपुर}', '{गांधी मार्ग,नेहरू रोड,स्टेशन रोड}', '{28.614,19.076,18.52,26.912}', '{77.209,72.878,73.857,75.787}', false, 91, 'Pvt Ltd'),
 (10, '{Minh,Hương,Tuấn,Thảo,Đức,Ngọc,Khánh,Lan}', '{Nguyễn,Trần,Lê,Phạm,Hoàng,Võ,Đặng,Bùi}', 'VN', 'vi', '{"Hà Nội","Đà Nẵng","Huế","Cần Thơ"}', '{Lê Lợi,Trần Phú,Nguyễn Huệ}', '{21.028,16.054,16.464,10.045}', '{105.834,108.202,107.591,105.747}', true, 84, 'Co Ltd'),
 (11, '{Zuzanna,Paweł,Łukasz,Małgorzata,Stanisław,Kinga,Wojciech,Agnieszka}', '{Wiśniewski,Kowalczyk,Zieliński,Dąbrowski,Woźniak,Król,Łuczak,Żak}', 'PL', 'pl', '{Kraków,Łódź,Gdańsk,Wrocław}', '{ul. Długa,ul. Polna,Rynek}', '{50.065,51.759,54.352,51.108}', '{19.945,19.456,18.647,17.039}', false, 48, 'Sp. z o.o.');
create temp table words (kind text, list text[]);
insert into words values
 ('adjective', '{Compact,Simple,Sturdy,Elegant,Classic,Modern,Light,Handmade,Fine,Nordic,Slim,Everyday}'),
 ('thing', '{desk,lamp,chair,kettle,blanket,rack,clock,mug,backpack,mirror,notebook,radio,teapot,toolbox,umbrella,stool,vase,speaker,tray,basket}'),
 ('collection', '{Bergen,Lund,Porto,Siena,Tartu,Ghent,Kyoto,Cadiz,Turin,Aarhus,Lucerne,Dover}'),
 -- Materials of each thing.
 ('materials', '{oak steel bamboo,copper glass linen,oak leather steel,steel copper glass,wool cotton linen,steel oak bamboo,oak copper glass,glass steel bamboo,leather cotton linen,oak copper steel,leather cork linen,oak bamboo steel,glass copper steel,steel oak bamboo,cotton bamboo linen,oak cork steel,glass copper bamboo,oak bamboo cork,cork bamboo oak,bamboo cotton linen}'),
 ('note', '{Leave it with the neighbour.,Please ring twice.,Call before delivery ☎️,Birthday present 🎁,Deliver after 6 pm.,Fragile: handle with care!,Second attempt after a lost parcel.,Invoice to head office.,Bitte vor der Tür ablegen.,Merci de livrer le matin.,お急ぎでお願いします。,Customer asked for a discount next time 😀}'),
 ('tag', '{urgent,wholesale,web,phone,repeat,fragile,express,export}'),
 ('carrier', '{DHL,UPS,Österreichische Post,Correos,ヤマト運輸,Nova Poshta}'),
 ('praise', '{Exactly what I hoped for.,Good value.,Arrived quickly and well packed.,The color is nicer than in the picture.,Would buy again 👍,Solid and heavy.}'),
 ('blame', '{It broke after a week.,Smaller than I thought.,The color differs from the picture.,Arrived scratched.,Delivery took two weeks.,Not worth the price.}');
`;
