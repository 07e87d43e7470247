import { type Evidence, formatMessage } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useReasonMessages } from "#components/values/use-model-messages.ts";
import { useTexts } from "#texts/use-texts.ts";
import { Confidence } from "./confidence.tsx";
import classes from "./report.module.css";

/** Why something is understood as it is, how sure that is, and where the document says it. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }): ReactNode {
  const t = useTexts("report");
  const sentences = useReasonMessages();
  return evidence.map(({ reason, pointer, confidence }) => {
    const sentence = formatMessage(sentences, reason);
    return (
      <span key={`${sentence} ${pointer}`} className={classes.evidence}>
        <Confidence value={confidence} />
        <span>{sentence}</span>
        {pointer !== "" && (
          <code className={classes.pointer} title={t("place")}>
            {pointer}
          </code>
        )}
      </span>
    );
  });
}
