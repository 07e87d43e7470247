import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./sidebar.module.css";

/** Lock of a list that the API refused; the link has its description. */
export function DeniedMark(): ReactNode {
  return <IconLock size="0.875rem" stroke={1.75} aria-hidden className={classes.mark} />;
}
