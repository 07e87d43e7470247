import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import type { HttpResponse } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LazyJsonEditor } from "#components/json-editor/lazy-json-editor.tsx";
import { Confirm } from "#components/overlays/confirm.tsx";
import { FailureMessage } from "#components/feedback/failure-message.tsx";
import { useFailure } from "#components/feedback/use-failure.ts";
import { JsonView } from "#components/values/json-view.tsx";
import { HttpError } from "#http/errors.ts";
import { useHttp } from "#http/http-context.ts";
import { mask } from "#http/mask-secrets.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./calls.module.css";
import { SaveRequestButton } from "./save-request-button.tsx";
import type { SavedRequest } from "./saved-requests.ts";
import { readHeaders } from "./write-call.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
const SAFE: ReadonlySet<string> = new Set(["GET", "HEAD"]);

type Outcome =
  | { readonly response: HttpResponse }
  | { readonly message: string }
  | { readonly error: Error };

/** Form that edits, saves and sends a request with the credential of the session. A write is confirmed first. */
export function RequestConsole({ request }: { readonly request: SavedRequest }): ReactNode {
  const t = useTexts("calls");
  const ofComponents = useTexts("components");
  const http = useHttp();
  const client = useQueryClient();
  const [method, setMethod] = useState(request.method);
  const [address, setAddress] = useState(
    `${request.path}${request.query === "" ? "" : `?${request.query}`}`,
  );
  const [body, setBody] = useState(request.body ?? "");
  const [headerText, setHeaderText] = useState("");
  const [isConfirming, setIsConfirming] = useState(false);
  const [sending, setSending] = useState<AbortController>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isSafe = SAFE.has(method);
  const headers = readHeaders(headerText);
  const problem = [address, body, headerText].some((text) => text.includes(mask))
    ? t("masked", { mask })
    : address.startsWith("/")
      ? undefined
      : t("noPath");

  const [path = "", query = ""] = address.split(/\?(.*)/s);
  const hasBody = !isSafe && (body !== "" || request.body !== undefined);
  const edited: SavedRequest = {
    method,
    path,
    query,
    ...(request.mediaType === undefined ? {} : { mediaType: request.mediaType }),
    ...(hasBody ? { body } : {}),
  };

  async function send(): Promise<void> {
    setIsConfirming(false);
    const sent = new AbortController();
    setSending(sent);
    const mediaType = request.mediaType ?? "application/json";
    const call = {
      method: method.toLowerCase(),
      path,
      query,
      headers: headers ?? {},
      ...(isSafe || body.trim() === "" ? {} : { body: { mediaType, content: body } }),
    };
    try {
      const response = await http.sendInSession(call, { signal: sent.signal });
      setOutcome({ response });
      // Other screens may show changed records.
      if (!isSafe) void client.invalidateQueries();
    } catch (error) {
      if (sent.signal.aborted) setOutcome({ message: t("canceled") });
      else if (error instanceof HttpError) setOutcome({ response: error.response });
      else if (error instanceof Error) setOutcome({ error });
    }
    setSending(undefined);
  }

  return (
    <form
      className={classes.console}
      aria-label={t("console")}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== undefined || headers === undefined || sending !== undefined) return;
        if (isSafe) void send();
        else setIsConfirming(true);
      }}
    >
      <div className={classes.target}>
        <NativeSelect
          aria-label={t("method")}
          data={[...METHODS]}
          value={method}
          onChange={(event) => setMethod(event.currentTarget.value)}
        />
        <TextInput
          aria-label={t("address")}
          className={classes.address}
          spellCheck={false}
          autoComplete="off"
          error={problem}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </div>
      <Textarea
        label={t("headers")}
        description={t("headersHint")}
        error={headers === undefined ? t("badHeader") : undefined}
        autosize={false}
        rows={2}
        spellCheck={false}
        value={headerText}
        onChange={(event) => setHeaderText(event.currentTarget.value)}
      />
      {!isSafe && (
        <div className={classes.written}>
          <span aria-hidden="true">{t("body")}</span>
          <LazyJsonEditor text={body} label={t("body")} onText={setBody} />
        </div>
      )}
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={sending !== undefined}
          leftSection={<IconSend size="1rem" aria-hidden />}
        >
          {t("send")}
        </Button>
        <SaveRequestButton request={edited} />
        {sending !== undefined && (
          <Button variant="default" onClick={() => sending.abort()}>
            {ofComponents("cancel")}
          </Button>
        )}
      </div>
      <div role="status" className={classes.outcome}>
        {outcome !== undefined && <OutcomeView outcome={outcome} />}
      </div>
      {isConfirming && (
        <Confirm
          title={t("confirm", { method, path: address.split("?")[0] ?? "" })}
          message={t("confirmHint")}
          action={t("send")}
          isDangerous={method === "DELETE"}
          onConfirm={() => void send()}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </form>
  );
}

function OutcomeView({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const t = useTexts("calls");
  if ("message" in outcome) return <p className={classes.failure}>{outcome.message}</p>;
  if ("error" in outcome) return <SendFailure error={outcome.error} />;
  const { status, body } = outcome.response;
  return (
    <>
      <span className={classes.status} data-tone={status < 400 ? "good" : "bad"}>
        {status}
      </span>
      {body === undefined || body instanceof Blob ? null : (
        <JsonView value={body} label={t("responseBody")} />
      )}
    </>
  );
}

function SendFailure({ error }: { readonly error: Error }): ReactNode {
  return (
    <p className={classes.failure}>
      <FailureMessage failure={useFailure(error)} />
    </p>
  );
}
