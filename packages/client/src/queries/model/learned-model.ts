import type { AdminModel, LearnedFacts } from "@quarterdeck/model";
import { useMemo, useSyncExternalStore } from "react";
import { applyLearnedFacts } from "./apply-facts.ts";
import { learnedFacts, subscribeFacts } from "./learned-facts.ts";

/** The whole model with the fields and relations that responses showed, also those of earlier visits. */
export function useLearnedModel(model: AdminModel | undefined): AdminModel | undefined {
  const facts = useSyncExternalStore(subscribeFacts, learnedFacts);
  return useMemo(() => model && modelWithLearned(model, facts), [model, facts]);
}

/** A model with learned facts by `Resource.name`. */
export function modelWithLearned(
  model: AdminModel,
  facts: ReadonlyMap<string, LearnedFacts>,
): AdminModel {
  if (facts.size === 0) return model;
  const resources = model.resources.map((resource) => {
    const learned = facts.get(resource.name);
    return learned === undefined ? resource : applyLearnedFacts(resource, learned);
  });
  return { ...model, resources };
}
