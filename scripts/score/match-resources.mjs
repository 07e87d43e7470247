// @ts-check
import { callById, callsFor, shapeOf } from "./truth.mjs";
/** @import { AdminModel, Resource, Truth, TruthResource } from "./truth.mjs" */

const ROLES = /** @type {const} */ ([
  ["list", ["list"]],
  ["show", ["read"]],
  ["create", ["create"]],
  ["update", ["update", "replace"]],
  ["delete", ["remove"]],
]);

/** Roles of the truth, each with the roles of the model that match. */
export { ROLES };

/**
 * Matches resources of the truth with resources of the model by shared paths and operations, because names
 * may differ. Each resource is matched once, the best pair first.
 * @param {AdminModel} model
 * @param {Truth} truth
 * @returns {ReadonlyMap<TruthResource, Resource>}
 */
export function matchResources(model, truth) {
  const ours = model.resources.filter((resource) => resource.isSingleton !== true);
  const pairs = truth.resources.flatMap((expected) =>
    ours.map((resource) => ({ expected, resource, score: likeness(model, expected, resource) })),
  );
  /** @type {Map<TruthResource, Resource>} */
  const matches = new Map();
  const taken = new Set();
  for (const { expected, resource, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score === 0 || matches.has(expected) || taken.has(resource)) continue;
    matches.set(expected, resource);
    taken.add(resource);
  }
  return matches;
}

/** @param {AdminModel} model @param {TruthResource} expected @param {Resource} resource */
function likeness(model, expected, resource) {
  const calls = ROLES.flatMap(([role, roles]) => {
    const right = callsFor(expected, role);
    return roles.some((own) => right.includes(callById(model, resource.operations[own]) ?? ""))
      ? [role]
      : [];
  });
  return (
    calls.length +
    (isSamePath(expected.collection, resource.collectionPath) ? 2 : 0) +
    (isSamePath(expected.item, resource.itemPath) ? 2 : 0)
  );
}

/** True if both paths exist and are equal. @param {string | null} expected @param {string | undefined} own */
function isSamePath(expected, own) {
  return expected !== null && own !== undefined && shapeOf(expected) === shapeOf(own);
}
