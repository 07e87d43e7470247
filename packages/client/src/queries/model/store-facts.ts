import type { LearnedFacts } from "@quarterdeck/model";
import { mergeLearnedFacts } from "@quarterdeck/model";
import { storePreference } from "#storage/preferences.ts";
import * as applying from "./apply-facts.ts";
import { learnedFacts, setFacts, STORE_NAME } from "./learned-facts.ts";

/** Adds facts about a resource, also for later sessions of this user. */
export function storeFacts(name: string, learned: LearnedFacts): void {
  const facts = new Map([
    ...learnedFacts(),
    [name, mergeLearnedFacts(learnedFacts().get(name), learned)],
  ]);
  setFacts(facts, applying);
  void storePreference(STORE_NAME, Object.fromEntries(facts));
}
