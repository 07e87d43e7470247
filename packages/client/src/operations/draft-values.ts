import { type Field, fieldInside, type Shapes, ownMember } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import type { OperationWithShapes, FormValues } from "./operation-values.ts";

const unread = "quarterdeck:unread";

/** Values of a form that may be stored in the browser: no secrets, no files. */
export function toDraft(operation: OperationWithShapes, values: FormValues): unknown {
  const { shapes = {} } = operation;
  const parameters = operation.parameters.flatMap(({ name, field }) => {
    const value = storable(field, ownMember(values.parameters, name), shapes);
    return value === undefined ? [] : [[name, value] as const];
  });
  const body =
    operation.body === undefined ? undefined : storable(operation.body.field, values.body, shapes);
  return { parameters: Object.fromEntries(parameters), ...(body !== undefined && { body }) };
}

/** Restores values; undefined if they are not a draft of a form. */
export function fromDraft(draft: unknown): FormValues | undefined {
  if (!isRecord(draft) || !isRecord(draft["parameters"])) return undefined;
  const parameters = Object.entries(draft["parameters"]).map(([name, value]) => [
    name,
    restore(value),
  ]);
  return {
    parameters: Object.fromEntries(parameters) as FormValues["parameters"],
    body: restore(draft["body"]),
  };
}

function storable(field: Field | undefined, value: unknown, shapes: Shapes): unknown {
  if (value === undefined || (field !== undefined && isSecretOrFile(field))) return undefined;
  if (value instanceof Blob) return undefined;
  // Incomplete JSON may contain a secret without a field.
  if (value instanceof UnreadJson) {
    const isAllowed =
      field?.kind === "number" || (field?.kind === "json" && field.shape === undefined);
    return isAllowed ? { [unread]: value.text } : undefined;
  }
  const nestedField = (step: string) => field && fieldInside(field, step, { value, shapes });
  if (Array.isArray(value)) {
    return value
      .map((one: unknown, index) => storable(nestedField(String(index)), one, shapes))
      .filter((one) => one !== undefined);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const stored = storable(nestedField(name), entry, shapes);
    return stored === undefined ? [] : [[name, stored] as const];
  });
  return Object.fromEntries(entries);
}

/** True for secrets, files and encoded files. */
function isSecretOrFile(field: Field): boolean {
  if (field.kind === "secret" || field.kind === "file") return true;
  return "encoding" in field && field.encoding !== undefined;
}

function restore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restore);
  if (!isRecord(value)) return value;
  const text = value[unread];
  if (typeof text === "string") return new UnreadJson(text);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, restore(entry)]));
}
