import { isExactNumber, writeJson } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { TruncatedText } from "./truncated-text.tsx";

/** Plain text of a value, also of a type that the field kind does not expect. */
export function PlainValue({
  value,
  isWhole,
}: {
  readonly value: unknown;
  readonly isWhole: boolean;
}): ReactNode {
  return <TruncatedText text={formatPlain(value)} isWhole={isWhole} />;
}

/** Formats any value in one line: texts and numbers unchanged, everything else as JSON. */
export function formatPlain(value: unknown): string {
  if (typeof value === "string") return value;
  if (isExactNumber(value)) return value.text;
  return typeof value === "object" && value !== null ? writeJson(value) : String(value);
}
