/** Inputs of ranges and points. */
export const parts = {
  from: "From",
  included: "Included",
  to: "To",
  x: "X",
  y: "Y",
} as const;
