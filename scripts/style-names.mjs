// @ts-check
/** Compares classes and `data-` attributes of stylesheets with those of components. */

/**
 * Names of a stylesheet.
 * @param {string} css
 */
export function readStyleNames(css) {
  const selectors = css
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/"[^"]*"|url\([^)]*\)/g, "")
    // Declarations, which can contain decimal numbers.
    .replaceAll(/(?<=[;{])[^;{}]*(?=[;}])/g, "");
  // Classes of Mantine and of the page are not the module's own.
  const own = selectors.replaceAll(/:global\([^)]*\)/g, "");
  return {
    classes: new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
    attributes: new Set([...selectors.matchAll(/\[(data-[\w-]+)/g)].map(([, name = ""]) => name)),
  };
}

/**
 * Classes that a component uses but its stylesheet does not define.
 * @param {string} code
 * @param {(path: string) => string | undefined} readCss Text of an imported stylesheet.
 * @returns {readonly string[]}
 */
export function findUndefinedClasses(code, readCss) {
  return readUses(code).flatMap(({ path, names }) => {
    const { classes } = readStyleNames(readCss(path) ?? "");
    return names.filter((name) => !classes.has(name)).map((name) => `${path}: ${name}`);
  });
}

/**
 * Classes of a stylesheet that none of its components uses. A component that picks a class by a variable uses all of
 * them.
 * @param {string} css
 * @param {readonly string[]} uses Code of the components that import it, with the name of the stylesheet.
 * @param {RegExp} path Pattern of the import.
 * @returns {readonly string[]}
 */
export function findUnusedClasses(css, uses, path) {
  const imports = uses.flatMap(readUses).filter((use) => path.test(use.path));
  if (imports.some(({ isDynamic }) => isDynamic)) return [];
  const used = new Set(imports.flatMap(({ names }) => names));
  return [...readStyleNames(css).classes].filter((name) => !used.has(name));
}

/**
 * Stylesheets that a component imports, with the classes that it uses.
 * @param {string} code
 */
function readUses(code) {
  const imports = code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g);
  const body = code.replaceAll(/^import .*$/gm, "");
  return [...imports].map(([, local = "", path = ""]) => {
    const byName = [...body.matchAll(new RegExp(`\\b${local}\\.([\\w$]+)`, "g"))];
    const byText = [...body.matchAll(new RegExp(`\\b${local}\\["([^"]+)"\\]`, "g"))];
    const isDynamic =
      new RegExp(`\\b${local}\\[(?!")`).test(body) ||
      new RegExp(`[{(,=]\\s*${local}\\s*[,})]`).test(body);
    return { path, isDynamic, names: [...byName, ...byText].map(([, name = ""]) => name) };
  });
}
