import type { OpenMethod, Problem, SignIn, SignInMethod } from "@quarterdeck/model";
import { IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useState, useEffect } from "react";
import type { Address } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { SignInPage } from "#components/page/sign-in-page.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import type { SessionEnd } from "#session/session.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import { MethodForm } from "./method-form.tsx";
import { SIGN_IN_FORM } from "./sign-in-form.tsx";

interface LoginScreenProps {
  readonly signIn: SignIn;
  readonly registerAddress: Address | undefined;
  /** API report, if it needs no session. */
  readonly reportAddress?: Address | undefined;
  /** End of the session that led to this screen. */
  readonly end: SessionEnd | null;
  /** Problems of a description without sign-in methods. */
  readonly problems: readonly Problem[];
  readonly onSignedIn: () => void;
}

const DescriptionProblems = lazyComponent(
  async () => (await import("./description-problems.tsx")).DescriptionProblems,
);

/** Loaded on demand: the list is closed at first. */
const OtherWays = lazyComponent(async () => (await import("./other-ways.tsx")).OtherWays);

/** Loaded on demand: few descriptions name a placeholder. */
const PlaceholderServer = lazyComponent(
  async () => (await import("./placeholder-server.tsx")).PlaceholderServer,
);

/** Loaded on demand: few APIs require connection settings. */
const ConnectionFields = lazyComponent(
  async () => (await import("#components/inputs/connection-fields.tsx")).ConnectionFields,
);

/** Some APIs require no credential although their description does. A safe read checks it. */
const withoutCredential: OpenMethod = {
  kind: "none",
  id: "none",
  evidence: { pointer: "", reason: { code: "no-security" }, confidence: 0 },
};

/** Time in which the form is painted. */
const RESTORE_MS = 500;

export function LoginScreen({
  signIn,
  registerAddress,
  reportAddress,
  end,
  problems,
  onSignedIn,
}: LoginScreenProps): ReactNode {
  const t = useTexts("login");
  const tSession = useTexts("session");
  const [chosen, setChosen] = useState(firstMethod(signIn, end)?.id);
  const [isOpened, setIsOpened] = useState(false);
  const { local } = useSessionStore().storage;
  useEffect(() => {
    // The end of a session clears local storage. Behind the form, which the user sees first.
    const timer = setTimeout(() => {
      void import("#http/restore-parameters.ts")
        .then(({ restoreParameters }) => restoreParameters(local))
        .catch(() => undefined);
    }, RESTORE_MS);
    return () => clearTimeout(timer);
  }, [local]);
  const { server } = runtimeConfig();
  const [isConfirmed, setIsConfirmed] = useState(server?.isPlaceholder !== true);
  const register = server?.isPlaceholder === true ? undefined : registerAddress;
  const methods = listMethods(signIn);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (problems.length > 0 || method === undefined)
    return <DescriptionProblems problems={problems} />;
  return (
    <SignInPage
      title={t("title")}
      footer={
        <>
          {(register !== undefined || method.kind !== "none") && <NewHere address={register} />}
          {reportAddress !== undefined && (
            <p className={classes.report}>
              <AppLink address={reportAddress}>{t("report")}</AppLink>
            </p>
          )}
        </>
      }
    >
      <div className={classes.stack}>
        {end !== null && (
          <Notice
            tone={end.reason === "refused" ? "warning" : "info"}
            icon={<IconInfoCircle size="1.125rem" aria-hidden="true" />}
          >
            <p>{tSession(end.reason)}</p>
            {end.call && (
              <small>
                <bdi>{end.call}</bdi> {end.message}
              </small>
            )}
          </Notice>
        )}
        {!local.isPersistent() && (
          <Notice tone="warning" icon={<IconInfoCircle size="1.125rem" aria-hidden="true" />}>
            <p>{tSession("notLasting")}</p>
          </Notice>
        )}
        {server !== null && !isConfirmed ? (
          <PlaceholderServer address={server.address} onConfirm={() => setIsConfirmed(true)} />
        ) : (
          <>
            {signIn.settings !== undefined && (
              <ConnectionFields settings={signIn.settings} form={SIGN_IN_FORM} />
            )}
            <MethodForm key={method.id} method={method} signIn={signIn} onSignedIn={onSignedIn} />
            {methods.length > 1 && (
              <details className={classes.ways} onToggle={() => setIsOpened(true)}>
                <summary>{t("otherWays")}</summary>
                {isOpened && <OtherWays methods={methods} chosen={method} onChoose={setChosen} />}
              </details>
            )}
          </>
        )}
      </div>
    </SignInPage>
  );
}

/** Described methods, and for an API with a safe read one without a credential. */
function listMethods({ methods, checks = [] }: SignIn): readonly SignInMethod[] {
  if (methods.length === 0 || checks.length === 0 || runtimeConfig().ownsPermissions)
    return methods;
  return methods.some(({ kind }) => kind === "none") ? methods : [...methods, withoutCredential];
}

/** Method that the screen opens with: one with a credential after the API refused a call without one. */
function firstMethod({ methods }: SignIn, end: SessionEnd | null): SignInMethod | undefined {
  const [first] = methods;
  if (first?.kind !== "none" || end?.call === undefined) return first;
  return methods.find(({ kind }) => kind !== "none") ?? first;
}

function NewHere({ address }: { readonly address: Address | undefined }): ReactNode {
  const t = useTexts("login");
  if (address === undefined) return t("noRegistration");
  return (
    <>
      {t("noAccount")} <AppLink address={address}>{t("createAccount")}</AppLink>
    </>
  );
}
