import type { Problem, SignIn } from "@quarterdeck/model";
import { IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Address } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { SignInPage } from "#components/page/sign-in-page.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import type { EndReason } from "#session/session-store.ts";
import { isStoragePersistent } from "#session/local-storage.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import { MethodForm } from "./method-form.tsx";
import { OtherWays } from "./other-ways.tsx";

interface LoginScreenProps {
  readonly signIn: SignIn;
  readonly registerAddress: Address | undefined;
  /** Reason of the redirect to this screen. */
  readonly reason: EndReason | null;
  /** Problems of a description without sign-in methods. */
  readonly problems: readonly Problem[];
  readonly onSignedIn: () => void;
}

const DescriptionProblems = lazyComponent(
  async () => (await import("./description-problems.tsx")).DescriptionProblems,
);

/** Loaded on demand: few APIs require connection settings. */
const ConnectionFields = lazyComponent(
  async () => (await import("#components/inputs/connection-fields.tsx")).ConnectionFields,
);

export function LoginScreen({
  signIn,
  registerAddress,
  reason,
  problems,
  onSignedIn,
}: LoginScreenProps): ReactNode {
  const t = useTexts("login");
  const tSession = useTexts("session");
  const [chosen, setChosen] = useState(signIn.methods[0]?.id);
  const method = signIn.methods.find(({ id }) => id === chosen) ?? signIn.methods[0];
  if (problems.length > 0 || method === undefined)
    return <DescriptionProblems problems={problems} />;
  return (
    <SignInPage title={t("title")} footer={<NewHere address={registerAddress} />}>
      <div className={classes.stack}>
        {reason !== null && (
          <Notice
            tone={reason === "refused" ? "warning" : "info"}
            icon={<IconInfoCircle size="1.125rem" aria-hidden="true" />}
          >
            <p>{tSession(reason)}</p>
          </Notice>
        )}
        {!isStoragePersistent() && (
          <Notice tone="warning" icon={<IconInfoCircle size="1.125rem" aria-hidden="true" />}>
            <p>{tSession("notLasting")}</p>
          </Notice>
        )}
        {signIn.settings !== undefined && <ConnectionFields settings={signIn.settings} />}
        <MethodForm key={method.id} method={method} onSignedIn={onSignedIn} />
        <OtherWays methods={signIn.methods} chosen={method} onChoose={setChosen} />
      </div>
    </SignInPage>
  );
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
