import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { SignInPage } from "#components/page/sign-in-page.tsx";
import { SignalFlag } from "#components/brand/signal-flag.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./registration-waits.module.css";

interface RegistrationWaitsProps {
  /** Message of the API. */
  readonly message: string | undefined;
  readonly loginAddress: Address;
}

/** Shown after a registration that needs approval, with the signal flag Q. */
export function RegistrationWaits({ message, loginAddress }: RegistrationWaitsProps): ReactNode {
  const t = useTexts("register");
  return (
    <SignInPage
      title={t("waitingTitle")}
      footer={<AppLink address={loginAddress}>{t("toSignIn")}</AppLink>}
    >
      <div className={classes.message} role="alert">
        <SignalFlag letter="Q" size={28} />
        <p>{message ?? t("waiting")}</p>
      </div>
      <h2 className={classes.next}>{t("next")}</h2>
      <p className={classes.text}>{t("nextApproval")}</p>
    </SignInPage>
  );
}
