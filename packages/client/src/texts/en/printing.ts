export const printing = {
  print: "Print",
} as const;
