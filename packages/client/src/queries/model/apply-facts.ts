import type {
  Evidence,
  LearnedFacts,
  ModelChunk,
  ModelSummary,
  Resource,
} from "@quarterdeck/model";
import { applyLearnedCalls, applyLearnedFacts } from "@quarterdeck/model";

export { applyLearnedFacts };

type Facts = ReadonlyMap<string, LearnedFacts>;

/** The last facts of each model, with the model that they lead to. */
const appliedModels = new WeakMap<
  ModelSummary,
  { readonly learned: Facts; readonly to: ModelSummary }
>();

/** A model summary in which lists that respond with one record are this record: the same object for the same facts. */
export function modelWithSingles<Model extends ModelSummary>(model: Model, learned: Facts): Model {
  const last = appliedModels.get(model);
  if (last?.learned === learned) return last.to as Model;
  const to = applySingles(model, learned);
  appliedModels.set(model, { learned, to });
  return to;
}

function applySingles<Model extends ModelSummary>(model: Model, learned: Facts): Model {
  if (![...learned.values()].some(({ isSingle }) => isSingle)) return model;
  const resources = model.resources.map((brief) => {
    const { list, ...others } = brief.operations;
    const isRecord = learned.get(brief.name)?.isSingle === true && list !== undefined;
    return isRecord
      ? { ...brief, key: [], isSingleton: true, operations: { ...others, read: list } }
      : brief;
  });
  return { ...model, resources };
}

/** The stored facts in the format of this build. */
export function readStoredFacts(stored: unknown): Facts {
  const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  return new Map(
    entries.filter((entry): entry is [string, LearnedFacts] => isLearnedFacts(entry[1])),
  );
}

/** True for stored facts in the format of this build; older formats contain English texts as evidence. */
export function isLearnedFacts(value: unknown): value is LearnedFacts {
  if (typeof value !== "object" || value === null || !("fields" in value)) return false;
  if (!("evidence" in value) || !Array.isArray(value.evidence)) return false;
  return value.evidence.every((one: Partial<Evidence>) => typeof one.reason === "object");
}

/** A chunk with the facts about its resource. */
export function withLearned<Chunk extends ModelChunk>(
  chunk: Chunk,
  resource: Resource,
  learned: LearnedFacts,
): Chunk {
  const operations = chunk.operations.map((operation) =>
    operation.resource === resource.name ? applyLearnedCalls(operation, learned) : operation,
  );
  return { ...chunk, operations, resource: resourceWithLearned(resource, learned) };
}

const applied = new WeakMap<Resource, { readonly learned: LearnedFacts; readonly to: Resource }>();

/** A resource with its facts: the same object for the same facts. */
function resourceWithLearned(resource: Resource, learned: LearnedFacts): Resource {
  const last = applied.get(resource);
  if (last?.learned === learned) return last.to;
  const to = applyLearnedFacts(resource, learned);
  applied.set(resource, { learned, to });
  return to;
}
