import type { Method } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./method-badge.module.css";

/** An operation's HTTP method. */
export function MethodBadge({ method }: { readonly method: Method }): ReactNode {
  return (
    <span className={classes.badge} data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
