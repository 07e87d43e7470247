import { isRecord } from "#fields/values/record-value.ts";

interface FilledRecordOptions {
  /** The record that the form started from. */
  readonly before: unknown;
  /** Members of `before` that the form shows. */
  readonly shown: unknown;
  /** Values of the form. */
  readonly filled: unknown;
  /** True if the operation leaves omitted members unchanged. */
  readonly isPartial?: boolean;
}

/** The record with the values of the form; members that the form does not show stay unchanged. */
export function filledRecord(options: FilledRecordOptions): unknown {
  const { before, shown, filled, isPartial = false } = options;
  if (!isRecord(before)) return filled;
  const was = isRecord(shown) ? shown : {};
  const is = isRecord(filled) ? filled : {};
  const unchanged = Object.entries(before).filter(
    ([name]) => isPartial || !Object.hasOwn(was, name) || Object.hasOwn(is, name),
  );
  return { ...Object.fromEntries(unchanged), ...is };
}
