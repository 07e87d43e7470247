import { type Field, fieldInside, type Shapes } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import type { OperationWithShapes, FormValues } from "./operation-values.ts";

const unread = "quarterdeck:unread";

/** What of a form may be kept in the browser: no secret, no file. */
export function toDraft(operation: OperationWithShapes, values: FormValues): unknown {
  const { shapes = {} } = operation;
  const parameters = operation.parameters.flatMap(({ name, field }) => {
    const value = storable(field, values.parameters[name], shapes);
    return value === undefined ? [] : [[name, value] as const];
  });
  const body =
    operation.body === undefined ? undefined : storable(operation.body.field, values.body, shapes);
  return { parameters: Object.fromEntries(parameters), ...(body !== undefined && { body }) };
}

/** The other way; undefined for what this form never kept. */
export function fromDraft(draft: unknown): FormValues | undefined {
  if (!isRecord(draft) || !isRecord(draft["parameters"])) return undefined;
  const parameters = Object.entries(draft["parameters"]).map(([name, value]) => [
    name,
    revive(value),
  ]);
  return {
    parameters: Object.fromEntries(parameters) as FormValues["parameters"],
    body: revive(draft["body"]),
  };
}

function storable(field: Field | undefined, value: unknown, shapes: Shapes): unknown {
  if (value === undefined || (field !== undefined && isSecretOrFile(field))) return undefined;
  if (value instanceof Blob) return undefined;
  // Half-typed JSON may hold a secret that no field tells apart.
  if (value instanceof UnreadJson) {
    const isFree =
      field?.kind === "number" || (field?.kind === "json" && field.shape === undefined);
    return isFree ? { [unread]: value.text } : undefined;
  }
  const insideOf = (step: string) => field && fieldInside(field, step, { value, shapes });
  if (Array.isArray(value)) {
    return value
      .map((one: unknown, index) => storable(insideOf(String(index)), one, shapes))
      .filter((one) => one !== undefined);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const kept = storable(insideOf(name), entry, shapes);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** A secret, a file, or the text that stands for one. */
function isSecretOrFile(field: Field): boolean {
  if (field.kind === "secret" || field.kind === "file") return true;
  return "encoding" in field && field.encoding !== undefined;
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isRecord(value)) return value;
  const text = value[unread];
  if (typeof text === "string") return new UnreadJson(text);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, revive(entry)]));
}
