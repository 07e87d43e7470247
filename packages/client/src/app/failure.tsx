import { Button, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./failure.module.css";

interface FailureProps {
  readonly title: string;
  readonly hint: string;
  /** The error in its own words. */
  readonly detail?: string | undefined;
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
}

/** Says that something broke and offers the one way on. Part of the entry: it must not depend on a chunk. */
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
