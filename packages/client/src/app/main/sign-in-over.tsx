import { useLocationPart, useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { loginAddress } from "#addresses/address.ts";
import { useSignIn } from "#app/open/use-sign-in.ts";
import { SignInDialog } from "#screens/login/sign-in-dialog.tsx";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

/** Sign-in over the screens of a session that ended: only this page has their input. */
export function SignInOver(): ReactNode {
  const { signIn } = useSignIn();
  const navigate = useNavigate();
  const path = useLocationPart(({ pathname, searchText }) => pathname + searchText);
  if (signIn === undefined) return null;
  return (
    <TextsProvider texts={mainTexts}>
      {/* The form confirms it. */}
      <SignInDialog signIn={signIn} onClose={() => void navigate({ ...loginAddress(path) })} />
    </TextsProvider>
  );
}
