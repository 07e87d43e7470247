import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly role?: "status";
  readonly children?: ReactNode;
}

/** Placeholder of an empty screen or list: title, reason and an action. */
export function EmptyState({ icon, title, hint, role, children }: EmptyStateProps): ReactNode {
  return (
    <Stack className={classes.frame} align="center" gap="xs" ta="center" {...(role && { role })}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Text fw={600}>{title}</Text>
      {hint !== undefined && (
        <Text c="dimmed" size="sm" maw={440}>
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  );
}
