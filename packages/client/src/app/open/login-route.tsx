import { useNavigate, useSearch } from "#router/use-router.ts";
import type { SignIn } from "@quarterdeck/model";
import { useEffect, useState } from "react";
import { registerAddress, reportAddress } from "#addresses/address.ts";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import { loadCalls } from "#queries/sign-in/sign-in.ts";
import { LoginScreen } from "#screens/login/login-screen.tsx";
import { useSessionStore } from "#session/session-context.ts";
import { isOpenReport, readReturnAddress } from "#app/return-address.ts";
import { Spinner } from "#app/spinner.tsx";
import { useSignIn } from "./use-sign-in.ts";

const ReturnedRoute = lazyScreen(async () => (await import("./returned-route.tsx")).ReturnedRoute);

export function LoginRoute() {
  const { signIn, problems } = useSignIn();
  const search = useSearch();
  const { to } = search;
  const [response, setResponse] = useState(() => readProviderResponse(search));
  const navigate = useNavigate();
  // Read once: a wrong password on this screen is not a reason for the sign-out.
  const [end] = useState(useSessionStore().lastEnd);
  useEffect(() => {
    // A sign-in starts with a key press or a click.
    const prepare = (): void => void loadCalls().catch(() => undefined);
    document.addEventListener("keydown", prepare, { once: true });
    return () => document.removeEventListener("keydown", prepare);
  }, []);
  if (signIn === undefined) return <Spinner />;
  if (response !== undefined)
    return <ReturnedRoute response={response} onGiveUp={() => setResponse(undefined)} />;
  return (
    <LoginScreen
      // A correction of this browser may bring another method.
      key={signIn.methods[0]?.id}
      signIn={signIn}
      registerAddress={canRegister(signIn) ? registerAddress(to) : undefined}
      reportAddress={isOpenReport(reportAddress().to) ? reportAddress() : undefined}
      end={end}
      problems={problems}
      onSignedIn={() => void navigate({ ...readReturnAddress(to), replace: true })}
    />
  );
}

/** False if only a link leads to the registration, such as that of an invitation. */
function canRegister({ registration }: SignIn): boolean {
  if (registration === undefined) return false;
  return !registration.linkFields?.some(({ field }) => field.isRequired);
}
