import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Resource } from "#types/resource.ts";
import { explainLearned, type PossibleFacts } from "./explain-learned.ts";
import { inferFromResponse, refinedFields } from "./learn-list.ts";
import type { LearnSources } from "./write-description.ts";

/** Learns which fields are times from one record; undefined if there are none. Other facts need several rows. */
export async function learnRecord(
  sources: LearnSources,
  resource: Resource,
  record: unknown,
): Promise<LearnedFacts | undefined> {
  const response = { status: 200, headers: {}, body: [record] };
  const inferred = await inferFromResponse(sources, resource, response);
  const refined = refinedFields(resource, inferred)?.filter(
    ({ kind }) => kind === "date" || kind === "date-time",
  );
  if (refined === undefined || refined.length === 0) return undefined;
  const facts: Partial<PossibleFacts> = { refined };
  return { fields: [], refined, evidence: explainLearned(facts as PossibleFacts) };
}
