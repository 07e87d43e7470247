import type { SignIn, SignInMethod } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { loginAddress } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useStorageTexts } from "#texts/use-storage-texts.ts";
import classes from "./login-screen.module.css";
import { MethodForm } from "./method-form.tsx";
import { SIGN_IN_FORM } from "./sign-in-form.tsx";
import { OtherWays } from "./other-ways.tsx";

const ConnectionFields = lazyComponent(
  async () => (await import("#components/inputs/connection-fields.tsx")).ConnectionFields,
);

interface SignInDialogProps {
  readonly signIn: SignIn;
  readonly onClose: () => void;
}

/** Sign-in over a screen that must not be left. The session watcher continues. */
export function SignInDialog({ signIn, onClose }: SignInDialogProps): ReactNode {
  const t = useStorageTexts();
  const [chosen, setChosen] = useState(signIn.methods[0]?.id);
  const method = signIn.methods.find(({ id }) => id === chosen) ?? signIn.methods[0];
  return (
    <Dialog title={t("signIn")} onClose={onClose}>
      <div className={classes.stack}>
        <p className={classes.hint}>{t("signInHint")}</p>
        {signIn.settings !== undefined && (
          <ConnectionFields settings={signIn.settings} form={SIGN_IN_FORM} />
        )}
        {method !== undefined && (
          <>
            {leavesPage[method.kind] ? (
              <>
                <p className={classes.hint}>{t("newTabHint")}</p>
                <LinkButton address={loginAddress()} target="_blank">
                  {t("newTab")}
                </LinkButton>
              </>
            ) : (
              <MethodForm
                key={method.id}
                method={method}
                signIn={signIn}
                onSignedIn={() => undefined}
              />
            )}
            <OtherWays methods={signIn.methods} chosen={method} onChoose={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Methods with a page of a provider, which would replace this page. */
const leavesPage: Readonly<Record<SignInMethod["kind"], boolean>> = {
  password: false,
  basic: false,
  token: false,
  none: false,
  "authorization-code": true,
  "openid-connect": true,
  "client-credentials": false,
};
