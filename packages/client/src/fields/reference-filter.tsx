import { TextInput } from "@mantine/core";
import type { FilterOperator, ReferenceField } from "@quarterdeck/model";
import { lazy, type ReactNode, Suspense } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { useModel } from "#queries/model.ts";
import type { FilterProps } from "./field-view.ts";
import { TextFilter } from "./text-filter.tsx";

// Few people open the filters of a list: what searches other lists comes when they do.
const ReferencePickerFilter = lazy(async () => ({
  default: (await loadChunk(() => import("./picker/reference-filter.tsx"))).ReferencePickerFilter,
}));

const picked: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

export function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  const { field, label, operator } = props;
  const isKnown = useModel().resources.some(({ name }) => name === field.to);
  if (!isKnown || !picked.has(operator)) {
    return <TextFilter {...props} {...(field.isInteger === true && { inputMode: "numeric" })} />;
  }
  return (
    <Suspense fallback={<TextInput label={label} disabled />}>
      <ReferencePickerFilter {...props} />
    </Suspense>
  );
}
