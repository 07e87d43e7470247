// @ts-check
import { compareList } from "./compare-lists.mjs";
import { compareRelations } from "./compare-relations.mjs";
import {
  compareActions,
  compareOthers,
  compareResource,
  compareSingleton,
} from "./compare-resources.mjs";
import { compareSignIn } from "./compare-sign-in.mjs";
import { matchResources } from "./match-resources.mjs";
import { compare, createTallies } from "./tally.mjs";
/** @import { AdminModel, Truth } from "./truth.mjs" */

/** Compares an admin model with the ground truth of its document, by topic. @param {AdminModel} model @param {Truth} truth */
export function compareDocument(model, truth) {
  const tallies = createTallies();
  const matches = matchResources(model, truth);
  const byName = new Map(truth.resources.map((expected) => [expected.name, expected]));
  const nameOf = (/** @type {string} */ name) => {
    const expected = byName.get(name);
    return expected === undefined ? undefined : matches.get(expected)?.name;
  };
  for (const expected of truth.resources) {
    const pair = { model, expected, resource: matches.get(expected), nameOf };
    compareResource(tallies, pair);
    compareActions(tallies, pair);
    compareList(tallies, pair);
    compareRelations(tallies, pair);
  }
  for (const singleton of truth.singletons ?? []) compareSingleton(tallies, model, singleton);
  compareOthers(tallies, { model, truth, matched: new Set(matches.values()) });
  compareSignIn(tallies, model, truth);
  if (truth.base !== undefined)
    compare(tallies.server, "base", truth.base || null, model.servers[0]);
  return tallies;
}
