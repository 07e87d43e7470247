/**
 * Drawings of the things that the sample business sells, 48 units wide, in the order of the words: the body in the color
 * of the product, its dark parts and its light parts, as SVG paths.
 */
const drawings: readonly (readonly [body: string, dark: string, light: string])[] = [
  // Desk, lamp, chair, kettle.
  ["M6 19h36v4H6zM8 23h3v17H8zM25 23h15v17h-3v-8H25z", "M25 23h12v9H25z", "M29 27h4v1h-4z"],
  ["M18 8h12l5 14H13zM23 22h2v15h-2zM16 37h16v3H16z", "M23 22h2v15h-2z", "M19 10h3l-2 10h-4z"],
  [
    "M14 7h3v33h-3zM31 7h3v33h-3zM17 9h14v5H17zM13 24h22v4H13z",
    "M17 28h14v2H17z",
    "M18 11h12v1H18z",
  ],
  [
    "M14 21q10-8 20 0l3 19H11zM34 25l7-6v4l-6 6zM15 20a9 11 0 0 1 18 0h-2a7 8 0 0 0-14 0z",
    "M11 37h26v3H11z",
    "M17 23h2l-1 11h-2z",
  ],
  // Blanket, rack, clock, mug.
  [
    "M8 20q0-4 4-4h24q4 0 4 4v18H8z",
    "M8 22h32v3H8zM8 29h32v2H8zM8 34h32v2H8z",
    "M10 38h1v3h-1zM16 38h1v3h-1zM22 38h1v3h-1zM28 38h1v3h-1zM34 38h1v3h-1z",
  ],
  [
    "M9 7h3v33H9zM36 7h3v33h-3zM9 12h30v3H9zM9 23h30v3H9zM9 34h30v3H9z",
    "M15 17h4v6h-4zM20 19h4v4h-4zM26 28h7v6h-7z",
    "M29 16h5v7h-5zM16 30h7v4h-7z",
  ],
  ["M24 9a15 15 0 1 0 .1 0z", "M23 16h2v9h-2zM24 23h7v2h-7z", "M24 12a12 12 0 1 0 .1 0z"],
  [
    "M12 16h20v20q0 4-4 4H16q-4 0-4-4zM32 20h4q5 0 5 6t-5 6h-4v-3h3q3 0 3-3t-3-3h-3z",
    "M12 16h20v3H12z",
    "M15 22h2v13h-2z",
  ],
  // Backpack, mirror, notebook, radio.
  [
    "M12 22q0-11 12-11t12 11v14q0 4-4 4H16q-4 0-4-4zM19 12q0-6 5-6t5 6h-2q0-4-3-4t-3 4z",
    "M16 27h16v9H16zM16 20h16v2H16z",
    "M23 27h2v4h-2z",
  ],
  [
    "M24 5a12 15 0 1 0 .1 0zM22 34h4v4h-4zM15 37h18v3H15z",
    "M18 24l9-13 2 2-9 13z",
    "M24 8a9 12 0 1 0 .1 0z",
  ],
  ["M12 8h22q2 0 2 2v28q0 2-2 2H12z", "M12 8h4v32h-4z", "M20 14h11v7H20z"],
  [
    "M7 18q0-3 3-3h28q3 0 3 3v19q0 3-3 3H10q-3 0-3-3zM31 15l7-10 1 1-6 9z",
    "M17 20a8 8 0 1 0 .1 0z",
    "M28 20h9v4h-9zM30 30a2 2 0 1 0 .1 0zM36 30a2 2 0 1 0 .1 0z",
  ],
  // Teapot, toolbox, umbrella, stool.
  [
    "M14 22q10-5 20 0 6 10-2 18H16q-8-8-2-18zM35 27l7-6 1 2-6 11zM15 27q-6 0-6 3t7 3l1 3q-12 0-11-6t9-6zM22 15h4v4h-4z",
    "M14 22q10-5 20 0l1 2q-11-4-22 0z",
    "M17 27h2l1 8h-2z",
  ],
  [
    "M6 22h36v18H6zM16 22v-5q0-3 3-3h10q3 0 3 3v5h-3v-4q0-1-1-1h-8q-1 0-1 1v4z",
    "M6 28h36v2H6z",
    "M21 27h6v5h-6z",
  ],
  [
    "M5 24q2-15 19-17 17 2 19 17-5-4-10 0-4-4-9 0-5-4-9 0-5-4-10 0zM23 24h2v13q0 4-4 4t-4-4h2q0 2 2 2t2-2z",
    "M15 24q1-13 9-17 8 4 9 17-4-4-9 0-5-4-9 0z",
    "M23 4h2v4h-2z",
  ],
  ["M12 18h24v4H12zM15 22h4l-3 18h-4zM29 22h4l3 18h-4z", "M16 31h16v2H16z", "M14 19h20v1H14z"],
  // Vase, speaker, tray, basket.
  [
    "M20 19h8q0 4 4 9 2 8-4 12h-8q-6-4-4-12 4-5 4-9z",
    "M23 9h1v10h-1zM26 12l1 1-2 6h-1z",
    "M23 4a3 3 0 1 0 .1 0zM28 8a3 3 0 1 0 .1 0zM20 29h2l1 7h-2z",
  ],
  [
    "M14 7h20q2 0 2 2v29q0 2-2 2H14q-2 0-2-2V9q0-2 2-2z",
    "M24 20a8 8 0 1 0 .1 0zM24 10a4 4 0 1 0 .1 0z",
    "M24 25a3 3 0 1 0 .1 0z",
  ],
  [
    "M3 30h3v4h36v-4h3v10H3z",
    "M3 37h42v3H3zM12 24h9v10h-9zM21 26h4v5h-4v-1h3v-3h-3z",
    "M12 24h9v10h-9zM28 34q1-7 6-7t6 7z",
  ],
  [
    "M9 22h30l-3 16q0 2-2 2H14q-2 0-2-2zM12 22q2-14 12-14t12 14h-2q-2-12-10-12t-10 12z",
    "M10 26h28v2H10zM11 32h26v2H11z",
    "M18 22h1v18h-1zM29 22h1v18h-1z",
  ],
];

