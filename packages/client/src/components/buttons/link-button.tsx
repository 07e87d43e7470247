import { Button, type ButtonProps } from "@mantine/core";
import { useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import tool from "#components/styles/toolbar-button.module.css";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";

interface LinkButtonProps extends Pick<ButtonProps, "variant" | "color" | "leftSection" | "px"> {
  readonly address: Address;
  readonly target?: "_blank";
  /** Keyboard shortcut. */
  readonly shortcut?: string;
  /** A tool of a toolbar and a command of the palette: a phone shows only its icon. */
  readonly isTool?: boolean;
  readonly children: string;
}

/** Link inside the console, styled as a button. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { address, children, shortcut = "", isTool = false, target, ...rest } = props;
  const navigate = useNavigate();
  useShortcut(shortcut, children, () => void navigate({ ...address }), shortcut !== "" || isTool);
  return (
    <Button
      {...rest}
      className={isTool ? tool.button : undefined}
      renderRoot={({ children: content, ...root }: { readonly children: ReactNode }) => (
        <AppLink address={address} {...root} {...(target !== undefined && { target })}>
          {content}
        </AppLink>
      )}
    >
      {isTool ? <span className={tool.label}>{children}</span> : children}
    </Button>
  );
}
