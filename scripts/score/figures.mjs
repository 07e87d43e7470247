// @ts-check
import { findListReads } from "./list-reads.mjs";
import { shapeOf } from "./truth.mjs";
import { agrees } from "./verbs.mjs";
/** @import { AdminModel, Resource } from "./truth.mjs" */
/** @import { Figure, Figures } from "@quarterdeck/model" */

/** Figures in the order of the report. */
export const FIGURES = /** @type {const} */ ([
  "operations",
  "lists",
  "writes",
  "assigned",
  "ends",
  "signIn",
]);

/**
 * Figures of a document with its model. Operations, list reads and verbs are counted in the raw document, so the model
 * does not gain by leaving something out.
 * @param {unknown} document
 * @param {AdminModel} model
 * @returns {Figures & { readonly contradictions: readonly string[] }}
 */
export function measureFigures(document, model) {
  const written = countOperations(document);
  const listReads = findListReads(document);
  const paths = new Set(listReads.map((path) => shapeOf(path)));
  const complete = model.resources.filter((resource) => isComplete(model, resource, paths));
  const { writes, contradictions } = compareWords(document, model);
  const assigned = model.operations.filter(({ resource }) => resource !== undefined);
  return {
    operations: { count: model.figures.operations.count, total: written },
    lists: { count: complete.length, total: listReads.length },
    writes,
    assigned: { count: assigned.length, total: written },
    ends: model.figures.ends,
    signIn: model.figures.signIn,
    contradictions,
  };
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** @param {unknown} document */
function countOperations(document) {
  const { root, resolve } = reader(document);
  const items = Object.entries(mapOf(root["paths"])).filter(([path]) => !path.startsWith("x-"));
  return items
    .map(([, item]) => Object.keys(resolve(item)).filter((method) => METHODS.includes(method)))
    .reduce((count, methods) => count + methods.length, 0);
}

/** True for a list of the document with fields, a key and a record that opens. @param {AdminModel} model @param {Resource} resource @param {ReadonlySet<string>} paths */
function isComplete(model, { list, fields, key, operations, rowTarget }, paths) {
  const operation = model.operations.find(({ id }) => id === list?.operation);
  const isRead = operation?.method === "get" && paths.has(shapeOf(operation.path));
  const isOpened = key.length > 0 && operations.read !== undefined;
  return isRead && fields.length > 0 && (isOpened || rowTarget !== undefined);
}

/** @param {unknown} document @param {AdminModel} model */
function compareWords(document, model) {
  const { root, resolve } = reader(document);
  const byShape = new Map(
    Object.entries(mapOf(root["paths"])).map(([path, item]) => [path, resolve(item)]),
  );
  const judged = model.operations.flatMap(({ role, method, path }) => {
    const { operationId, summary } = mapOf(byShape.get(path)?.[method]);
    const isRight = agrees(role, { operationId, summary, path });
    return isRight === undefined
      ? []
      : [{ isRight, call: `${method.toUpperCase()} ${path} is ${role}` }];
  });
  /** @type {Figure} */
  const writes = { count: judged.filter(({ isRight }) => isRight).length, total: judged.length };
  return { writes, contradictions: judged.filter((one) => !one.isRight).map(({ call }) => call) };
}

/** @param {unknown} document */
function reader(document) {
  const root = mapOf(document);
  /** @param {unknown} node */
  const resolve = (node) => {
    const item = mapOf(node);
    const steps = String(item["$ref"] ?? "")
      .match(/^#\/(.*)$/)?.[1]
      ?.split("/");
    if (steps === undefined) return item;
    return mapOf(
      steps.reduce(
        (/** @type {unknown} */ at, step) =>
          mapOf(at)[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")],
        root,
      ),
    );
  };
  return { root, resolve };
}

/** @param {unknown} node @returns {{ readonly [key: string]: unknown }} */
function mapOf(node) {
  return typeof node === "object" && node !== null && !Array.isArray(node)
    ? /** @type {{ readonly [key: string]: unknown }} */ (node)
    : {};
}

/** Sum of the figures of several documents. @param {readonly Figures[]} all @returns {Figures} */
export function addFigures(all) {
  const sum = (/** @type {keyof Figures} */ name) => ({
    count: all.reduce((count, figures) => count + figures[name].count, 0),
    total: all.reduce((total, figures) => total + figures[name].total, 0),
  });
  return {
    operations: sum("operations"),
    lists: sum("lists"),
    writes: sum("writes"),
    assigned: sum("assigned"),
    ends: sum("ends"),
    signIn: sum("signIn"),
  };
}

/** @param {Figure} figure */
export function shareOf({ count, total }) {
  return total === 0 ? 1 : count / total;
}
