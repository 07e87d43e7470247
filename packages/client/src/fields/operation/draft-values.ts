import type { Field, Operation } from "@quarterdeck/model";
import { isRecord } from "#fields/record-value.ts";
import { UnreadJson } from "#fields/unread-json.ts";
import type { FormValues } from "./operation-values.ts";

const unread = "quarterdeck:unread";

/** What of a form may be kept in the browser: no secret, no file. */
export function toDraft(operation: Operation, values: FormValues): unknown {
  const parameters = operation.parameters.flatMap(({ name, field }) => {
    const value = keepable(field, values.parameters[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const body =
    operation.body === undefined ? undefined : keepable(operation.body.field, values.body);
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

function keepable(field: Field | undefined, value: unknown): unknown {
  if (value === undefined || (field !== undefined && isUnkept(field))) return undefined;
  if (value instanceof Blob) return undefined;
  // Half-typed JSON may hold a secret that no field tells apart.
  if (value instanceof UnreadJson) {
    return field?.kind === "json" ? { [unread]: value.text, reason: value.reason } : undefined;
  }
  if (Array.isArray(value)) {
    const item = field?.kind === "list" ? field.item : undefined;
    return value.map((one: unknown) => keepable(item, one)).filter((one) => one !== undefined);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const inner =
      field?.kind === "group" ? field.fields.find((one) => one.name === name) : undefined;
    const kept = keepable(inner, entry);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** A secret, a file, or the text that stands for one. */
function isUnkept(field: Field): boolean {
  if (field.kind === "secret" || field.kind === "file") return true;
  return "encoding" in field && field.encoding !== undefined;
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isRecord(value)) return value;
  const text = value[unread];
  if (typeof text === "string") return new UnreadJson(text, String(value["reason"]));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, revive(entry)]));
}
