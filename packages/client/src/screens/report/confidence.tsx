import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./report.module.css";

/** Confidence as a number and a color. */
export function Confidence({ value }: { readonly value: number }): ReactNode {
  const t = useTexts("report");
  const percent = Math.round(value * 100);
  return (
    <span
      className={classes.confidence}
      data-level={value >= 0.9 ? "sure" : value >= 0.7 ? "likely" : "unsure"}
      title={t("confidence", { percent })}
    >
      {`${percent} %`}
    </span>
  );
}
