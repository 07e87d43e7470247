import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { removedPart } from "./mantine-parts.ts";

const mantine = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles.css"));
const index = join(mantine, "esm/index.mjs");

/**
 * Imports each Mantine component from its file, with the styles of the component and of those that
 * it uses, in Mantine's order. The styles of all components would add 24 KB to each screen, and the
 * bundler would read all components.
 */
export function mantineImports(): Plugin {
  const exported = readExports();
  const order = readOrder();
  let hasStyles = false;
  return {
    name: "quarterdeck:mantine-imports",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("node_modules")) return undefined;
      const styles = new Set<string>();
      const direct = code.replace(statement, (_, names: string) => {
        const { lines, files } = splitImport(names, exported);
        for (const file of files) addStyles(file, styles, new Set());
        return lines;
      });
      if (direct === code) return undefined;
      if (styles.size > 0) hasStyles = true;
      const sorted = [...styles].sort((one, other) => order(one) - order(other));
      const imports = sorted.map((name) => `import "@mantine/core/styles/${name}.css";`);
      return { code: imports.join("") + direct, map: null };
    },
    generateBundle() {
      if (!hasStyles) this.error("No import of @mantine/core with styles was replaced.");
    },
  };
}

const statement = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["'];?/g;

/** One import for each component. Names without a file, mostly types, stay in one import. */
function splitImport(
  names: string,
  exported: ReadonlyMap<string, string>,
): { readonly lines: string; readonly files: readonly string[] } {
  const imports = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ name, file: exported.get(name.split(/\s+as\s+/)[0] ?? name) }));
  const rest = imports.filter(({ file }) => file === undefined).map(({ name }) => name);
  const lines = imports.flatMap(({ name, file }) =>
    file === undefined ? [] : [`import { ${name} } from ${JSON.stringify(file)};`],
  );
  if (rest.length > 0) lines.push(`import { ${rest.join(", ")} } from "@mantine/core";`);
  return { lines: lines.join(""), files: imports.flatMap(({ file }) => file ?? []) };
}

/** Exported name → the file that defines it. */
function readExports(): ReadonlyMap<string, string> {
  return new Map(
    readImports(index).flatMap(({ names, file }) => names.map((name) => [name, file] as const)),
  );
}

interface Import {
  readonly names: readonly string[];
  readonly file: string;
}

const importsByFile = new Map<string, readonly Import[]>();

function readImports(file: string): readonly Import[] {
  const cached = importsByFile.get(file);
  if (cached !== undefined) return cached;
  const code = readFileSync(file, "utf8");
  const imports = [...code.matchAll(/^import\s+(.*?)\s+from\s+"(\.[^"]+)"/gm)].map(
    ([, names = "", from = ""]) => ({
      names: names
        .replace(/[{}]/g, "")
        .split(",")
        .map((name) => name.trim()),
      file: resolve(dirname(file), from),
    }),
  );
  importsByFile.set(file, imports);
  return imports;
}

function addStyles(file: string, styles: Set<string>, seen: Set<string>): void {
  if (seen.has(file) || removedPart.test(file)) return;
  seen.add(file);
  const style = /\/([A-Za-z]+)\.module\.mjs$/.exec(file)?.[1];
  if (style !== undefined && existsSync(join(mantine, "styles", `${style}.css`))) styles.add(style);
  for (const { file: next } of readImports(file)) addStyles(next, styles, seen);
}

/** Position of a component in Mantine's stylesheet of all components, by its first class. */
function readOrder(): (name: string) => number {
  const whole = readFileSync(join(mantine, "styles.css"), "utf8");
  const positions = new Map<string, number>();
  return (name) => {
    const cached = positions.get(name);
    if (cached !== undefined) return cached;
    const css = readFileSync(join(mantine, "styles", `${name}.css`), "utf8");
    const first = /\.m_[0-9a-f]+/.exec(css)?.[0];
    const position = first === undefined ? 0 : whole.indexOf(first);
    positions.set(name, position);
    return position;
  };
}
