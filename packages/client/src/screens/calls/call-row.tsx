import { type ReactNode, useState } from "react";
import type { LoggedCall } from "#http/call-log.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./calls.module.css";
import { CallDetails } from "./call-details.tsx";

/** One call in a line, with details when it is opened. */
export function CallRow({ call }: { readonly call: LoggedCall }): ReactNode {
  const t = useTexts("calls");
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { method, path, query, status, attempt, tookMs, startedAt } = call;
  return (
    <li>
      <details className={classes.call} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={classes.line}>
          <span className={classes.method}>{method}</span>
          <span className={classes.path}>
            {path}
            {query !== "" && <span className={classes.query}>?{query}</span>}
          </span>
          <span className={classes.facts}>
            <span className={classes.status} data-tone={toneOf(call)}>
              {status ?? t(call.isAborted === true ? "canceled" : "noResponse")}
            </span>
            <span>{t("took", { ms: format.number(tookMs) })}</span>
            {call.size !== undefined && <span>{sizeText(call.size)}</span>}
            {attempt > 1 && <span>{t("attempt", { count: format.number(attempt) })}</span>}
            <span>{format.timeOfDay(startedAt)}</span>
          </span>
        </summary>
        {isOpen && <CallDetails call={call} />}
      </details>
    </li>
  );

  function sizeText(size: number): string {
    return size < 1000
      ? t("bytes", { size: format.number(size) })
      : t("kilobytes", { size: format.number(Math.round(size / 100) / 10) });
  }
}

function toneOf({ status, isAborted }: LoggedCall): "good" | "bad" | "none" {
  if (isAborted === true) return "none";
  return status !== undefined && status < 400 ? "good" : "bad";
}
