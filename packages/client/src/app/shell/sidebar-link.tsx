import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import type { ReadFailure } from "#queries/permission-cache.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./sidebar.module.css";

const FailureMark = lazyComponent(async () => (await import("./failure-mark.tsx")).FailureMark);

interface SidebarLinkProps {
  readonly address: Address;
  readonly isActive: boolean;
  readonly icon: ReactNode;
  /** Icon behind the text, and its description; undefined: none. */
  readonly mark?: ReadFailure | undefined;
  readonly children: string;
}

export function SidebarLink({
  address,
  isActive,
  icon,
  mark,
  children,
}: SidebarLinkProps): ReactNode {
  const t = useTexts("shell");
  return (
    <AppLink
      address={address}
      className={classes.link}
      title={mark ? `${children}: ${t(mark)}` : children}
      aria-current={isActive ? "page" : undefined}
    >
      {icon}
      <span className={classes.label}>{children}</span>
      {mark && <FailureMark kind={mark} />}
    </AppLink>
  );
}
