import type { Method } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./method-badge.module.css";

/** HTTP method of an operation. */
export function MethodBadge({ method }: { readonly method: Method }): ReactNode {
  return (
    <span className={classes.badge} data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
