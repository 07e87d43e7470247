import { Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { Page } from "#components/page/page.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./form.module.css";

const INPUTS = 6;

interface RecordReadingProps {
  /** Name of the resource for one record. */
  readonly label: string;
  readonly title: string;
  readonly reading: UseQueryResult;
}

/** Form whose record is being read, or could not be read. */
export function RecordReading({ label, title, reading }: RecordReadingProps): ReactNode {
  const t = useTexts("form");
  const { error, failureReason, failureCount, isFetching, refetch } = reading;
  const failure = error ?? failureReason;
  return (
    <Page title={title}>
      {failure === null ? (
        // The place of the form.
        <Stack className={classes.form} renderRoot={(props) => <form {...props} />}>
          <span role="status" className={hidden.hidden}>
            {t("loading", { label: inlineLabel(label) })}
          </span>
          <Skeleton height={24} width={200} />
          {Array.from({ length: INPUTS }, (_, index) => (
            <Skeleton key={index} height={36} />
          ))}
        </Stack>
      ) : (
        <ProblemAlert
          error={failure}
          title={t("notRead", { label })}
          retries={isFetching ? failureCount : 0}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Page>
  );
}
