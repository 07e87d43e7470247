/** Isolates names from an API in right-to-left texts, so that they do not change the order of words. */
export function isolateNames(
  names: readonly string[],
  direction: "ltr" | "rtl",
): readonly string[] {
  return direction === "ltr" ? names : names.map((name) => `\u2068${name}\u2069`);
}
