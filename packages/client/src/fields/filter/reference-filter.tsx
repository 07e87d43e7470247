import type { FilterOperator, ReferenceField } from "@quarterdeck/model";
import { lazy, type ReactNode } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { useModel } from "#queries/model.ts";
import type { FilterProps } from "#fields/field-view.ts";
import { TextFilter } from "./text-filter.tsx";

// Most filters are no references: what searches other lists comes when one is.
const ReferencePickerFilter = lazy(async () => ({
  default: (await loadChunk(() => import("#pickers/reference-filter.tsx"))).ReferencePickerFilter,
}));

const picked: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

export function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  const { field, operator } = props;
  const isKnown = useModel().resources.some(({ name }) => name === field.to);
  if (!isKnown || !picked.has(operator)) {
    return <TextFilter {...props} {...(field.isInteger === true && { inputMode: "numeric" })} />;
  }
  return <ReferencePickerFilter {...props} />;
}
