import { Button, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./failure.module.css";

interface FailureProps {
  readonly title: string;
  readonly hint: string;
  /** Message of the error. */
  readonly detail?: string | undefined;
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
}

/** Error message with one action. Part of the entry chunk: it must not depend on another chunk. */
export function Failure({ title, hint, detail, action, onAction, children }: FailureProps) {
  return (
    <div role="alert" className={classes.frame}>
      <div className={classes.text}>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text>{hint}</Text>
        {detail !== undefined && (
          <Text size="sm" c="dimmed" className={classes.detail}>
            {detail}
          </Text>
        )}
        {children}
        <Button onClick={onAction}>{action}</Button>
      </div>
    </div>
  );
}
