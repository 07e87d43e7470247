import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";

export function SignInButton({ isRunning }: { readonly isRunning: boolean }): ReactNode {
  const t = useTexts("login");
  return (
    <Button type="submit" size="md" fullWidth loading={isRunning} aria-busy={isRunning}>
      {t("signIn")}
    </Button>
  );
}
