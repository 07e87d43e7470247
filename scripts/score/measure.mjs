// @ts-check
import { compareDocument } from "./compare-documents.mjs";
import { measureFigures } from "./figures.mjs";
import { findListReads } from "./list-reads.mjs";
import { shapeOf } from "./truth.mjs";
/** @import { Field } from "@quarterdeck/model" */
/** @import { AdminModel, Truth } from "./truth.mjs" */
/** @import { Measure } from "./report.mjs" */

/**
 * Measures one document with its admin model and, if it exists, its ground truth. A list counts if a list screen
 * reads it, if it is a view of a collection that is shown as rows, or if it reads a record that contains lists of
 * objects (`nested`): each of them has an address on the record's page.
 * @param {{ name: string, document: unknown, model: AdminModel, truth?: Truth | undefined }} source
 * @returns {Measure}
 */
export function measureDocument({ name, document, model, truth }) {
  const lists = new Set(
    model.operations
      .filter(
        ({ method, id, role, response }) =>
          method === "get" && (role === "list" || isView(model, id, response)),
      )
      .map(({ path }) => shapeOf(path)),
  );
  const records = new Set(
    model.operations.filter((one) => hasNestedLists(model, one)).map(({ path }) => shapeOf(path)),
  );
  const listReads = findListReads(document);
  const others = listReads.filter((path) => !lists.has(shapeOf(path)));
  const missedLists = others.filter((path) => !records.has(shapeOf(path)));
  return {
    name,
    figures: measureFigures(document, model),
    listReads: listReads.length,
    lists: listReads.length - missedLists.length,
    nested: others.length - missedLists.length,
    missedLists,
    ...(truth === undefined ? {} : { tallies: compareDocument(model, truth) }),
  };
}

/** @param {AdminModel} model @param {AdminModel["operations"][number]} operation */
function hasNestedLists(model, { id, method, role }) {
  if (method !== "get" || role !== "read") return false;
  const resource = model.resources.find(({ operations }) => operations.read === id);
  const fields = resource?.fields ?? [];
  const inner = fields.flatMap((field) => (field.kind === "group" ? field.fields : []));
  return [...fields, ...inner].some(isListOfObjects);
}

/** @param {Field} field */
function isListOfObjects(field) {
  if (field.isWriteOnly === true) return false;
  if (field.kind === "references") return field.keyPath.length > 0;
  return field.kind === "list" && (field.item.kind === "group" || field.item.kind === "json");
}

/** @param {AdminModel} model @param {string} id @param {AdminModel["operations"][number]["response"]} response */
function isView(model, id, response) {
  return response.shape === "rows" && model.resources.some(({ actions }) => actions.includes(id));
}
