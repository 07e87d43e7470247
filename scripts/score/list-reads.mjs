// @ts-check
/** @typedef {{ readonly [key: string]: unknown }} JsonMap */

/**
 * Paths of the obvious lists in a raw document: GETs at a path without a last parameter, with a response that is
 * an array of objects, or an object that contains one at the first or second level. Uses no code of the model.
 * @param {unknown} document
 * @returns {readonly string[]} paths
 */
export function findListReads(document) {
  const root = mapOf(document);
  const resolve = resolver(root);
  return Object.entries(mapOf(root["paths"])).flatMap(([path, node]) => {
    const operation = mapOf(resolve(node))["get"];
    if (operation === undefined || endsInParameter(path)) return [];
    return containsRows(resolve, responseOf(resolve, mapOf(operation)), LEVELS) ? [path] : [];
  });
}

const LEVELS = 2;

/** A format is not a parameter of a record: `/issues.{format}`. @param {string} path */
function endsInParameter(path) {
  return /\}\/?$/.test(path.replace(/\.(?:\{_?format\}|json)$/, ""));
}

/** @typedef {(node: unknown) => JsonMap} Resolve */

/** @param {JsonMap} root @returns {Resolve} */
function resolver(root) {
  return (node) => {
    let at = mapOf(node);
    for (let count = 0; typeof at["$ref"] === "string" && count < 20; count += 1) {
      const steps = at["$ref"].replace(/^#\/?/, "").split("/");
      at = mapOf(
        steps.reduce(
          (/** @type {unknown} */ here, step) => mapOf(here)[unescapeStep(step)],
          /** @type {unknown} */ (root),
        ),
      );
    }
    return at;
  };
}

/** @param {string} step */
function unescapeStep(step) {
  return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The schema of the first success. @param {Resolve} resolve @param {JsonMap} operation */
function responseOf(resolve, operation) {
  const responses = mapOf(operation["responses"]);
  const status = Object.keys(responses).find((code) => /^2/.test(code)) ?? "default";
  const response = resolve(responses[status]);
  const content = mapOf(response["content"]);
  const media = Object.keys(content).find((name) => /json|\*\/\*/.test(name)) ?? "";
  return response["schema"] ?? mapOf(content[media])["schema"];
}

/** @param {Resolve} resolve @param {unknown} node @param {number} levels @returns {boolean} */
function containsRows(resolve, node, levels) {
  const items = itemsOf(resolve, node, 0);
  if (items !== undefined) return isObject(resolve, items);
  return (
    levels > 0 &&
    propertiesOf(resolve, node, 0).some((property) => containsRows(resolve, property, levels - 1))
  );
}

/** @param {Resolve} resolve @param {unknown} node @param {number} depth @returns {unknown} */
function itemsOf(resolve, node, depth) {
  const schema = resolve(node);
  if (schema["items"] !== undefined || depth > 5) return schema["items"];
  const inner = partsOf(schema).map((part) => itemsOf(resolve, part, depth + 1));
  return inner.find((items) => items !== undefined);
}

/** @param {Resolve} resolve @param {unknown} node @param {number} depth @returns {readonly unknown[]} */
function propertiesOf(resolve, node, depth) {
  const schema = resolve(node);
  if (depth > 5) return [];
  const inner = partsOf(schema).flatMap((part) => propertiesOf(resolve, part, depth + 1));
  return [...Object.values(mapOf(schema["properties"])), ...inner];
}

/** @param {Resolve} resolve @param {unknown} node */
function isObject(resolve, node) {
  return (
    [resolve(node)["type"]].flat().includes("object") || propertiesOf(resolve, node, 0).length > 0
  );
}

/** @param {JsonMap} schema */
function partsOf(schema) {
  return ["allOf", "oneOf", "anyOf"].flatMap((key) => {
    const parts = schema[key];
    return Array.isArray(parts) ? /** @type {unknown[]} */ (parts) : [];
  });
}

/** @param {unknown} node @returns {JsonMap} */
function mapOf(node) {
  return typeof node === "object" && node !== null && !Array.isArray(node)
    ? /** @type {JsonMap} */ (node)
    : {};
}
