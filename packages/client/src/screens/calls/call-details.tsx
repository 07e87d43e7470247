import { Button } from "@mantine/core";
import { IconEdit } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { parseJson } from "@quarterdeck/model";
import { operationAddress } from "#addresses/address.ts";
import { CopyTextButton } from "#components/buttons/copy-text-button.tsx";
import { JsonView } from "#components/values/json-view.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import type { LoggedCall } from "#http/call-log.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useResponseTexts } from "#texts/use-response-texts.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./calls.module.css";
import { findOperation } from "./find-operation.ts";
import { RequestConsole } from "./request-console.tsx";
import { SaveRequestButton } from "./save-request-button.tsx";
import { readCall } from "./saved-requests.ts";
import { writeCurl, writeFetch, writeHttpie } from "./write-call.ts";

/** Parameters, headers and bodies of a call, and its tools. */
export function CallDetails({ call }: { readonly call: LoggedCall }): ReactNode {
  const t = useTexts("calls");
  const responses = useResponseTexts();
  const operation = findOperation(useModel(), call.method, call.path);
  const [isEditing, setIsEditing] = useState(false);
  const request = readCall(call);
  const parameters = [...new URLSearchParams(call.query)];
  return (
    <div className={classes.details}>
      <div className={classes.copies}>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isEditing}
          leftSection={<IconEdit size="0.875rem" aria-hidden />}
          onClick={() => setIsEditing(!isEditing)}
        >
          {t("edit")}
        </Button>
        {/* An edited request is saved by its form. */}
        {!isEditing && <SaveRequestButton request={request} size="compact-sm" />}
        <CopyTextButton text={writeCurl(call)} label={t("copyCurl")} />
        <CopyTextButton text={writeFetch(call)} label={t("copyFetch")} />
        <CopyTextButton text={writeHttpie(call)} label={t("copyHttpie")} />
      </div>
      {isEditing && <RequestConsole request={request} />}
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
      {parameters.length > 0 && <Pairs title={t("parameters")} pairs={parameters} />}
      {call.requestBody !== undefined && <Body title={t("body")} text={call.requestBody} />}
      {call.isBodyOmitted && <p className={classes.hint}>{t("bodyLeftOut")}</p>}
      {call.responseBody !== undefined && (
        <Body title={t("responseBody")} text={call.responseBody.text} />
      )}
      <Pairs title={t("request")} pairs={Object.entries(call.requestHeaders)} />
      <Pairs title={t("response")} pairs={Object.entries(call.responseHeaders)} />
    </div>
  );
}

/** Body as JSON if it is JSON, else as text. */
function Body({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  const value = readJson(text);
  return (
    <>
      <h3>{title}</h3>
      {value === undefined ? (
        <pre className={classes.body} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <JsonView value={value} label={title} />
      )}
    </>
  );
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

interface PairsProps {
  readonly title: string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

function Pairs({ title, pairs }: PairsProps): ReactNode {
  if (pairs.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={classes.headers}>
        {pairs.map(([name, value], at) => (
          // A parameter may be repeated.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={`${name} ${at}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
