import { Button, Group, Stack, Text } from "@mantine/core";
import type { Field, FileFormat, Resource } from "@quarterdeck/model";
import { transferColumns } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/dialog.tsx";
import { inSentence } from "#components/in-sentence.ts";
import { PillSwitch } from "#components/pill-switch.tsx";
import type { Selected } from "#fields/table/row-selection.ts";
import type { WalkPlace } from "#queries/walk-list.ts";
import { en } from "#texts/en.ts";
import { transfer } from "#texts/en/transfer.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { ExportOutcome } from "./export-outcome.tsx";
import { ExportProgress } from "./export-progress.tsx";
import { useExport } from "./use-export.ts";

interface ExportDialogProps {
  readonly place: WalkPlace;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  /** Undefined: all that match. */
  readonly selected?: Selected | undefined;
  /** How many these are, where the list knows it. */
  readonly total: number | undefined;
  readonly onClose: () => void;
}

const texts = { ...en, transfer };

/** Everything that a list's filter lets through, as a file. */
export function ExportDialog(props: ExportDialogProps): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <ExportSteps {...props} />
    </TextsProvider>
  );
}

function ExportSteps({
  place,
  fields,
  shown,
  selected,
  total,
  onClose,
}: ExportDialogProps): ReactNode {
  const t = useTexts("transfer");
  const run = useExport();
  const { stage } = run;
  const { resource } = place;
  const label = inSentence(resource.labels.many);
  const close = (): void => {
    if (stage.kind === "running") return run.stop();
    if (stage.kind === "halted") void run.discard();
    onClose();
  };
  return (
    <Dialog title={t("exportTitle", { label })} onClose={close}>
      {stage.kind === "asked" && (
        <ExportForm
          resource={resource}
          counts={{ all: fields.length, shown: shown.length, total }}
          isChosen={selected !== undefined}
          onCancel={onClose}
          onExport={(format, scope) =>
            void run.start({
              place,
              selected,
              format,
              columns: pickColumns(format, scope === "shown" ? shown : fields, scope),
              name: resource.name,
            })
          }
        />
      )}
      {stage.kind === "running" && (
        <ExportProgress label={label} count={stage.count} onStop={run.stop} />
      )}
      {(stage.kind === "halted" || stage.kind === "saved") && (
        <ExportOutcome label={label} run={run} stage={stage} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ColumnScope = "all" | "shown";

/** In JSON, all of a record is the record as it came, with what no field describes. */
function pickColumns(format: FileFormat, fields: readonly Field[], scope: ColumnScope) {
  return format !== "csv" && scope === "all" ? undefined : transferColumns(fields);
}

interface ExportFormProps {
  readonly resource: Resource;
  readonly counts: {
    readonly all: number;
    readonly shown: number;
    readonly total: number | undefined;
  };
  readonly isChosen: boolean;
  readonly onExport: (format: FileFormat, scope: ColumnScope) => void;
  readonly onCancel: () => void;
}

function ExportForm({
  resource,
  counts,
  isChosen,
  onExport,
  onCancel,
}: ExportFormProps): ReactNode {
  const t = useTexts("transfer");
  const { number } = useFormat();
  const [format, setFormat] = useState<FileFormat>("csv");
  const [scope, setScope] = useState<ColumnScope>("all");
  const label = inSentence(resource.labels.many);
  return (
    <Stack gap="md">
      <Text size="sm">
        {counts.total === undefined
          ? t(isChosen ? "exportChosen" : "exportAll", { label })
          : t(isChosen ? "exportChosenTotal" : "exportTotal", {
              label,
              total: number(counts.total),
            })}
      </Text>
      <Stack gap={4}>
        <Text size="sm" fw={600} aria-hidden="true">
          {t("format")}
        </Text>
        <PillSwitch
          label={t("format")}
          value={format}
          isWide
          options={[
            { value: "csv", label: "CSV" },
            { value: "json", label: "JSON" },
            { value: "ndjson", label: "NDJSON" },
          ]}
          onChange={setFormat}
        />
        <Text size="xs" c="dimmed">
          {t(`formatHint.${format}`)}
        </Text>
      </Stack>
      <Stack gap={4}>
        <Text size="sm" fw={600} aria-hidden="true">
          {t("columns")}
        </Text>
        <PillSwitch
          label={t("columns")}
          value={scope}
          isWide
          options={[
            { value: "all", label: t("columnsAll", { count: number(counts.all) }) },
            { value: "shown", label: t("columnsShown", { count: number(counts.shown) }) },
          ]}
          onChange={setScope}
        />
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button onClick={() => onExport(format, scope)}>{t("export")}</Button>
      </Group>
    </Stack>
  );
}
