import { Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import { ResourceTable } from "./resource-table.tsx";
import { useResultTexts } from "#texts/use-result-texts.ts";

interface ResponseRowsProps {
  readonly rows: readonly unknown[];
  /** Undefined if the description does not have it. */
  readonly resource?: Resource | undefined;
  readonly label?: string;
}

export function ResponseRows({ rows, resource, label }: ResponseRowsProps): ReactNode {
  const t = useResultTexts();
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("noRows")}
      </Text>
    );
  }
  const isTopLevel = resource !== undefined && resource.parents.length === 0;
  const shownResource = isTopLevel ? resource : anonymousResource(label ?? t("rows"), t("row"));
  return (
    <ResourceTable
      resource={shownResource}
      parents={{}}
      fields={shownFields(listedFields(shownResource, rows), undefined)}
      rows={rows}
    />
  );
}

/** Placeholder resource for rows without one. */
function anonymousResource(many: string, one: string): Resource {
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
