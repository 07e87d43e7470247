import type { Filter, FilterOperator } from "@quarterdeck/model";

/** Each filter by its parameter's human name; two of the same name are told apart by what they do. */
export function filterLabels(
  filters: readonly Filter[],
  writeOperator: (operator: FilterOperator) => string,
): readonly string[] {
  const labels = filters.map((filter) => filter.field.label);
  return filters.map((filter, index) => {
    const label = labels[index] ?? filter.name;
    const isShared = labels.indexOf(label) !== labels.lastIndexOf(label);
    const word = isShared ? writeOperator(filter.operator) : "";
    return word === "" ? label : `${label} ${word}`;
  });
}
