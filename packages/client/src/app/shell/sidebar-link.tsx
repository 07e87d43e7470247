import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import classes from "./sidebar.module.css";

const DeniedMark = lazyComponent(async () => (await import("./denied-mark.tsx")).DeniedMark);

interface SidebarLinkProps {
  readonly address: Address;
  readonly isActive: boolean;
  readonly icon: ReactNode;
  /** Description of the lock behind the text; undefined: no lock. */
  readonly mark?: string | undefined;
  readonly children: string;
}

export function SidebarLink({
  address,
  isActive,
  icon,
  mark,
  children,
}: SidebarLinkProps): ReactNode {
  return (
    <AppLink
      address={address}
      className={classes.link}
      title={mark === undefined ? children : `${children}: ${mark}`}
      aria-current={isActive ? "page" : undefined}
    >
      {icon}
      <span className={classes.label}>{children}</span>
      {mark !== undefined && <DeniedMark />}
    </AppLink>
  );
}
