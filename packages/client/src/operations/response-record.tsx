import { inlineLabel } from "#components/values/inline-label.ts";
import { Group, Stack, Title } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CopyTextButton } from "#components/buttons/copy-text-button.tsx";
import { RecordFields } from "#fields/record-fields.tsx";
import { isRecord, type RecordValue } from "#fields/values/record-value.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import { PrintRecordButton } from "./print-record-button.tsx";
import { listLinks, readFields } from "./response-fields.ts";
import { ResponseRows } from "./response-rows.tsx";

interface ResponseRecordProps {
  readonly record: RecordValue;
  /** Undefined if the description does not have it. */
  readonly resource: Resource | undefined;
}

/** Fields of an object; lists of objects without a field are tables. */
export function ResponseRecord({ record, resource }: ResponseRecordProps): ReactNode {
  const t = useResultTexts();
  const fields = resource?.fields ?? readFields(record);
  const links = listLinks(record);
  const lists = Object.entries(record).flatMap(([name, value]) =>
    isTable(value) && !resource?.fields.some((field) => field.name === name)
      ? [[name, value] as const]
      : [],
  );
  const names = lists.map(([name]) => name);
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
  return (
    <Stack gap="lg">
      {resource === undefined && links.length > 0 && (
        <Group>
          {links.map(([label, link]) => (
            <CopyTextButton
              key={label}
              text={link}
              label={t("copy", { label: inlineLabel(label) })}
            />
          ))}
          <PrintRecordButton record={record} fields={fields} />
        </Group>
      )}
      {Object.keys(rest).length > 0 && (
        <RecordFields fields={fields.filter(({ name }) => !names.includes(name))} record={rest} />
      )}
      {lists.map(([name, rows]) => (
        <section key={name} aria-label={name}>
          <Title order={3} size="h5" mb="xs">
            {name}
          </Title>
          <ResponseRows rows={rows} label={name} />
        </section>
      ))}
    </Stack>
  );
}

function isTable(value: unknown): value is readonly RecordValue[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}
