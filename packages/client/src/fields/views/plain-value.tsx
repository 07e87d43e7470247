import { isExactNumber, writeJson } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CutText } from "./truncated-text.tsx";

/** A value that its field's kind does not expect: shown as it is, so that nothing is lost. */
export function OtherValue({
  value,
  isWhole,
}: {
  readonly value: unknown;
  readonly isWhole: boolean;
}): ReactNode {
  return <CutText text={writePlain(value)} isWhole={isWhole} />;
}

/** One line for any value: texts and numbers as they are, the rest as JSON. */
export function writePlain(value: unknown): string {
  if (typeof value === "string") return value;
  if (isExactNumber(value)) return value.text;
  return typeof value === "object" && value !== null ? writeJson(value) : String(value);
}
