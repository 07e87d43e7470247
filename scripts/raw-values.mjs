// @ts-check
/** Finds colors, radii, shadows, font sizes, durations and spaces that should be design tokens. */

/** @typedef {{ readonly of: RegExp, readonly isRaw: (value: string, spaces: readonly number[]) => boolean }} Rule */

const HAIRLINES = new Set(["1px", "2px"]);

/** @type {readonly Rule[]} */
const rules = [
  {
    of: /^/,
    isRaw: (value) =>
      /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black)\b/i.test(
        value,
      ),
  },
  { of: /radius$/, isRaw: (value) => !/^(?:var\([\w-]+\)|50%|inherit|0|\s)+$/.test(value) },
  { of: /^box-shadow$/, isRaw: (value) => !/^(?:none|var\([\w-]+\)|inset .*)$/.test(value) },
  { of: /^font-size$/, isRaw: (value) => !/^(?:var\([\w-]+\)|inherit|0\.\d+em)$/.test(value) },
  { of: /^(?:transition|animation)/, isRaw: (value) => /\b[\d.]+m?s\b/.test(value) },
  { of: /^(?:padding|margin|(?:row-|column-)?gap)/, isRaw: isOffScale },
];

/** Spaces in pixels do not grow with the text. @param {string} value @param {readonly number[]} spaces */
function isOffScale(value, spaces) {
  const plain = value.replaceAll(/(?:calc|clamp|min|max|var)\([^)]*\)+/g, "");
  const lengths = plain.match(/[\d.]+(?:px|rem)\b/g) ?? [];
  return lengths.some((length) => {
    const rem = Number.parseFloat(length) / (length.endsWith("px") ? 16 : 1);
    return !HAIRLINES.has(length) && !spaces.includes(rem);
  });
}

/**
 * Declarations of a stylesheet that do not use tokens.
 * @param {string} css
 * @param {readonly number[]} spaces
 * @returns {readonly string[]}
 */
export function findRawValues(css, spaces) {
  const bare = css
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/@media \(prefers-reduced-motion[^]*?\n\}/g, "");
  return [...bare.matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}]+);/g)]
    .filter(
      ([, name = "", value = ""]) =>
        !name.startsWith("--") &&
        rules.some(({ of, isRaw }) => of.test(name) && isRaw(tidy(value), spaces)),
    )
    .map(([, name, value = ""]) => `${name}: ${tidy(value)}`);
}

/** @param {string} value */
function tidy(value) {
  return value.replaceAll(/\s+/g, " ").trim();
}

/** Colors and a variant whose styles the build removes (build/theme-variables.ts). */
const REMOVED =
  /\bc(?:olor)?="(?:pink|grape|violet|indigo|cyan|green|lime)[.\d]*"|\bvariant="outline"/g;

const PROPS =
  /"(?:#[\da-f]{3,8}|rgba?\([^"]*)"|\b(?:radius|shadow|fz|gap|[pm][trblxyse]?)=(?:"([\d.]+)(px|rem)"|\{([\d.]+)\})/gi;

/** Icons with a fixed size, which does not grow with the text. */
const FIXED_ICONS = /<Icon\w*\s[^>]*?\bsize=\{[^}]*\}|\bicon = \{ size: \d+/g;

/**
 * Colors, radii and lengths in the props of components.
 * @param {string} tsx
 * @param {readonly number[]} spaces
 * @returns {readonly string[]}
 */
export function findRawProps(tsx, spaces) {
  const lengths = [...tsx.matchAll(PROPS)]
    .filter(([whole, length, unit, pixels]) => {
      if (!/^(?:gap|[pm][trblxyse]?)=/.test(whole)) return true;
      const rem = pixels === undefined ? Number(length) : Number(pixels) / 16;
      return unit === "px" || !spaces.includes(rem);
    })
    .map(([whole]) => whole);
  return [...lengths, ...(tsx.match(REMOVED) ?? []), ...(tsx.match(FIXED_ICONS) ?? [])];
}
