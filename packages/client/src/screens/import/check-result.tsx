import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useNavigate } from "#router/use-router.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { jobAddress } from "#addresses/address.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { useJobs } from "#jobs/use-jobs.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { CheckedImport } from "#transfer/check-import.ts";
import { errorColumn } from "#transfer/error-column.ts";
import { saveInvalidRows } from "#transfer/save-invalid-rows.ts";
import { startImport } from "#transfer/start-import.ts";
import { ErrorTable } from "./error-table.tsx";
import { useImportErrorTexts } from "#transfer/use-import-error-texts.ts";

interface CheckResultProps {
  readonly checked: CheckedImport;
  readonly onStarted: () => void;
}

/** Result of a check, with the next steps. */
export function CheckResult({ checked, onStarted }: CheckResultProps): ReactNode {
  const t = useTexts("imports");
  const { number, list } = useFormat();
  const write = useImportErrorTexts(checked.order.plan);
  const jobs = useJobs();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const { created, changed, invalid, unchecked } = checked;
  const { mode } = checked.order.plan;
  const { name } = checked.order.source.file;
  const good = created + changed;
  const result = useRef<HTMLDivElement>(null);
  // On a phone the result is below the visible part.
  useEffect(() => {
    // A block body: some browsers return a promise, which is not a cleanup function.
    result.current?.scrollIntoView({ block: "nearest" });
  }, [checked]);

  async function start(): Promise<void> {
    setIsStarting(true);
    const nameRow = (row: number): string => t("rowName", { number: number(row) });
    const id = await startImport(checked, { jobs, nameRow });
    onStarted();
    void navigate({ ...jobAddress(id) });
  }

  async function downloadInvalid(): Promise<void> {
    const stem = name.replace(/\.[^.]*$/, "");
    await saveInvalidRows(checked, {
      name: `${stem} (${t("invalidFile")}).csv`,
      errorColumn: errorColumn(t("errorColumn")),
      write,
    });
  }

  return (
    <Stack gap="md" ref={result}>
      <Text fw={600} role="status">
        {invalid === 0
          ? t("allGood", { good })
          : t("someInvalid", { good, invalid: number(invalid) })}
        {mode === "upsert" && good > 0 && ` ${t("split", { created, changed })}`}
      </Text>
      {unchecked.length > 0 && (
        <Notice
          tone="info"
          title={t("unchecked", { labels: list(unchecked, { style: "narrow" }) })}
        />
      )}
      {invalid > 0 && <ErrorTable checked={checked} write={write} />}
      <Group>
        {good > 0 && (
          <Button loading={isStarting} onClick={() => void start()}>
            {t(`send.${mode}`, { count: good })}
          </Button>
        )}
        {invalid > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size="1rem" aria-hidden="true" />}
            onClick={() => void downloadInvalid()}
          >
            {t("saveInvalid", { count: invalid })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
