import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { writeJson } from "@quarterdeck/model";
import { type ReactNode, Suspense } from "react";
import { CorrectionsButton } from "#corrections/corrections-button.tsx";
import { useCorrections } from "#corrections/use-corrections.ts";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { Page } from "#components/page/page.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useOwnerOperation } from "#queries/owner-operation.ts";
import { useNamedModel } from "#queries/model/use-named-operations.ts";
import { useWholeModel } from "#queries/model/whole-model.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { DatabaseSection } from "./database-section.tsx";
import { ReportBody } from "./report-body.tsx";
import classes from "./report.module.css";
import { useDescriptionDownload } from "./use-description-download.ts";
import { fileStem, downloadText } from "#components/values/download-text.ts";

interface ReportScreenProps {
  readonly query: string;
  readonly onQuery: (text: string) => void;
  /** True without a session: the screen is not a recent item. */
  readonly isOpen: boolean;
}

/** API report: the model with its evidence, and corrections. */
export function ReportScreen({ query, onQuery, isOpen }: ReportScreenProps): ReactNode {
  const t = useTexts("report");
  const { title, apiVersion } = useModel();
  const { data: model, failureReason: error, refetch } = useWholeModel();
  const named = useNamedModel(model);
  const corrections = useCorrections();
  const database = useOwnerOperation("readDatabaseReport");
  const description = useDescriptionDownload(title, corrections?.all ?? []);
  return (
    <Page
      title={t("title")}
      isRecentItem={!isOpen}
      description={t("titleOf", { title, version: apiVersion })}
      actions={
        <>
          <CorrectionsButton title={title} corrections={corrections} />
          <Button
            variant="default"
            loading={description.isLoading || corrections === undefined}
            leftSection={<IconDownload size="1rem" aria-hidden />}
            aria-label={t("downloadDescription")}
            onClick={() => void description.start()}
          >
            <ShortLabel text={t("downloadDescription")} short="OpenAPI" />
          </Button>
          <DisabledReason reason={model === undefined && error !== null ? t("failed") : undefined}>
            {(disabledProps) => (
              <Button
                variant="default"
                loading={model === undefined && error === null}
                aria-label={t("download")}
                leftSection={<IconDownload size="1rem" aria-hidden />}
                onClick={() =>
                  model &&
                  downloadText(
                    writeJson(model),
                    `${fileStem(title)}.model.json`,
                    "application/json",
                  )
                }
                {...disabledProps}
              >
                <ShortLabel text={t("download")} short={t("downloadShort")} />
              </Button>
            )}
          </DisabledReason>
        </>
      }
    >
      {description.error !== undefined && (
        <ProblemAlert title={t("descriptionFailed")} error={description.error} />
      )}
      {database !== undefined && <DatabaseSection operation={database} />}
      {named !== undefined && (
        <Suspense>
          <ReportBody model={named} query={query} onQuery={onQuery} />
        </Suspense>
      )}
      {model === undefined && error !== null && (
        <ProblemAlert title={t("failed")} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** Text of a button, and fewer words on a phone. */
function ShortLabel({ text, short }: { readonly text: string; readonly short: string }): ReactNode {
  return (
    <>
      <span className={classes.long}>{text}</span>
      <span className={classes.short}>{short}</span>
    </>
  );
}
