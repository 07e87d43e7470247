import type { FieldKind } from "@quarterdeck/model";
import type { FieldFilter } from "./field-props.ts";
import { BooleanFilter, ChoiceFilter, ReferenceFilter } from "./filters/choice-filters.tsx";
import { JsonFilter } from "./filters/json-filter.tsx";
import { NumberFilter, TextFilter } from "./filters/text-filter.tsx";
import { DateFilter, DateTimeFilter, TimeFilter } from "./filters/time-filters.tsx";

const text: FieldFilter = { Filter: TextFilter };
const json: FieldFilter = { Filter: JsonFilter };
const reference = { Filter: ReferenceFilter };

/** Filter input of each field kind. Separate from `fieldViews`: it loads with the first filter. */
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
  group: json,
  list: text,
  map: json,
  variants: json,
  json,
};
