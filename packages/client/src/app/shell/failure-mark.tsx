import { IconAlertTriangle, IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ReadFailure } from "#queries/permission-cache.ts";
import classes from "./sidebar.module.css";

const icons = { denied: IconLock, failed: IconAlertTriangle } as const;

/** Icon of a list that the API refused or that only failed; the link has its description. */
export function FailureMark({ kind }: { readonly kind: ReadFailure }): ReactNode {
  const Icon = icons[kind];
  return <Icon size="0.875rem" stroke={1.75} aria-hidden className={classes.mark} />;
}
