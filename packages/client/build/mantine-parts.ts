import type { Plugin } from "vite";

const PREFIX = "\0mantine-part:";

const nothing = (name: string): string => `export const ${name} = () => null;`;

/** Parts of Mantine components that no component of the console shows, with their replacements. */
const parts: Readonly<Record<string, string>> = {
  // Of the spinner in a button, which then appears at once.
  Transition:
    "export const Transition = ({ mounted, children }) => (mounted ? children({}) : null);",
  // A button that clears an input: the console has its own.
  InputClearButton: nothing("InputClearButton"),
  // Of an input with the prop `success`.
  InputSuccess: nothing("InputSuccess"),
  ActionIconGroup: nothing("ActionIconGroup"),
  ActionIconGroupSection: nothing("ActionIconGroupSection"),
  ButtonGroup: nothing("ButtonGroup"),
  ButtonGroupSection: nothing("ButtonGroupSection"),
  Bars: nothing("Bars"),
  Dots: nothing("Dots"),
};

/** File of a part that is removed. */
export const removedPart = new RegExp(`/(${Object.keys(parts).join("|")})\\.mjs$`);

/** Removes parts that Mantine's components import and the console does not use: 2 KB on each screen. */
export function mantineParts(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "quarterdeck:mantine-parts",
    enforce: "pre",
    resolveId(id, importer) {
      if (importer?.includes("/@mantine/core/") !== true) return undefined;
      const name = removedPart.exec(id)?.[1];
      if (name === undefined || /\/index\.mjs$/.test(importer)) return undefined;
      replaced.add(name);
      return PREFIX + name;
    },
    load: (id) => (id.startsWith(PREFIX) ? parts[id.slice(PREFIX.length)] : undefined),
    generateBundle() {
      const missing = Object.keys(parts).filter((name) => !replaced.has(name));
      if (missing.length > 0) this.error(`No component imports ${missing.join(", ")}.`);
    },
  };
}
