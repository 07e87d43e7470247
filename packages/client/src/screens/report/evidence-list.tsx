import type { Evidence } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./report.module.css";

/** Why something is understood as it is, how sure that is, and where the document says it. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }): ReactNode {
  const t = useTexts("report");
  return evidence.map(({ because, pointer, confidence }) => {
    const percent = Math.round(confidence * 100);
    return (
      <span key={`${because} ${pointer}`} className={classes.evidence}>
        <span
          className={classes.confidence}
          data-level={confidence >= 0.9 ? "sure" : confidence >= 0.7 ? "likely" : "unsure"}
          title={t("confidence", { percent })}
        >
          {`${percent} %`}
        </span>
        {/* What reads descriptions speaks English to whoever mends them (decision 0033). */}
        <span lang="en" dir="ltr">
          {because}
        </span>
        {pointer !== "" && (
          <code className={classes.pointer} title={t("place")}>
            {pointer}
          </code>
        )}
      </span>
    );
  });
}