/** Colors of products. */
const colors: readonly string[] =
  "c8553d 588157 2a6f97 e09f3e 6d597a b56576 355070 5fa8a0 9c6644 40916c bc4749 457b9d c98f52 7f5539 5e548e e5706d 6f9488 3d405b e07a5f 6aa385 577590 43aa8b f3722c 277da1".split(
    " ",
  );

/** Colors of the walls behind them. */
const walls: readonly string[] = "f4ede3 e6eef3 edf2e4 f6e8e2 ece8f3 e3f0ee".split(" ");

const listOf = (kind: string, words: readonly string[]): string =>
  `('${kind}', '{${words.join(",")}}')`;

/** Words for the pictures of products: the parts of each drawing, the colors, and the walls. */
export const samplePictures = `
insert into words values
 ${listOf(
   "drawing",
   drawings.map((parts) => parts.join("|")),
 )},
 ${listOf(
   "color",
   colors.map((color) => `#${color}`),
 )},
 ${listOf(
   "wall",
   walls.map((wall) => `#${wall}`),
 )};
`;

/** SQL of the picture of a product. */
export const samplePicture = `'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="' || wall[1 + pick(g, 36, 6)] || '" d="M0 0h48v48H0z"/><path fill-opacity=".12" d="M0 40h48v8H0z"/><path fill="' || c || '" d="' || split_part(drawing, '|', 1) || '"/><path fill="#fff" fill-opacity=".75" d="' || split_part(drawing, '|', 3) || '"/><path fill-opacity=".28" d="' || split_part(drawing, '|', 2) || '"/></svg>'`;
