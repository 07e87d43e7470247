import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { Credential, PasswordMethod, TokenMethod } from "@quarterdeck/model";
import { type ReactNode, useEffect, useState } from "react";
import { readPastedToken } from "#queries/sign-in/pasted-token.ts";
import { readForm, removeForm, storeForm } from "#queries/sign-in/stored-form.ts";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";
import classes from "./sign-in-details.module.css";

type Sent = Exclude<Credential, { readonly in: "session" }>;

interface SentCredentialProps {
  readonly method: TokenMethod | PasswordMethod;
  /** Entered value, which may start with its own scheme. */
  readonly token?: string;
}

/** Header, query parameter or cookie that each request will contain, with a form to change it. Stored on each change. */
export function SentCredential({ method, token = "" }: SentCredentialProps): ReactNode {
  const t = useSignInTexts();
  const [stored, setStored] = useState<Credential>();
  const [isOpen, setIsOpen] = useState(false);
  const { id } = method;
  useEffect(() => {
    void readForm(id).then(setStored);
  }, [id]);
  const sent = stored ?? method.credential;
  if (sent.in === "session") return null;

  function change(next: Sent): void {
    setStored(next);
    if (isLegal(next)) void storeForm(id, next);
  }

  return (
    <div>
      <div className={classes.sent}>
        <span>{t("sends")}</span>
        <code dir="ltr">{write(readPastedToken(token, sent).credential)}</code>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t("change")}
        </button>
      </div>
      {isOpen && (
        <div className={classes.editor}>
          <NativeSelect
            label={t("location")}
            value={sent.in}
            data={(["header", "query", "cookie"] as const).map((value) => ({
              value,
              label: t(`locations.${value}`),
            }))}
            onChange={(event) => change(moveTo(event.currentTarget.value, sent.name))}
          />
          <TextInput
            label={t("name")}
            name="credential-name"
            spellCheck={false}
            value={sent.name}
            error={isLegal(sent) ? undefined : t("badName")}
            onChange={(event) => change({ ...sent, name: event.currentTarget.value.trim() })}
          />
          {sent.in === "header" && (
            <TextInput
              label={t("prefix")}
              description={t("prefixHint")}
              name="credential-prefix"
              spellCheck={false}
              value={sent.prefix.trimEnd()}
              onChange={(event) => change({ ...sent, prefix: spaced(event.currentTarget.value) })}
            />
          )}
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              setStored(undefined);
              void removeForm(id);
            }}
          >
            {t("reset")}
          </Button>
        </div>
      )}
    </div>
  );
}

function moveTo(location: string, name: string): Sent {
  return location === "query" || location === "cookie"
    ? { in: location, name }
    : { in: "header", name, prefix: "" };
}

/** A space separates the prefix from the token. */
function spaced(prefix: string): string {
  const text = prefix.trim();
  return text === "" ? "" : `${text} `;
}

/** Token of HTTP (RFC 9110, section 5.6.2); a query parameter may have any name. */
function isLegal(sent: Sent): boolean {
  return sent.in === "query" ? sent.name !== "" : /^[\w!#$%&'*+.^`|~-]+$/.test(sent.name);
}

const VALUE = "••••";

function write(sent: Credential): string {
  if (sent.in === "session") return "";
  if (sent.in === "header") return `${sent.name}: ${sent.prefix}${VALUE}`;
  return `${sent.in === "query" ? "?" : "Cookie: "}${sent.name}=${VALUE}`;
}
