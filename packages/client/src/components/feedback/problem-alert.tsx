import { Button, Group, Text } from "@mantine/core";
import type { FieldProblem } from "@quarterdeck/model";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { HttpError } from "#http/errors.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { FailureMessage } from "./failure-message.tsx";
import { Notice } from "./notice.tsx";
import { repeatsFields } from "#http/repeats-fields.ts";
import { useFailure } from "./use-failure.ts";

/** Field errors of a response, split by whether the form has an input for them. */
export interface ServerErrors {
  readonly unmatched: readonly FieldProblem[];
  /** Labels of the inputs that show the other errors. */
  readonly fieldLabels: readonly string[];
}

// Few refusals name a header.
const RequestedHeader = lazyComponent(
  async () => (await import("./requested-header.tsx")).RequestedHeader,
);

interface ProblemAlertProps {
  readonly error: Error;
  /** The attempted action: "The list could not be loaded". */
  readonly title: string;
  /** Only for forms. */
  readonly serverErrors?: ServerErrors;
  readonly retries?: number | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** Second button, next to Retry. */
  readonly action?: ReactNode;
}

/** Error message with Retry, announced to screen readers. */
export function ProblemAlert({
  error,
  title,
  serverErrors,
  retries = 0,
  onRetry,
  isRetrying = false,
  action,
}: ProblemAlertProps): ReactNode {
  const t = useTexts("components");
  const { list } = useFormat();
  const failure = useFailure(error);
  // Many APIs repeat the field errors in the message.
  const marked = serverErrors?.fieldLabels ?? [];
  const isMessage = marked.length === 0 || !repeatsFields(failure.message, failure.fields);
  const listed = (serverErrors?.unmatched ?? failure.fields).filter(
    (field) => !isMessage || !failure.message.includes(field.message),
  );
  return (
    <Notice
      tone="danger"
      icon={<IconAlertTriangle size="1.125rem" aria-hidden="true" />}
      title={title}
    >
      {failure.title !== undefined && <p>{failure.title}</p>}
      {isMessage && (
        <p>
          <FailureMessage failure={failure} />
        </p>
      )}
      {marked.length > 0 && <p>{t("marked", { names: list(marked, { style: "narrow" }) })}</p>}
      {listed.length > 0 && (
        <ul>
          {listed.map((field) => (
            <li key={`${field.path.join(".")} ${field.message}`}>
              {field.path.length > 0 && field.isGuess !== true && (
                <strong>{field.path.join(".")}: </strong>
              )}
              {field.message}
            </li>
          ))}
        </ul>
      )}
      {error instanceof HttpError && error.status < 500 && <RequestedHeader error={error} />}
      {retries > 0 && (
        <Text size="sm" c="dimmed">
          {t("retrying")}
        </Text>
      )}
      {onRetry !== undefined && !isRetrying && (
        <Group mt="xs" gap="xs">
          <Button variant="default" size="xs" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
          {action}
        </Group>
      )}
    </Notice>
  );
}
