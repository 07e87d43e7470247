const textList = (texts: readonly string[]): string =>
  `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ")}]`;

const lists: { readonly [kind: string]: readonly string[] } = {
  collection:
    "Bergen,Lund,Porto,Siena,Tartu,Ghent,Kyoto,Cadiz,Turin,Aarhus,Lucerne,Dover,Malmo,Bruges,Trieste,Delft".split(
      ",",
    ),
  care: [
    "Wipe it with a dry cloth.",
    "Spare parts are sold for ten years.",
    "Packed without plastic.",
    "We repair it for a fair price if it ever breaks.",
    "Each piece looks a little different.",
    "Designed and made by a family business.",
  ],
  note: [
    "Leave it with the neighbor.",
    "Please ring twice.",
    "Call before delivery ☎️",
    "Birthday present 🎁",
    "Deliver after 6 pm.",
    "Fragile: handle with care!",
    "Second attempt after a lost parcel.",
    "Invoice to head office.",
    "Bitte vor der Tür ablegen.",
    "Merci de livrer le matin.",
    "お急ぎでお願いします。",
    "Customer asked for a discount next time 😀",
  ],
  customerNote: [
    "Prefers to be called in the afternoon.",
    "Pays within a week, always.",
    "Asked twice for a printed catalog.",
    "Collects large orders with an own van.",
    "Please confirm each change by email.",
    "A neighbor recommended us.",
    "Moved last spring: check the address before shipping.",
    "Wants an invoice in two copies.",
  ],
  tag: ["urgent", "wholesale", "insured", "backorder", "repeat", "fragile", "express", "export"],
  carrier: ["DHL", "UPS", "Österreichische Post", "Correos", "ヤマト運輸", "Nova Poshta"],
  // Title and text of a review; % is the thing.
  praise: [
    "Recommended|Exactly what I hoped for: a % that does its job and looks good.",
    "Good value|I compared for weeks. It is the best % at this price.",
    "Even nicer than the picture|The color is warmer than on my screen, and I like it more.",
    "Solid and heavy|You can feel that this % was made to last.",
    "Would buy again 👍|This is my second %. The first one still looks new after three years.",
    "A lovely present|Bought for my sister. She has used her new % every day since.",
    "Simple and good|No instructions needed. I unpacked the % and that was it.",
    "Better than expected|I was not sure about the material, but the % is very well made.",
    "My favorite %|It fits in perfectly. Visitors ask where it is from.",
    "Fast and friendly|A part was missing, and it came the next day. The % itself is perfect.",
  ],
  praiseMore: [
    "Arrived quickly and well packed.",
    "Delivery took two days.",
    "The parcel was on time.",
    "I have had it for a month now.",
    "The packaging had no plastic at all, thank you!",
  ],
  middling: [
    "It is all right|A decent %, but I had expected more for the money.",
    "Good, but smaller than I thought|Check the measures before you order. Otherwise a fine %.",
    "Nice color, slow delivery|The % is as described. It took two weeks to get here.",
    "Good with a small flaw|The % has a scratch on the back. I kept it because it is not visible.",
    "Fine for every day|Nothing special, nothing wrong with this %.",
    "Between good and bad|The material is beautiful, the finish could be better.",
  ],
  blame: [
    "Disappointed 😕|The % broke after a week, and I had been careful with it.",
    "Too small|The pictures make this % look much larger than it is.",
    "Not the color I ordered|The % is much darker than in the picture.",
    "Arrived scratched|Both sides of the % were scratched, although the parcel was fine.",
    "Not worth the price|You find the same % for half of it elsewhere.",
    "Waited for weeks|The % came three weeks late, and my emails got no reply.",
    "A smell that stays|I have aired the % for ten days and it still smells of glue.",
    "Wobbly|My new % does not stand straight, whatever I put under it.",
  ],
  blameMore: [
    "I have sent it back.",
    "Customer service refunded me within two days, at least.",
    "I will not order again.",
    "A pity, because I liked the design.",
  ],
  about: [
    "Joined from a competitor and knows the market well.",
    "Grew up in a family business and came here after an apprenticeship.",
    "Has trained half of the department.",
    "Started as a student on weekends and stayed.",
    "Came back last year after two years abroad.",
    "Speaks at the trade fair each spring.",
  ],
  aboutMore: [
    "Works from home on Fridays.",
    "Likes long walks and short meetings.",
    "Runs the company's choir.",
    "Is the first aider of the second floor.",
    "Organizes the summer party, with good weather so far.",
  ],
  category: [
    "For rooms that people live in.",
    "Everything for a desk, and the desk itself.",
    "Things that may stay outside.",
    "For cooking, serving and washing up.",
    "For a weekend or for a year.",
    "For people who repair things themselves.",
    "Tables, chairs and shelves for the home.",
    "Desks and chairs for long days.",
    "Weatherproof, and light enough to move.",
    "For the table, every day or on Sundays.",
    "From the notebook bag to the large backpack.",
    "Boxes and racks that keep screws and tools in order.",
    "Blankets, cushions and curtains.",
    "Paper, pens and what keeps them tidy.",
    "Small tools for beds and pots.",
    "Pots, pans and kettles.",
    "For days without sun.",
    "Sturdy, and level on uneven floors.",
    "Small things that make a room complete.",
    "Lamps, clocks and devices for the desk.",
    "Pots and boxes for plants.",
    "Jars, racks and baskets for supplies.",
    "Small things for long journeys.",
    "Protection for hands, eyes and ears.",
  ],
};

/** Job titles of each department from junior to senior, and skills. */
const departments: readonly (readonly [name: string, titles: string, skills: string])[] = [
  [
    "Sales",
    "Sales assistant,Account manager,Senior account manager,Regional lead",
    "negotiation,Deutsch,Excel,français",
  ],
  [
    "Purchasing",
    "Purchasing assistant,Buyer,Senior buyer,Category lead",
    "negotiation,Excel,中文,logistics",
  ],
  [
    "Warehouse",
    "Picker,Forklift driver,Stock controller,Shift lead",
    "first aid,forklift,Excel,logistics",
  ],
  [
    "Finance",
    "Payroll clerk,Accountant,Senior accountant,Controller",
    "Excel,SQL,bookkeeping,Deutsch",
  ],
  [
    "Support",
    "Support agent,Returns specialist,Senior support agent,Support lead",
    "writing,Deutsch,日本語,español",
  ],
];

/** Texts of the sample business by kind, and its departments in the order of their heads. */
export const sampleWords = `
create temp table words (kind text, list text[]);
insert into words values
${Object.entries(lists)
  .map(([kind, texts]) => ` ('${kind}', ${textList(texts)})`)
  .join(",\n")};
create temp table departments (id int, department text, titles text[], skills text[]);
insert into departments values
${departments.map(([name, titles, skills], id) => ` (${id}, '${name}', '{${titles}}', '{${skills}}')`).join(",\n")};
`;
