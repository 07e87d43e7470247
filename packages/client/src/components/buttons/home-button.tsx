import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { homeAddress } from "#addresses/address.ts";

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
  const { publicHref } = router.buildLocation({ to: home.to, search: home.search });
  return (
    <Button
      component="a"
      variant={isQuiet ? "default" : "filled"}
      href={router.history.createHref(publicHref)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void router.navigate({ to: home.to, search: home.search });
      }}
    >
      {children}
    </Button>
  );
}
