import { IconAlertTriangle } from "@tabler/icons-react";
import { isPage, type SignInMethod } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { describeFailure, isReceived } from "#components/feedback/describe-failure.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { apiBase } from "#config/api-base.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { ApiError, HttpError, NoTokenError, type SearchedResponse } from "#http/errors.ts";
import { isSignInPath } from "#queries/sign-in/sign-in-path.ts";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";
import { SentCredential } from "./sent-credential.tsx";
import classes from "./sign-in-details.module.css";

// Few refusals name a header.
const RequestedHeader = lazyComponent(
  async () => (await import("#components/feedback/requested-header.tsx")).RequestedHeader,
);

interface SignInFailureProps {
  readonly failure: Error | undefined;
  /** Method of the sign-in: the user can change where its token is sent if a later call refused it. */
  readonly method?: SignInMethod;
}

/** The API's message, or ours without one, with the address of a server that does not respond like the API. */
export function SignInFailure({ failure, method }: SignInFailureProps): ReactNode {
  const t = useSignInTexts();
  if (failure === undefined) return null;
  const { message, kind } = describeFailure(failure);
  const address = findForeignAddress(failure);
  const isMovable =
    method?.kind === "password" &&
    (failure instanceof NoTokenError ||
      (failure instanceof HttpError && !isSignInPath(failure.call.path, method.call.path)));
  return (
    <Notice
      tone="danger"
      icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
      title={kind === "network" ? undefined : t("refused")}
    >
      {failure instanceof NoTokenError ? (
        <Searched {...failure} />
      ) : (
        (address === undefined || failure instanceof HttpError || kind === "network") && (
          <p>{message || t(kind === "network" ? "unreachable" : "unexpected")}</p>
        )
      )}
      {method?.kind === "basic" && method.description !== undefined && <p>{method.description}</p>}
      {address !== undefined && (
        <>
          <p className={classes.address}>{t("notApi", { address })}</p>
          <p>{t(runtimeConfig().server === null ? "useApiHost" : "useUpstream")}</p>
        </>
      )}
      {failure instanceof HttpError && <RequestedHeader error={failure} />}
      {isMovable && <SentCredential method={method} />}
    </Notice>
  );
}

/** Address of the call if the response seems to come from another server. */
function findForeignAddress(failure: Error): string | undefined {
  if (!(failure instanceof ApiError) || failure instanceof NoTokenError) return undefined;
  const { server, model } = runtimeConfig();
  // The built-in API is this service.
  if (server === null && model !== null) return undefined;
  const isForeign =
    failure instanceof HttpError
      ? /^40[45]$/.test(String(failure.status)) || (failure.status !== 401 && isPageError(failure))
      : isReceived(describeFailure(failure).kind) || server === null;
  return isForeign ? (server?.address ?? apiBase()) + failure.call.path : undefined;
}

function isPageError({ response: { body } }: HttpError): boolean {
  return typeof body === "string" && isPage(body);
}

function Searched({ call, searched }: Pick<NoTokenError, "call" | "searched">): ReactNode {
  const t = useSignInTexts();
  const { message, members, names, headers, cookies, refusal }: SearchedResponse = searched;
  const name = `${call.method.toUpperCase()} ${call.path}`;
  return (
    <>
      {message !== undefined && <p>{message}</p>}
      <p>{t("noToken", { call: name })}</p>
      <ul className={classes.searched}>
        <li>{members.length === 0 ? t("noMembers") : t("members", { members: join(members) })}</li>
        <li>{t("searchedBody", { names: join(names) })}</li>
        <li>{t("searchedHeaders", { names: join(headers) })}</li>
        {cookies !== undefined && (
          <li>{cookies.length === 0 ? t("noCookies") : t("cookies", { names: join(cookies) })}</li>
        )}
        {refusal !== undefined && (
          <li>{t("refusedRead", { path: refusal.path, status: String(refusal.status) })}</li>
        )}
      </ul>
      <p>{t("askForToken")}</p>
    </>
  );
}

const join = (names: readonly string[]): string => names.join(", ");
