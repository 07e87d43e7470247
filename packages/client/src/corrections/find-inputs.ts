import type { ModelChunk, ModelSummary } from "@quarterdeck/model";
import type { Subject } from "#components/corrections/correct-context.ts";
import type { ChoiceWords, CorrectionInput } from "./correction-input.ts";
import { fieldInputs, operationInputs } from "./field-inputs.ts";
import { listInputs, resourceInputs, setInputs } from "./resource-inputs.ts";

/** Subject of a resource or an operation. */
export type ChunkSubject = Exclude<Subject, { readonly kind: "screen" | "api" }>;

/** Subject of a field. */
export type FieldSubject = Extract<Subject, { readonly kind: "field" }>;

type Inputs = readonly CorrectionInput[];

/** Inputs of a subject in its chunk; undefined if the chunk no longer has it. */
export function findInputs(
  subject: ChunkSubject,
  { resource, operations }: ModelChunk,
  { resources }: ModelSummary,
  words: ChoiceWords,
): Inputs | undefined {
  if (subject.kind === "operation") {
    const operation = operations.find(({ id }) => id === subject.operation);
    return operation && operationInputs(operation, words);
  }
  if (resource === undefined) return undefined;
  const own = operations.filter((operation) => operation.resource === resource.name);
  if (subject.kind === "field") {
    const field = resource.fields.find(({ name }) => name === subject.field);
    const inputs = [
      ...(field === undefined ? [] : fieldInputs(resource, field, resources, words)),
      ...setInputs(resource, subject.field, own),
    ];
    return field === undefined && inputs.length === 0 ? undefined : inputs;
  }
  return subject.kind === "list" ? listInputs(resource, own, words) : resourceInputs(resource, own);
}
