import { type Problem, formatMessage } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useProblemMessages } from "#components/values/use-model-messages.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./report.module.css";

/** Problems of the description with their remedies. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const t = useTexts("report");
  const catalog = useProblemMessages();
  return (
    <ul className={classes.problems}>
      {problems.map(({ code, severity, pointer, message }) => (
        <li key={`${code} ${pointer} ${formatMessage(catalog, message)}`}>
          <span className={classes.severity} data-severity={severity}>
            {t(severity)}
          </span>
          <span>{formatMessage(catalog, message)}</span>
          {pointer !== "" && <code className={classes.pointer}>{pointer}</code>}
        </li>
      ))}
    </ul>
  );
}
