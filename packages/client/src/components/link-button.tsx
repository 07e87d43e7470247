import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "./app-link.tsx";

interface LinkButtonProps extends Pick<ButtonProps, "variant" | "leftSection" | "px"> {
  readonly address: Address;
  readonly children: string;
}

/** A link inside the console that looks like a button. */
export function LinkButton({ address, children, ...rest }: LinkButtonProps): ReactNode {
  return (
    <Button
      {...rest}
      renderRoot={({ children: face, ...root }: { readonly children: ReactNode }) => (
        <AppLink address={address} {...root}>
          {face}
        </AppLink>
      )}
    >
      {children}
    </Button>
  );
}
