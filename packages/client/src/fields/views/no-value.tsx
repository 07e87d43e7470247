import type { ReactNode } from "react";
import { type Translator, useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";

export function NoValue({ value }: { readonly value: null | "" }): ReactNode {
  const t = useTexts("fields");
  return missingContent(value, t);
}

export function missingContent(value: null | "", t: Translator<"fields">): ReactNode {
  return value === null ? (
    <span className={classes.missing} title={t("null")}>
      —
    </span>
  ) : (
    <span className={classes.empty}>{t("empty")}</span>
  );
}
