import { Button, Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { Notice } from "./notice.tsx";
import { repeatsFields } from "#http/repeats-fields.ts";
import { useFailure } from "./use-failure.ts";

interface ProblemAlertProps {
  readonly error: Error;
  /** What was tried, as the title: "The list could not be read". */
  readonly title: string;
  /** Retries so far, while they go on. */
  /** What of it stands at no field, and the fields that the rest stands at; absent: there are no fields. */
  readonly told?: {
    readonly astray: ReturnType<typeof useFailure>["fields"];
    readonly marked: readonly string[];
  };
  readonly retries?: number | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** Another way out, beside trying again. */
  readonly aside?: ReactNode;
}

/** A failure in words, announced, with the way out of it. */
export function ProblemAlert({
  error,
  title,
  told,
  retries = 0,
  onRetry,
  isRetrying = false,
  aside,
}: ProblemAlertProps): ReactNode {
  const t = useTexts("components");
  const { list } = useFormat();
  const failure = useFailure(error);
  // Many APIs say the same in a sentence and again field by field.
  const marked = told?.marked ?? [];
  const isMessage = marked.length === 0 || !repeatsFields(failure.message, failure.fields);
  const listed = (told?.astray ?? failure.fields).filter(
    (field) => !isMessage || !failure.message.includes(field.message),
  );
  return (
    <Notice
      tone="danger"
      icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
      title={title}
    >
      {failure.title !== undefined && <p>{failure.title}</p>}
      {isMessage && <p>{failure.message}</p>}
      {marked.length > 0 && <p>{t("marked", { names: list(marked, { style: "narrow" }) })}</p>}
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
        <Group mt="xs" gap="xs">
          <Button variant="default" size="xs" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
          {aside}
        </Group>
      )}
    </Notice>
  );
}
