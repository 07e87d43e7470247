import type { Registration } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { SignInPage } from "#components/page/sign-in-page.tsx";
import type { RegistrationResult } from "#queries/sign-in/sign-in-calls.ts";
import { useTexts } from "#texts/use-texts.ts";
import { readPrefill } from "./read-prefill.ts";
import { RegisterForm } from "./register-form.tsx";
import { RegistrationWaits } from "./registration-waits.tsx";

interface RegisterScreenProps {
  /** Undefined: the API has no registration. */
  readonly registration: Registration | undefined;
  /** Fragment of the address, which may fill in fields. */
  readonly fragment: string;
  readonly loginAddress: Address;
  readonly onSignedIn: () => void;
}

export function RegisterScreen({
  registration,
  fragment,
  loginAddress,
  onSignedIn,
}: RegisterScreenProps): ReactNode {
  const t = useTexts("register");
  const [waiting, setWaiting] = useState<RegistrationResult>();
  const toSignIn = <AppLink address={loginAddress}>{t("signIn")}</AppLink>;
  const prefill = registration && readPrefill(registration, fragment);
  const isIncomplete = registration?.linkFields?.some(
    ({ path, field }) => field.isRequired && !Object.hasOwn(prefill ?? {}, path.join(".")),
  );
  if (registration === undefined || prefill === undefined || isIncomplete === true) {
    return <SignInPage title={t("closedTitle")} hint={t("closed")} footer={toSignIn} />;
  }
  if (waiting !== undefined) {
    return <RegistrationWaits message={waiting.message} loginAddress={loginAddress} />;
  }
  return (
    <SignInPage
      title={t("title")}
      hint={t("hint")}
      footer={
        <>
          {t("haveAccount")} {toSignIn}
        </>
      }
    >
      <RegisterForm
        registration={registration}
        prefill={prefill}
        onDone={(result) => (result.isSignedIn ? onSignedIn() : setWaiting(result))}
      />
    </SignInPage>
  );
}
