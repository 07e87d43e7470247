type FlagColor = "white" | "yellow" | "red" | "blue" | "black";

type Shape = readonly [color: FlagColor, path: string];

const whole = "M0 0h12v12H0z";
const swallowtail = "M0 0h12L9 6l3 6H0z";
const left = "M0 0h6v12H0z";
const right = "M6 0h6v12H6z";
const saltire = "M0 0h2.4L12 9.6V12H9.6L0 2.4zM12 0v2.4L2.4 12H0V9.6L9.6 0z";
const cross = "M4.7 0h2.6v4.7H12v2.6H7.3V12H4.7V7.3H0V4.7h4.7z";
const oddQuarters = "M6 0h6v6H6zM0 6h6v6H0z";

/** Flags of the International Code of Signals in a square of 12 by 12, hoist at the left. */
export const flagShapes: { readonly [letter: string]: readonly Shape[] } = {
  A: [
    ["white", left],
    ["blue", "M6 0h6L9 6l3 6H6z"],
  ],
  B: [["red", swallowtail]],
  C: [
    ["blue", whole],
    ["white", "M0 2.4h12v7.2H0z"],
    ["red", "M0 4.8h12v2.4H0z"],
  ],
  D: [
    ["yellow", whole],
    ["blue", "M0 3h12v6H0z"],
  ],
  E: [
    ["blue", whole],
    ["red", "M0 6h12v6H0z"],
  ],
  F: [
    ["white", whole],
    ["red", "M6 0l6 6-6 6-6-6z"],
  ],
  G: [
    ["yellow", whole],
    ["blue", "M2 0h2v12H2zM6 0h2v12H6zM10 0h2v12h-2z"],
  ],
  H: [
    ["white", whole],
    ["red", right],
  ],
  I: [
    ["yellow", whole],
    ["black", "M6 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
  ],
  J: [
    ["blue", whole],
    ["white", "M0 4h12v4H0z"],
  ],
  K: [
    ["yellow", whole],
    ["blue", right],
  ],
  L: [
    ["yellow", whole],
    ["black", oddQuarters],
  ],
  M: [
    ["blue", whole],
    ["white", saltire],
  ],
  N: [
    ["white", whole],
    [
      "blue",
      "M0 0h3v3H0zM6 0h3v3H6zM3 3h3v3H3zM9 3h3v3H9zM0 6h3v3H0zM6 6h3v3H6zM3 9h3v3H3zM9 9h3v3H9z",
    ],
  ],
  O: [
    ["red", whole],
    ["yellow", "M0 0l12 12H0z"],
  ],
  P: [
    ["blue", whole],
    ["white", "M4 4h4v4H4z"],
  ],
  Q: [["yellow", whole]],
  R: [
    ["red", whole],
    ["yellow", cross],
  ],
  S: [
    ["white", whole],
    ["blue", "M4 4h4v4H4z"],
  ],
  T: [
    ["white", whole],
    ["red", "M0 0h4v12H0z"],
    ["blue", "M8 0h4v12H8z"],
  ],
  U: [
    ["red", whole],
    ["white", oddQuarters],
  ],
  V: [
    ["white", whole],
    ["red", saltire],
  ],
  W: [
    ["blue", whole],
    ["white", "M2.2 2.2h7.6v7.6H2.2z"],
    ["red", "M4.4 4.4h3.2v3.2H4.4z"],
  ],
  X: [
    ["white", whole],
    ["blue", cross],
  ],
  Y: [
    ["yellow", whole],
    [
      "red",
      "M0 2.4L2.4 0h2.4L0 4.8zM0 7.2L7.2 0h2.4L0 9.6zM0 12L12 0v2.4L2.4 12zM4.8 12L12 4.8v2.4L7.2 12zM9.6 12L12 9.6V12z",
    ],
  ],
  Z: [
    ["black", "M0 0l6 6-6 6z"],
    ["yellow", "M0 0h12L6 6z"],
    ["blue", "M12 0v12L6 6z"],
    ["red", "M0 12l6-6 6 6z"],
  ],
};
