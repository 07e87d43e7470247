import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./merge.module.css";

interface ValueOfProps {
  readonly field: Field;
  readonly value: unknown;
}

/** One version of a value, compared with another. */
export function ValueOf({ field, value }: ValueOfProps): ReactNode {
  const t = useTexts("form");
  if (value === undefined) return <span className={classes.nothing}>{t("nothing")}</span>;
  if (value instanceof UnreadJson) return <code>{value.text}</code>;
  if (field.kind === "secret") return <span className={classes.nothing}>{t("secret")}</span>;
  return <FieldCell field={field} value={value} isWhole={false} />;
}
