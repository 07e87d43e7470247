import { isSameJson, type Operation, ownMember } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import type { FormValues } from "./operation-values.ts";

interface Edit {
  /** Initial values of the form. */
  readonly before: FormValues;
  readonly after: FormValues;
}

export interface ReconciledValues extends Edit {
  /** Entered values that the operation does not accept any more. */
  readonly dropped: Readonly<Record<string, unknown>>;
}

/** Names of the body members that a form has inputs for. */
export function bodyMemberNames({ body }: Operation): readonly string[] {
  if (body?.field.kind !== "group") return [];
  return body.field.fields.flatMap(({ name, isReadOnly }) => (isReadOnly === true ? [] : [name]));
}

/**
 * Adapts entered values to a changed operation. `namesBefore`: members that had inputs before the
 * change; the user entered other members as JSON, and they are retained.
 */
export function reconcileValues(
  operation: Operation,
  namesBefore: readonly string[],
  { before, after }: Edit,
): ReconciledValues {
  const field = operation.body?.field;
  const names = bodyMemberNames(operation);
  const isOpen = field?.kind !== "group" || field.additionalProperties !== undefined;
  const removed = isOpen ? [] : namesBefore.filter((name) => !names.includes(name));
  const initial = isRecord(before.body) ? before.body : {};
  const entered = isRecord(after.body) ? after.body : {};
  const droppedMembers = removed.flatMap((name) =>
    Object.hasOwn(entered, name) && !isSameJson(ownMember(entered, name), ownMember(initial, name))
      ? [[name, ownMember(entered, name)] as const]
      : [],
  );
  const parameters = new Set(operation.parameters.map(({ name }) => name));
  const droppedParameters = Object.entries(after.parameters).filter(
    ([name, value]) =>
      !parameters.has(name) &&
      value !== undefined &&
      !isSameJson(value, ownMember(before.parameters, name)),
  );
  return {
    before: withoutMembers(removed, before),
    after: {
      ...withoutMembers(removed, after),
      parameters: onlyParameters(parameters, after.parameters),
    },
    dropped: Object.fromEntries([...droppedParameters, ...droppedMembers]),
  };
}

function onlyParameters(names: ReadonlySet<string>, values: FormValues["parameters"]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

function withoutMembers(names: readonly string[], values: FormValues): FormValues {
  const { body } = values;
  if (!isRecord(body) || !names.some((name) => Object.hasOwn(body, name))) return values;
  const rest = Object.entries(body).filter(([name]) => !names.includes(name));
  return { ...values, body: rest.length === 0 ? undefined : Object.fromEntries(rest) };
}
