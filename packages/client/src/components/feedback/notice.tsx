import type { ReactNode } from "react";
import classes from "./notice.module.css";

interface NoticeProps {
  readonly tone: "danger" | "warning" | "info";
  readonly icon?: ReactNode;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

/** Message in a box, announced to screen readers. */
export function Notice({ tone, icon, title, children }: NoticeProps): ReactNode {
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <div className={classes.text}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
