import { isRecord } from "#fields/values/record-value.ts";

interface Filled {
  /** The record that the form began with. */
  readonly before: unknown;
  /** What of it the form showed then, and what it shows now. */
  readonly shown: unknown;
  readonly filled: unknown;
  /** The operation keeps what it is not told: what a person leaves out stays as it was. */
  readonly keepsUntold?: boolean;
}

/** The record as it is to be: what the form never showed stays as it was. */
export function filledRecord({ before, shown, filled, keepsUntold = false }: Filled): unknown {
  if (!isRecord(before)) return filled;
  const was = isRecord(shown) ? shown : {};
  const is = isRecord(filled) ? filled : {};
  const kept = Object.entries(before).filter(
    ([name]) => keepsUntold || !Object.hasOwn(was, name) || Object.hasOwn(is, name),
  );
  return { ...Object.fromEntries(kept), ...is };
}
