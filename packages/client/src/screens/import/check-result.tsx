import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { Notice } from "#components/notice.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import type { CheckedImport } from "#transfer/check-import.ts";
import { saveFaultyRows } from "#transfer/save-faulty-rows.ts";
import { FaultTable } from "./fault-table.tsx";
import { useFaultWords } from "./use-fault-words.ts";

interface CheckResultProps {
  readonly checked: CheckedImport;
  readonly parents: ParentValues;
}

/** What was found, row by row, and what can be done now. */
export function CheckResult({ checked }: CheckResultProps): ReactNode {
  const t = useTexts("imports");
  const { number } = useFormat();
  const write = useFaultWords(checked.order.plan);
  const { good, faulty, references } = checked;
  const { name } = checked.order.source.file;
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {faulty === 0 ? t("allGood", { good }) : t("someFaulty", { good, faulty: number(faulty) })}
      </Text>
      {references.unchecked.length > 0 && (
        <Notice tone="info" title={t("unchecked", { labels: references.unchecked.join(", ") })} />
      )}
      {faulty > 0 && <FaultTable checked={checked} write={write} />}
      <Group>
        {faulty > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
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
  return `${name.replace(/\.[^.]*$/, "")} (faulty rows).csv`;
}
