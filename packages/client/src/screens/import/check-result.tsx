import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { jobAddress } from "#addresses/address.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { CheckedImport } from "#transfer/check-import.ts";
import { saveFaultyRows } from "#transfer/save-faulty-rows.ts";
import { startImport } from "#transfer/start-import.ts";
import { FaultTable } from "./fault-table.tsx";
import { useFaultWords } from "./use-fault-words.ts";

interface CheckResultProps {
  readonly checked: CheckedImport;
  readonly onStarted: () => void;
}

/** What was found, row by row, and what can be done now. */
export function CheckResult({ checked, onStarted }: CheckResultProps): ReactNode {
  const t = useTexts("imports");
  const { number, list } = useFormat();
  const write = useFaultWords(checked.order.plan);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const { created, changed, faulty, unchecked } = checked;
  const { mode } = checked.order.plan;
  const { name } = checked.order.source.file;
  const good = created + changed;
  const result = useRef<HTMLDivElement>(null);
  // On a phone it would come below what shows.
  useEffect(() => {
    // Told in a block: some browsers answer a promise, which is no way to clean up.
    result.current?.scrollIntoView({ block: "nearest" });
  }, [checked]);

  async function start(): Promise<void> {
    setIsStarting(true);
    const nameRow = (row: number): string => t("rowName", { number: number(row) });
    const id = await startImport(checked, { client, nameRow });
    onStarted();
    void navigate({ ...jobAddress(id) });
  }

  return (
    <Stack gap="md" ref={result}>
      <Text fw={600} role="status">
        {faulty === 0 ? t("allGood", { good }) : t("someFaulty", { good, faulty: number(faulty) })}
        {mode === "upsert" && good > 0 && ` ${t("split", { created, changed })}`}
      </Text>
      {unchecked.length > 0 && (
        <Notice
          tone="info"
          title={t("unchecked", { labels: list(unchecked, { style: "narrow" }) })}
        />
      )}
      {faulty > 0 && <FaultTable checked={checked} write={write} />}
      <Group>
        {good > 0 && (
          <Button loading={isStarting} onClick={() => void start()}>
            {t(`send.${mode}`, { count: good })}
          </Button>
        )}
        {faulty > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size="1rem" aria-hidden="true" />}
            onClick={() => void saveFaultyRows(checked, { name: faultyName(name), write })}
          >
            {t("saveFaulty", { count: faulty })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function faultyName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "")} (rows with errors).csv`;
}
