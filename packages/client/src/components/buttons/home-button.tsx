import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { homeAddress } from "#addresses/address.ts";
import { useRouter } from "#router/use-router.ts";

/** Link to the home screen, styled as a button. */
export function HomeButton({
  children,
  isQuiet = false,
}: {
  readonly children: string;
  readonly isQuiet?: boolean;
}): ReactNode {
  const router = useRouter();
  const home = homeAddress();
  return (
    <Button
      component="a"
      variant={isQuiet ? "default" : "filled"}
      href={router.createHref(home)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void router.navigate(home);
      }}
    >
      {children}
    </Button>
  );
}
