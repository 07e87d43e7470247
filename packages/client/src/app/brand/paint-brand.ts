import { deriveColors } from "./derive-colors.ts";

interface Brand {
  /** `#rrggbb`, or empty. */
  readonly accent: string;
  /** URL of an image, or empty. */
  readonly logo: string;
}

/** Applies the configured colors, icon and theme color. An invalid color is ignored. */
export function paintBrand({ accent, logo }: Brand): void {
  if (logo !== "") document.querySelector("link[rel=icon]")?.setAttribute("href", logo);
  const rules = writeBrandRules(accent);
  if (rules === "") return;
  const sheet = new CSSStyleSheet();
  // A constructed stylesheet: a strict policy allows it.
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", deriveColors(accent).day["--quarterdeck-hull"] ?? "");
}

/** Colors of an accent as CSS; empty for an invalid color. */
export function writeBrandRules(accent: string): string {
  if (!/^#[\da-f]{6}$/i.test(accent)) return "";
  const { day, night } = deriveColors(accent);
  return writeRule("light", day) + writeRule("dark", night);
}

function writeRule(scheme: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  return `:root[data-mantine-color-scheme="${scheme}"] { ${lines.join(" ")} }`;
}
