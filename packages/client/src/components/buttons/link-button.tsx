import { Button, type ButtonProps } from "@mantine/core";
import { useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";

interface LinkButtonProps extends Pick<ButtonProps, "variant" | "leftSection" | "px"> {
  readonly address: Address;
  readonly target?: "_blank";
  /** Keyboard shortcut. */
  readonly shortcut?: string;
  readonly children: string;
}

/** Link inside the console, styled as a button. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { address, children, shortcut = "", target, ...rest } = props;
  const navigate = useNavigate();
  useShortcut(shortcut, children, () => void navigate({ ...address }), shortcut !== "");
  return (
    <Button
      {...rest}
      renderRoot={({ children: content, ...root }: { readonly children: ReactNode }) => (
        <AppLink address={address} {...root} {...(target !== undefined && { target })}>
          {content}
        </AppLink>
      )}
    >
      {children}
    </Button>
  );
}
