import type { FieldKind } from "@quarterdeck/model";
import type { FieldFilter } from "./field-props.ts";
import { BooleanFilter, ChoiceFilter } from "#fields/filters/choice-filters.tsx";
import { NumberFilter } from "#fields/filters/number-filter.tsx";
import { ReferenceFilter } from "#fields/filters/reference-filter.tsx";
import { TextFilter } from "#fields/filters/text-filter.tsx";
import { DateFilter, DateTimeFilter, TimeFilter } from "#fields/filters/time-filters.tsx";

const text: FieldFilter = { Filter: TextFilter };
const reference = { Filter: ReferenceFilter };

/** What narrows a list by each kind. A table apart from `fieldViews`: most lists are looked at as they come. */
export const fieldFilters: Record<FieldKind, FieldFilter> = {
  text,
  "long-text": text,
  url: text,
  email: text,
  color: text,
  secret: text,
  duration: text,
  image: text,
  file: text,
  number: { Filter: NumberFilter },
  boolean: { Filter: BooleanFilter },
  date: { Filter: DateFilter },
  "date-time": { Filter: DateTimeFilter },
  time: { Filter: TimeFilter },
  choice: { Filter: ChoiceFilter },
  choices: { Filter: ChoiceFilter },
  reference,
  references: reference,
  group: text,
  list: text,
  map: text,
  variants: text,
  json: text,
};
