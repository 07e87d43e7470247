import { useResponseTexts } from "#texts/use-response-texts.ts";
import { type ReactNode, useState } from "react";
import { operationAddress } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { CopyTextButton } from "#components/buttons/copy-text-button.tsx";
import type { LoggedCall } from "#http/call-log.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./calls.module.css";
import { findOperation } from "./find-operation.ts";
import { writeCurl, writeFetch } from "./write-call.ts";

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

function CallDetails({ call }: { readonly call: LoggedCall }): ReactNode {
  const t = useTexts("calls");
  const responses = useResponseTexts();
  const operation = findOperation(useModel(), call.method, call.path);
  return (
    <div className={classes.details}>
      <div className={classes.copies}>
        <CopyTextButton text={writeCurl(call)} label={t("copyCurl")} />
        <CopyTextButton text={writeFetch(call)} label={t("copyFetch")} />
      </div>
      {operation !== undefined && (
        <AppLink address={operationAddress(operation.id)}>
          {t("operation", { label: operation.label })}
        </AppLink>
      )}
      {call.failure !== undefined && <p className={classes.failure}>{call.failure}</p>}
      {call.responseError !== undefined && (
        <p className={classes.failure}>
          {call.responseError === "none" ? t("errors.none") : responses(call.responseError)}
        </p>
      )}
      <Headers title={t("request")} headers={call.requestHeaders} />
      {call.requestBody !== undefined && (
        <>
          <h3>{t("body")}</h3>
          <pre className={classes.body}>{call.requestBody}</pre>
        </>
      )}
      {call.isBodyOmitted && <p className={classes.hint}>{t("bodyLeftOut")}</p>}
      <Headers title={t("response")} headers={call.responseHeaders} />
    </div>
  );
}

interface HeadersProps {
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
}

function Headers({ title, headers }: HeadersProps): ReactNode {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={classes.headers}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
