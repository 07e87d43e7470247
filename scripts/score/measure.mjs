// @ts-check
import { compareDocument } from "./compare-documents.mjs";
import { findListReads } from "./list-reads.mjs";
import { shapeOf } from "./truth.mjs";
/** @import { AdminModel, Truth } from "./truth.mjs" */
/** @import { Measure } from "./report.mjs" */

/**
 * One document, its admin model and, where there is one, its ground truth. A list read counts as a list when a list
 * screen reads it, or when it is a view of a collection whose rows are shown as such.
 * @param {{ name: string, document: unknown, model: AdminModel, truth?: Truth | undefined }} given
 * @returns {Measure}
 */
export function measureDocument({ name, document, model, truth }) {
  const lists = new Set(
    model.operations
      .filter(
        ({ method, id, role, answer }) =>
          method === "get" && (role === "list" || isView(model, id, answer)),
      )
      .map(({ path }) => shapeOf(path)),
  );
  const listReads = findListReads(document);
  const missedLists = listReads.filter((path) => !lists.has(shapeOf(path)));
  return {
    name,
    operations: model.coverage.operations,
    reached: model.coverage.reached,
    listReads: listReads.length,
    lists: listReads.length - missedLists.length,
    missedLists,
    ...(truth === undefined ? {} : { tallies: compareDocument(model, truth) }),
  };
}

/** @param {AdminModel} model @param {string} id @param {AdminModel["operations"][number]["answer"]} answer */
function isView(model, id, answer) {
  return answer.shape === "rows" && model.resources.some(({ actions }) => actions.includes(id));
}
