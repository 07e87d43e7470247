import type { FilterOperator, ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFieldServices } from "#fields/field-services.ts";
import type { FilterProps } from "#fields/field-props.ts";
import { TextFilter } from "./text-filter.tsx";

const picked: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

export function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  const { field, operator } = props;
  const { hasResource, ReferenceFilter: PickerFilter } = useFieldServices();
  if (!hasResource(field.to) || !picked.has(operator)) {
    return <TextFilter {...props} {...(field.isInteger === true && { inputMode: "numeric" })} />;
  }
  return <PickerFilter {...props} />;
}
