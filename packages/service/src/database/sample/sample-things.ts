/**
 * Things that the sample business sells, in the order of their drawings: materials, least and most price in euros, weight
 * in grams, width and height in centimeters, and a sentence for the description. Then adjectives and materials, each with
 * a sentence.
 */
export const sampleThings = `
create temp table things (id int, thing text, materials text[], price int[], weight int[], width int[], height int[], about text);
insert into things values
 (0, 'desk', '{oak,steel,bamboo}', '{180,690}', '{18000,42000}', '{100,180}', '{72,76}', 'A desk with room for two screens and a cup of tea.'),
 (1, 'lamp', '{copper,glass,linen}', '{35,160}', '{800,3500}', '{18,40}', '{30,60}', 'A lamp with warm light, and a switch that you find in the dark.'),
 (2, 'chair', '{oak,leather,steel}', '{90,420}', '{4000,9000}', '{44,60}', '{78,96}', 'A chair for long evenings.'),
 (3, 'kettle', '{steel,copper,glass}', '{29,110}', '{800,1600}', '{18,24}', '{20,28}', 'A kettle for a liter and a half, with a handle that stays cool.'),
 (4, 'blanket', '{wool,cotton,linen}', '{35,140}', '{900,2200}', '{130,150}', '{170,220}', 'A blanket that is large enough for two.'),
 (5, 'rack', '{steel,oak,bamboo}', '{25,180}', '{2000,12000}', '{40,90}', '{60,180}', 'A rack with three boards at any height.'),
 (6, 'clock', '{oak,copper,glass}', '{25,120}', '{400,2500}', '{20,40}', '{20,40}', 'A clock without a tick.'),
 (7, 'mug', '{glass,steel,bamboo}', '{8,24}', '{200,450}', '{8,10}', '{9,12}', 'A mug for a large coffee.'),
 (8, 'backpack', '{leather,cotton,linen}', '{45,190}', '{600,1600}', '{28,34}', '{40,52}', 'A backpack with a pocket for a laptop and one for a wet umbrella.'),
 (9, 'mirror', '{oak,copper,steel}', '{40,220}', '{2000,9000}', '{40,80}', '{60,120}', 'A mirror that hangs upright or across.'),
 (10, 'notebook', '{leather,cork,linen}', '{9,38}', '{200,600}', '{14,21}', '{20,30}', 'A notebook with 192 pages that take ink well.'),
 (11, 'radio', '{oak,bamboo,steel}', '{60,240}', '{1200,3400}', '{20,32}', '{12,18}', 'A radio with two knobs and a sound that fills a kitchen.'),
 (12, 'teapot', '{glass,copper,steel}', '{24,95}', '{500,1300}', '{20,26}', '{14,18}', 'A teapot for four cups that does not drip.'),
 (13, 'toolbox', '{steel,oak,bamboo}', '{30,130}', '{2000,5500}', '{38,55}', '{18,26}', 'A toolbox with three trays and a lid that closes with a click.'),
 (14, 'umbrella', '{cotton,bamboo,linen}', '{18,65}', '{300,600}', '{96,120}', '{80,92}', 'An umbrella for stormy days.'),
 (15, 'stool', '{oak,cork,steel}', '{35,160}', '{2200,5000}', '{30,40}', '{44,65}', 'A stool that is a bedside table, too.'),
 (16, 'vase', '{glass,copper,bamboo}', '{15,90}', '{500,2200}', '{12,22}', '{20,40}', 'A vase for a bunch of tulips or a single branch.'),
 (17, 'speaker', '{oak,bamboo,cork}', '{55,260}', '{1000,4500}', '{12,24}', '{18,36}', 'A speaker that plays for twelve hours on one charge.'),
 (18, 'tray', '{cork,bamboo,oak}', '{14,55}', '{400,1400}', '{30,48}', '{3,6}', 'A tray with a rim that keeps the cups where they are.'),
 (19, 'basket', '{bamboo,cotton,linen}', '{15,70}', '{400,1800}', '{25,45}', '{20,40}', 'A basket for bread, toys or laundry.');
create temp table adjectives (id int, adjective text, about text);
insert into adjectives values
 (0, 'Compact', 'It takes up little room.'), (1, 'Simple', 'It has nothing that it does not need.'), (2, 'Sturdy', 'Made for daily use, and for moving house.'),
 (3, 'Elegant', 'Slender lines, and no screw in sight.'), (4, 'Classic', 'The shape has not changed since 1956.'), (5, 'Modern', 'Drawn by a young studio in Rotterdam.'),
 (6, 'Light', 'It weighs less than it seems.'), (7, 'Handmade', 'Made by hand in a small workshop.'), (8, 'Fine', 'Finished to the last detail.'),
 (9, 'Nordic', 'Bright and calm, as in the north.'), (10, 'Slim', 'It fits into narrow corners.'), (11, 'Everyday', 'Made for every day, not for the cupboard.');
create temp table materials (material text, about text);
insert into materials values
 ('oak', 'Solid oak, oiled by hand.'), ('steel', 'Brushed steel that does not stain.'), ('bamboo', 'Bamboo grows back in four years.'),
 ('copper', 'The copper darkens with the years.'), ('glass', 'Clear glass, half of it recycled.'), ('linen', 'Washed linen from Normandy.'), ('leather', 'Leather tanned with oak bark.'),
 ('wool', 'Wool from the Shetland Islands.'), ('cotton', 'Organic cotton, woven in Portugal.'), ('cork', 'Cork is warm to the touch and grows again.');
`;
