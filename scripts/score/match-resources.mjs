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

/** Truth's roles with those of ours that fill them. */
export { ROLES };

/**
 * Which of our resources is meant by each of the truth's: names are free, so it is the one that shares most of its
 * paths and operations. Each of ours is taken once, the surest pair first.
 * @param {AdminModel} model
 * @param {Truth} truth
 * @returns {ReadonlyMap<TruthResource, Resource>}
 */
export function matchResources(model, truth) {
  const ours = model.resources.filter((resource) => resource.isSingleton !== true);
  const pairs = truth.resources.flatMap((wanted) =>
    ours.map((resource) => ({ wanted, resource, score: likeness(model, wanted, resource) })),
  );
  /** @type {Map<TruthResource, Resource>} */
  const matches = new Map();
  const taken = new Set();
  for (const { wanted, resource, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score === 0 || matches.has(wanted) || taken.has(resource)) continue;
    matches.set(wanted, resource);
    taken.add(resource);
  }
  return matches;
}

/** @param {AdminModel} model @param {TruthResource} wanted @param {Resource} resource */
function likeness(model, wanted, resource) {
  const calls = ROLES.flatMap(([role, roles]) => {
    const right = callsFor(wanted, role);
    return roles.some((own) => right.includes(callById(model, resource.operations[own]) ?? ""))
      ? [role]
      : [];
  });
  return (
    calls.length +
    (isSamePath(wanted.collection, resource.collectionPath) ? 2 : 0) +
    (isSamePath(wanted.item, resource.itemPath) ? 2 : 0)
  );
}

/** Whether there is a path and it is the same. @param {string | null} wanted @param {string | undefined} own */
function isSamePath(wanted, own) {
  return wanted !== null && own !== undefined && shapeOf(wanted) === shapeOf(own);
}
