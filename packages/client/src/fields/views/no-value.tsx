import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";

export function NoValue({ value }: { readonly value: null | "" }): ReactNode {
  const t = useTexts("fields");
  return value === null ? (
    <span className={classes.missing} title={t("null")}>
      —
    </span>
  ) : (
    <span className={classes.empty}>{t("empty")}</span>
  );
}
