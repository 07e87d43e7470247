import { useLocationPart, useNavigate, useSearch } from "#router/use-router.ts";
import { useEffect, useState } from "react";
import { loginAddress } from "#addresses/address.ts";
import { Spinner } from "#app/spinner.tsx";
import { readReturnAddress } from "#app/return-address.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { RegisterScreen } from "#screens/register/register-screen.tsx";
import { register } from "#texts/en/register.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useSignIn } from "./use-sign-in.ts";

const texts = { register };

export function RegisterRoute() {
  const { signIn } = useSignIn();
  const { to } = useSearch();
  const navigate = useNavigate();
  const hash = useLocationPart((location) => location.hash.slice(1));
  const [fragment] = useState(hash);
  // A code in the address would remain in the browser's history.
  useEffect(() => {
    if (hash === "") return;
    void navigate({ to: "/register", search: to === undefined ? {} : { to }, replace: true });
  }, [hash, to, navigate]);
  // The user confirms a placeholder server at the sign-in.
  const isPlaceholder = runtimeConfig().server?.isPlaceholder === true;
  if (signIn === undefined) return <Spinner />;
  return (
    <TextsProvider texts={texts}>
      <RegisterScreen
        registration={isPlaceholder ? undefined : signIn.registration}
        fragment={fragment}
        loginAddress={loginAddress(to)}
        onSignedIn={() => void navigate({ ...readReturnAddress(to), replace: true })}
      />
    </TextsProvider>
  );
}
