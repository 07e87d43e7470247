import { type Evidence, formatMessage } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useReasonMessages } from "#components/values/use-model-messages.ts";
import { useTexts } from "#texts/use-texts.ts";
import { Confidence } from "./confidence.tsx";
import classes from "./report.module.css";

/** Reasons with confidence and pointer into the document. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }): ReactNode {
  const t = useTexts("report");
  const catalog = useReasonMessages();
  return evidence.map(({ reason, pointer, confidence }) => {
    const text = formatMessage(catalog, reason);
    return (
      <span key={`${text} ${pointer}`} className={classes.evidence}>
        <Confidence value={confidence} />
        <span>{text}</span>
        {pointer !== "" && (
          <code className={classes.pointer} title={t("location")}>
            {pointer}
          </code>
        )}
      </span>
    );
  });
}
