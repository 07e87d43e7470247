import { Button, Group, Stack, Text } from "@mantine/core";
import type { FileFormat } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";

export type ColumnScope = "all" | "shown";

interface ExportFormProps {
  /** Numbers of columns, and of rows if the list has a total. */
  readonly counts: {
    readonly all: number;
    readonly shown: number;
    readonly total: number | undefined;
  };
  /** Label of the rows. */
  readonly label: string;
  /** True for selected rows, false for all matching rows. */
  readonly isChosen: boolean;
  readonly onExport: (format: FileFormat, scope: ColumnScope) => void;
  readonly onCancel: () => void;
}

const formats = [
  { value: "csv", label: "CSV" },
  { value: "json", label: "JSON" },
  { value: "ndjson", label: "NDJSON" },
] as const;

/** Format and columns of an export. */
export function ExportForm(props: ExportFormProps): ReactNode {
  const { counts, label, isChosen, onCancel, onExport } = props;
  const t = useTexts("transfer");
  const { number } = useFormat();
  const [format, setFormat] = useState<FileFormat>("csv");
  const [scope, setScope] = useState<ColumnScope>("all");
  const { all, shown, total } = counts;
  return (
    <Stack gap="md">
      <Text size="sm">
        {total === undefined
          ? t(isChosen ? "exportChosen" : "exportAll", { label })
          : t(isChosen ? "exportChosenTotal" : "exportTotal", { label, total: number(total) })}
      </Text>
      <Choice title={t("format")} value={format} options={formats} onChange={setFormat}>
        {t(`formatHint.${format}`)}
      </Choice>
      <Choice
        title={t("columns")}
        value={scope}
        options={[
          { value: "all", label: t("columnsAll", { count: number(all) }) },
          { value: "shown", label: t("columnsShown", { count: number(shown) }) },
        ]}
        onChange={setScope}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button onClick={() => onExport(format, scope)}>{t("export")}</Button>
      </Group>
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  readonly title: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly children?: ReactNode;
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { title, value, options, onChange, children } = props;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600} aria-hidden="true">
        {title}
      </Text>
      <SegmentedControl label={title} value={value} isWide options={options} onChange={onChange} />
      {children !== undefined && (
        <Text size="xs" c="dimmed">
          {children}
        </Text>
      )}
    </Stack>
  );
}
