// @ts-check
import { compareDocument } from "./compare-documents.mjs";
import { findListReads } from "./list-reads.mjs";
import { shapeOf } from "./truth.mjs";
/** @import { Field } from "@quarterdeck/model" */
/** @import { AdminModel, Truth } from "./truth.mjs" */
/** @import { Measure } from "./report.mjs" */

/**
 * One document, its admin model and, where there is one, its ground truth. A list read counts as a list when a list
 * screen reads it, when it is a view of a collection whose rows are shown as such, or when it reads a record that holds
 * lists of objects (`held`): each is a list with an address of its own on the record's page.
 * @param {{ name: string, document: unknown, model: AdminModel, truth?: Truth | undefined }} given
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
  const holders = new Set(
    model.operations.filter((one) => holdsLists(model, one)).map(({ path }) => shapeOf(path)),
  );
  const listReads = findListReads(document);
  const others = listReads.filter((path) => !lists.has(shapeOf(path)));
  const missedLists = others.filter((path) => !holders.has(shapeOf(path)));
  return {
    name,
    operations: model.coverage.operations,
    reached: model.coverage.reached,
    listReads: listReads.length,
    lists: listReads.length - missedLists.length,
    held: others.length - missedLists.length,
    missedLists,
    ...(truth === undefined ? {} : { tallies: compareDocument(model, truth) }),
  };
}

/** @param {AdminModel} model @param {AdminModel["operations"][number]} operation */
function holdsLists(model, { id, method, role }) {
  if (method !== "get" || role !== "read") return false;
  const holder = model.resources.find(({ operations }) => operations.read === id);
  const fields = holder?.fields ?? [];
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
