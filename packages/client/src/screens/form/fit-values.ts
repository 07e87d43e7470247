import { isSameJson, type Operation } from "@quarterdeck/model";
import type { FormValues } from "#fields/operation/operation-values.ts";
import { isRecord } from "#fields/record-value.ts";

interface Typed {
  /** What a form began with. */
  readonly before: FormValues;
  readonly after: FormValues;
}

export interface Fitted extends Typed {
  /** What was typed where the operation takes nothing any more. */
  readonly lost: Readonly<Record<string, unknown>>;
}

/** What was typed into an operation's form before the API changed, as far as the operation takes it now. */
export function fitValues(asked: Operation, { before, after }: Typed): Fitted {
  const was = isRecord(before.body) ? before.body : {};
  const is = isRecord(after.body) ? after.body : {};
  const lost = Object.entries(is).filter(
    ([name, value]) => !takes(asked, name) && !isSameJson(value, was[name]),
  );
  return {
    before: fit(asked, before),
    after: fit(asked, after),
    lost: Object.fromEntries(lost),
  };
}

function fit(asked: Operation, values: FormValues): FormValues {
  const { body } = values;
  if (!isRecord(body) || Object.keys(body).every((name) => takes(asked, name))) return values;
  const taken = Object.entries(body).filter(([name]) => takes(asked, name));
  return { ...values, body: taken.length === 0 ? undefined : Object.fromEntries(taken) };
}

function takes({ body }: Operation, name: string): boolean {
  const field = body?.field;
  if (field?.kind !== "group" || field.others !== undefined) return true;
  return field.fields.some((one) => one.name === name && one.isReadOnly !== true);
}
