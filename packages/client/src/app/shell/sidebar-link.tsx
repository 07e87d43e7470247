import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import classes from "./sidebar.module.css";

interface SidebarLinkProps {
  readonly address: Address;
  readonly isActive: boolean;
  readonly icon: ReactNode;
  readonly children: string;
}

export function SidebarLink({ address, isActive, icon, children }: SidebarLinkProps): ReactNode {
  return (
    <AppLink
      address={address}
      className={classes.link}
      title={children}
      aria-current={isActive ? "page" : undefined}
    >
      {icon}
      <span className={classes.label}>{children}</span>
    </AppLink>
  );
}
