import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import classes from "./displays.module.css";
import type { MoveResult } from "./use-card-moves.ts";

interface MoveMessageProps {
  readonly name: string;
  /** Label of the column. */
  readonly label: string;
  readonly field: Field;
  readonly result: MoveResult;
}

/** Result of a move: announced if it was saved, else visible. */
export function MoveMessage({ name, label, field, result }: MoveMessageProps): ReactNode {
  const t = useDisplayTexts();
  if (result.kind === "saved") {
    return (
      <span role="status" className={hidden.hidden}>
        {t("moved", { name, label })}
      </span>
    );
  }
  if (result.kind === "failed" && result.error !== undefined) {
    return <ProblemAlert error={result.error} title={t("failed", { name })} />;
  }
  const kind = result.kind === "conflict" ? "changed" : result.kind;
  return (
    <p role="alert" className={classes.message}>
      {t(kind, { name, label: field.label })}
    </p>
  );
}
