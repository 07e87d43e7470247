import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const core = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles.css"));
const index = join(core, "esm/index.mjs");

/**
 * Imports each Mantine component from its own file, with its styles and those of what it is made
 * of, in Mantine's own order: a component without its styles is never shown, nobody loads the
 * styles of the other hundred, and the bundler need not read them.
 */
export function mantineImports(): Plugin {
  const exported = readExports();
  const order = readOrder();
  return {
    name: "quarterdeck:mantine-imports",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("node_modules")) return undefined;
      const styles = new Set<string>();
      const direct = code.replace(statement, (_, names: string) => {
        const { lines, files } = splitImport(names, exported);
        for (const file of files) gatherStyles(file, styles, new Set());
        return lines;
      });
      const sorted = [...styles].sort((one, other) => order(one) - order(other));
      const imports = sorted.map((name) => `import "@mantine/core/styles/${name}.css";`);
      return direct === code ? undefined : { code: imports.join("") + direct, map: null };
    },
  };
}

const statement = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["'];?/g;

/** One import a component; what has no file of its own (types, mostly) stays where it was. */
function splitImport(
  names: string,
  exported: ReadonlyMap<string, string>,
): { readonly lines: string; readonly files: readonly string[] } {
  const parts = names
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const found = parts.map((part) => ({
    part,
    file: exported.get(part.split(/\s+as\s+/)[0] ?? part),
  }));
  const rest = found.filter(({ file }) => file === undefined).map(({ part }) => part);
  const lines = found.flatMap(({ part, file }) =>
    file === undefined ? [] : [`import { ${part} } from ${JSON.stringify(file)};`],
  );
  if (rest.length > 0) lines.push(`import { ${rest.join(", ")} } from "@mantine/core";`);
  return { lines: lines.join(""), files: found.flatMap(({ file }) => file ?? []) };
}

/** Exported name → the file that makes it. */
function readExports(): ReadonlyMap<string, string> {
  return new Map(
    readImports(index).flatMap(({ names, file }) => names.map((name) => [name, file] as const)),
  );
}

interface Import {
  readonly names: readonly string[];
  readonly file: string;
}

const read = new Map<string, readonly Import[]>();

function readImports(file: string): readonly Import[] {
  const known = read.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(file, "utf8");
  const found = [...code.matchAll(/^import\s+(.*?)\s+from\s+"(\.[^"]+)"/gm)].map(
    ([, names = "", from = ""]) => ({
      names: names
        .replace(/[{}]/g, "")
        .split(",")
        .map((name) => name.trim()),
      file: resolve(dirname(file), from),
    }),
  );
  read.set(file, found);
  return found;
}

function gatherStyles(file: string, into: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const style = /\/([A-Za-z]+)\.module\.mjs$/.exec(file)?.[1];
  if (style !== undefined && existsSync(join(core, "styles", `${style}.css`))) into.add(style);
  for (const { file: next } of readImports(file)) gatherStyles(next, into, seen);
}

/** A component's place in Mantine's whole stylesheet, found by its first class. */
function readOrder(): (name: string) => number {
  const whole = readFileSync(join(core, "styles.css"), "utf8");
  const places = new Map<string, number>();
  return (name) => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const first = /\.m_[0-9a-f]+/.exec(
      readFileSync(join(core, "styles", `${name}.css`), "utf8"),
    )?.[0];
    const place = first === undefined ? 0 : whole.indexOf(first);
    places.set(name, place);
    return place;
  };
}
