import { Button, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { Notice } from "./notice.tsx";
import { useFailure } from "./use-failure.ts";

interface ProblemAlertProps {
  readonly error: Error;
  /** What was tried, as the title: "The list could not be read". */
  readonly title: string;
  /** Retries so far, while they go on. */
  readonly retries?: number | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
}

/** A failure in words, announced, with the way out of it. */
export function ProblemAlert({
  error,
  title,
  retries = 0,
  onRetry,
  isRetrying = false,
}: ProblemAlertProps): ReactNode {
  const t = useTexts("components");
  const failure = useFailure(error);
  // Many APIs say the same in a sentence and again field by field.
  const listed = failure.fields.filter((field) => !failure.message.includes(field.message));
  return (
    <Notice tone="danger" icon={<IconAlertTriangle size={18} aria-hidden="true" />} title={title}>
      {failure.title !== undefined && <p>{failure.title}</p>}
      <p>{failure.message}</p>
      {listed.length > 0 && (
        <ul>
          {listed.map((field) => (
            <li key={`${field.path.join(".")} ${field.message}`}>
              {field.path.length > 0 && <strong>{field.path.join(".")}: </strong>}
              {field.message}
            </li>
          ))}
        </ul>
      )}
      {retries > 0 && (
        <Text size="sm" c="dimmed">
          {t("retrying", { count: retries })}
        </Text>
      )}
      {onRetry !== undefined && !isRetrying && (
        <Button mt="xs" variant="default" size="xs" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      )}
    </Notice>
  );
}
