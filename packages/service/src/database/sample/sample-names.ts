/**
 * Names as written in their country. One row: given names, family names, both in Latin letters for email addresses,
 * country, language, cities, streets with % for the number of the house, postal codes with % for a digit, latitudes and
 * longitudes of the cities in degrees, how far addresses are from there in thousandths of a degree, family name first,
 * dialing code, legal form of companies.
 */
export const sampleNames = `
create temp table names (id int, given text[], family text[], latin_given text[], latin_family text[], country text, language text, cities text[], streets text[], postal_codes text[], latitudes float8[], longitudes float8[], distances int[], is_family_first boolean, dialing_code int, legal_form text);
insert into names values
 (0, '{Anna,Lena,Jonas,Felix,Greta,Jürgen,Sören,Ursula}', '{Müller,Schäfer,Köhler,Weiß,Bauer,Groß,Öztürk,Vogel}',
  '{anna,lena,jonas,felix,greta,juergen,soeren,ursula}', '{mueller,schaefer,koehler,weiss,bauer,gross,oeztuerk,vogel}', 'DE', 'de', '{Berlin,München,Köln,Leipzig}',
  '{Hauptstraße %,Lindenweg %,Am Markt %,Gartenstraße %,Bahnhofstraße %}', '{1011%,8033%,5067%,0410%}', '{52.52,48.137,50.938,51.34}', '{13.405,11.575,6.96,12.373}', '{40,40,30,30}', false, 49, 'GmbH'),
 (1, '{Emma,Oliver,Amelia,Harry,Isla,Jack,Niamh,Seán}', '{Smith,O''Brien,Taylor,Evans,Wright,Walker,Clarke,Hughes}',
  '{emma,oliver,amelia,harry,isla,jack,niamh,sean}', '{smith,obrien,taylor,evans,wright,walker,clarke,hughes}', 'GB', 'en', '{London,Leeds,Bristol,Glasgow}',
  '{% High Street,% Station Road,% Mill Lane,% Church Road,% Victoria Street}', '{E% 7QT,LS% 4DP,BS% 3NX,G% 8LR}', '{51.507,53.8,51.455,55.864}', '{-0.128,-1.549,-2.588,-4.252}', '{40,30,20,20}', false, 44, 'Ltd'),
 (2, '{Chloé,Léa,Noël,Théo,Zoé,Hélène,Benoît,Aurélie}', '{Dubois,Lefèvre,Garçon,Moreau,Rousseau,D''Amour,Bérenger,Petit}',
  '{chloe,lea,noel,theo,zoe,helene,benoit,aurelie}', '{dubois,lefevre,garcon,moreau,rousseau,damour,berenger,petit}', 'FR', 'fr', '{Paris,Lyon,Nîmes,Besançon}',
  '{"% rue de la Paix","% avenue Foch","% place du Marché","% rue Victor-Hugo","% boulevard Voltaire"}', '{7500%,6900%,3000%,2500%}', '{48.857,45.764,43.837,47.238}', '{2.352,4.836,4.36,6.024}', '{30,20,20,20}', false, 33, 'SARL'),
 (3, '{Lucía,José,Íñigo,María,Ángel,Begoña,Núria,Xavier}', '{García,Núñez,Ibáñez,Muñoz,Peña,Castaño,Güell,Rojas}',
  '{lucia,jose,inigo,maria,angel,begona,nuria,xavier}', '{garcia,nunez,ibanez,munoz,pena,castano,guell,rojas}', 'ES', 'es', '{Madrid,Málaga,Cádiz,"A Coruña"}',
  '{"calle Mayor, %","avenida del Sol, %","plaza de España, %","calle Real, %","calle San Juan, %"}', '{2800%,2900%,1100%,1500%}', '{40.417,36.73,36.528,43.352}', '{-3.704,-4.436,-6.29,-8.412}', '{40,8,3,6}', false, 34, 'SL'),
 (4, '{Іван,Ольга,Дмитро,Ганна,Сергій,Юлія,Павло,Катерина}', '{Петренко,Шевченко,Коваль,Мельник,Бондар,Лисенко,Мороз,Кравець}',
  '{ivan,olha,dmytro,hanna,serhii,yuliia,pavlo,kateryna}', '{petrenko,shevchenko,koval,melnyk,bondar,lysenko,moroz,kravets}', 'UA', 'uk', '{Київ,Львів,Одеса,Харків}',
  '{"вул. Шевченка, %","вул. Лесі Українки, %","пр. Миру, %","вул. Франка, %","вул. Садова, %"}', '{0103%,7900%,6500%,6100%}', '{50.45,49.84,46.482,49.994}', '{30.523,24.03,30.715,36.231}', '{40,30,8,30}', false, 380, 'ТОВ'),
 (5, '{花子,太郎,美咲,翔太,陽菜,蓮,さくら,健一}', '{佐藤,鈴木,高橋,田中,渡辺,伊藤,山本,中村}',
  '{hanako,taro,misaki,shota,hina,ren,sakura,kenichi}', '{sato,suzuki,takahashi,tanaka,watanabe,ito,yamamoto,nakamura}', 'JP', 'ja', '{東京,大阪,京都,札幌}',
  '{中央通り%,桜町%,本町%,栄町%,緑町%}', '{103-000%,541-004%,604-800%,060-000%}', '{35.677,34.694,35.012,43.062}', '{139.65,135.502,135.768,141.354}', '{40,20,30,30}', true, 81, '株式会社'),
 (6, '{伟,芳,娜,秀英,敏,静,磊,洋}', '{王,李,张,刘,陈,杨,赵,黄}',
  '{wei,fang,na,xiuying,min,jing,lei,yang}', '{wang,li,zhang,liu,chen,yang,zhao,huang}', 'CN', 'zh', '{上海,北京,成都,广州}',
  '{人民路%号,中山路%号,解放街%号,建设路%号,和平路%号}', '{20000%,10000%,61000%,51000%}', '{31.23,39.904,30.573,23.129}', '{121.474,116.407,104.066,113.264}', '{40,40,40,30}', true, 86, '有限公司'),
 (7, '{Ελένη,Γιώργος,Μαρία,Νίκος,Σοφία,Κώστας,Αθηνά,Πέτρος}', '{Παπαγεωργίου,Νικολάου,Γεωργίου,Ιωάννου,Δημητρίου,Οικονόμου,Βασιλείου,Αγγέλου}',
  '{eleni,giorgos,maria,nikos,sofia,kostas,athina,petros}', '{papageorgiou,nikolaou,georgiou,ioannou,dimitriou,oikonomou,vasileiou,angelou}', 'GR', 'el', '{Αθήνα,Πάτρα,Βόλος,Χανιά}',
  '{Ερμού %,"Λεωφόρος Συγγρού %","πλατεία Ομονοίας %",Αριστοτέλους %,"Ελευθερίου Βενιζέλου %"}', '{105 5%,262 2%,382 2%,731 3%}', '{37.984,38.236,39.368,35.508}', '{23.728,21.745,22.943,24.018}', '{30,6,6,6}', false, 30, 'ΕΠΕ'),
 (8, '{محمد,فاطمة,أحمد,عائشة,يوسف,مريم,خالد,ليلى}', '{الحداد,النجار,المصري,الخطيب,العلي,السيد,الشامي,البغدادي}',
  '{mohamed,fatma,ahmed,aisha,youssef,mariam,khaled,laila}', '{elhaddad,elnaggar,elmasry,elkhatib,elaly,elsayed,elshamy,elbaghdady}', 'EG', 'ar', '{القاهرة,الإسكندرية,الجيزة,أسوان}',
  '{"% شارع النيل","% شارع الجمهورية","% ميدان التحرير","% شارع الحرية","% شارع المحطة"}', '{1151%,2151%,1251%,8151%}', '{30.044,31.195,30.013,24.085}', '{31.25,29.92,31.2,32.905}', '{15,6,8,6}', false, 20, 'ش.م.م'),
 (9, '{आरव,प्रिया,रोहन,अनन्या,विवेक,काव्या,अर्जुन,मीरा}', '{शर्मा,पटेल,सिंह,गुप्ता,कुमार,जोशी,मेहता,नायर}',
  '{aarav,priya,rohan,ananya,vivek,kavya,arjun,meera}', '{sharma,patel,singh,gupta,kumar,joshi,mehta,nair}', 'IN', 'hi', '{दिल्ली,मुंबई,पुणे,जयपुर}',
  '{"%, गांधी मार्ग","%, नेहरू रोड","%, स्टेशन रोड","%, सिविल लाइन्स","%, लक्ष्मी नगर"}', '{11000%,40000%,41100%,30200%}', '{28.614,19.076,18.52,26.912}', '{77.209,72.878,73.857,75.787}', '{40,15,30,30}', false, 91, 'Pvt Ltd'),
 (10, '{Minh,Hương,Tuấn,Thảo,Đức,Ngọc,Khánh,Lan}', '{Nguyễn,Trần,Lê,Phạm,Hoàng,Võ,Đặng,Bùi}',
  '{minh,huong,tuan,thao,duc,ngoc,khanh,lan}', '{nguyen,tran,le,pham,hoang,vo,dang,bui}', 'VN', 'vi', '{"Hà Nội","Đà Nẵng","Huế","Cần Thơ"}',
  '{"% Lê Lợi","% Trần Phú","% Nguyễn Huệ","% Hai Bà Trưng","% Quang Trung"}', '{1000%,5500%,4900%,9000%}', '{21.028,16.054,16.464,10.04}', '{105.834,108.202,107.591,105.765}', '{20,10,10,10}', true, 84, 'Co Ltd'),
 (11, '{Zuzanna,Paweł,Łukasz,Małgorzata,Stanisław,Kinga,Wojciech,Agnieszka}', '{Nowak,Kowalczyk,Mazur,Wójcik,Woźniak,Król,Łuczak,Żak}',
  '{zuzanna,pawel,lukasz,malgorzata,stanislaw,kinga,wojciech,agnieszka}', '{nowak,kowalczyk,mazur,wojcik,wozniak,krol,luczak,zak}', 'PL', 'pl', '{Kraków,Łódź,Gdańsk,Wrocław}',
  '{"ul. Długa %","ul. Polna %","Rynek %","ul. Kościuszki %","ul. Ogrodowa %"}', '{31-00%,90-00%,80-80%,50-10%}', '{50.065,51.759,54.352,51.108}', '{19.945,19.456,18.637,17.039}', '{30,30,10,30}', false, 48, 'Sp. z o.o.');
`;
