import { isSameJson, type Operation } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import type { FormValues } from "./operation-values.ts";

interface Typed {
  /** What a form began with. */
  readonly before: FormValues;
  readonly after: FormValues;
}

export interface ReconciledValues extends Typed {
  /** What was typed where the operation takes nothing any more. */
  readonly dropped: Readonly<Record<string, unknown>>;
}

/** Names of the fields that a form has inputs for. */
export function bodyMemberNames({ body }: Operation): readonly string[] {
  if (body?.field.kind !== "group") return [];
  return body.field.fields.flatMap(({ name, isReadOnly }) => (isReadOnly === true ? [] : [name]));
}

/**
 * What was typed into an operation's form before the API changed, as far as the operation takes it now. `then`: what the form
 * asked for when it was typed; members of other names a person wrote as JSON, and means them.
 */
export function reconcileValues(
  asked: Operation,
  then: readonly string[],
  { before, after }: Typed,
): ReconciledValues {
  const field = asked.body?.field;
  const now = bodyMemberNames(asked);
  const isOpen = field?.kind !== "group" || field.additionalProperties !== undefined;
  const gone = isOpen ? [] : then.filter((name) => !now.includes(name));
  const was = isRecord(before.body) ? before.body : {};
  const is = isRecord(after.body) ? after.body : {};
  const lost = gone.flatMap((name) =>
    Object.hasOwn(is, name) && !isSameJson(is[name], was[name]) ? [[name, is[name]] as const] : [],
  );
  const parameters = new Set(asked.parameters.map(({ name }) => name));
  const untaken = Object.entries(after.parameters).filter(
    ([name, value]) =>
      !parameters.has(name) && value !== undefined && !isSameJson(value, before.parameters[name]),
  );
  return {
    before: without(gone, before),
    after: { ...without(gone, after), parameters: taken(after.parameters, parameters) },
    dropped: Object.fromEntries([...untaken, ...lost]),
  };
}

/** No input writes a parameter that the operation does not have. */
function taken(values: FormValues["parameters"], names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

function without(names: readonly string[], values: FormValues): FormValues {
  const { body } = values;
  if (!isRecord(body) || !names.some((name) => Object.hasOwn(body, name))) return values;
  const kept = Object.entries(body).filter(([name]) => !names.includes(name));
  return { ...values, body: kept.length === 0 ? undefined : Object.fromEntries(kept) };
}
