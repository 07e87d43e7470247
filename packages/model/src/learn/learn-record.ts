import type { LearnedFacts } from "#types/learned-facts.ts";
import type { Resource } from "#types/resource.ts";
import { explainLearned, type PossibleFacts } from "./explain-learned.ts";
import { inferFromResponse, refinedFields } from "./learn-list.ts";
import { isOtherShape } from "./refine-fields.ts";
import type { LearnSources } from "./write-description.ts";

/**
 * Learns from one record which fields are times, and which are not objects; undefined if there are none. Other facts
 * need several rows.
 */
export async function learnRecord(
  sources: LearnSources,
  resource: Resource,
  record: unknown,
): Promise<LearnedFacts | undefined> {
  const response = { status: 200, headers: {}, body: [record] };
  const inferred = await inferFromResponse(sources, resource, response);
  const declared = new Map(resource.fields.map((field) => [field.name, field]));
  const refined = refinedFields(resource, inferred)?.filter((field) => {
    const own = declared.get(field.name);
    const isTime = /^(?:date|date-time|duration)$/.test(field.kind);
    return isTime || (own !== undefined && isOtherShape(own, field));
  });
  if (refined === undefined || refined.length === 0) return undefined;
  const facts: Partial<PossibleFacts> = { refined };
  return { fields: [], refined, evidence: explainLearned(facts as PossibleFacts) };
}
