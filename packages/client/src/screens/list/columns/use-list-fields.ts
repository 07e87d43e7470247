import type { Field, Resource } from "@quarterdeck/model";
import { useMemo, useState } from "react";
import { type EmptyFields, findEmpty, listedFields, shownFields } from "#tables/listed-fields.ts";

interface ListFields {
  /** All fields that can be columns, in their order. */
  readonly fields: readonly Field[];
  /** The chosen columns, or the default ones. */
  readonly visible: readonly Field[];
}

/** Fields of a list, in an order that the first response determines. */
export function useListFields(
  resource: Resource,
  rows: readonly unknown[] | undefined,
  columns: readonly string[] | undefined,
): ListFields {
  const chosen = columns?.join("\n");
  // Of the first response: columns stay in their order on other pages.
  const [empty, setEmpty] = useState<EmptyFields>();
  if (empty === undefined && rows?.length) setEmpty(findEmpty(resource, rows));
  // Only rows of undescribed fields: the columns keep their identity on other pages.
  const sample = resource.fields.some((field) => field.isWriteOnly !== true) ? undefined : rows;
  const fields = useMemo(() => listedFields(resource, sample, empty), [resource, sample, empty]);
  const visible = useMemo(
    () => shownFields(fields, chosen?.split("\n"), empty),
    [fields, chosen, empty],
  );
  return { fields, visible };
}
