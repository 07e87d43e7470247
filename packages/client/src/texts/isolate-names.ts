/** Names of an API keep the order of the sentence that they stand in: one of them alone would turn what follows it. */
export function isolateNames(
  names: readonly string[],
  direction: "ltr" | "rtl",
): readonly string[] {
  return direction === "ltr" ? names : names.map((name) => `\u2068${name}\u2069`);
}
