import { Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import { ResourceTable } from "#tables/resource-table.tsx";
import { useOperationTexts } from "#texts/use-operation-texts.ts";

interface ResponseRowsProps {
  readonly rows: readonly unknown[];
  /** What the rows are, where the description tells. */
  readonly resource?: Resource | undefined;
  readonly label?: string;
}

export function ResponseRows({ rows, resource, label }: ResponseRowsProps): ReactNode {
  const t = useOperationTexts();
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("noRows")}
      </Text>
    );
  }
  const isOurs = resource !== undefined && resource.parents.length === 0;
  const kind = isOurs ? resource : unknownRows(label ?? t("rows"), t("row"));
  return (
    <ResourceTable
      resource={kind}
      parents={{}}
      fields={shownFields(listedFields(kind, rows), undefined)}
      rows={rows}
    />
  );
}

/** Rows that belong to no resource: no key, no fields but those that they show. */
function unknownRows(many: string, one: string): Resource {
  return {
    name: "",
    labels: { one, many },
    parents: [],
    key: [],
    fields: [],
    operations: {},
    actions: [],
    evidence: [],
  };
}
