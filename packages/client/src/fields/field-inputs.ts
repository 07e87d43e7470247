import type { FieldKind } from "@quarterdeck/model";
import type { FieldEditor } from "./field-props.ts";
import { BooleanInput } from "./inputs/boolean-input.tsx";
import { ChoiceInput } from "./inputs/choice-input.tsx";
import { ChoicesInput } from "./inputs/choices-input.tsx";
import { GroupInput } from "./inputs/group-input.tsx";
import { JsonShapeInput } from "./inputs/json-shape-input.tsx";
import { DurationInput, FileField, ReferencesInput, VariantsInput } from "./inputs/lazy-inputs.tsx";
import { ListInput } from "./inputs/list-input.tsx";
import { LongTextInput } from "./inputs/long-text-input.tsx";
import { MapInput } from "./inputs/map-input.tsx";
import { NumberInput } from "./inputs/number-input.tsx";
import { ReferenceInput } from "./inputs/reference-input.tsx";
import {
  EmailInput,
  ImageInput,
  SecretInput,
  TextInput,
  TextLineInput,
  UrlInput,
} from "./inputs/text-inputs.tsx";
import { DateInput, DateTimeInput, TimeInput } from "./inputs/time-inputs.tsx";

/** Input of each field kind. Separate from `fieldViews`: lists and record pages load without inputs. */
export const fieldInputs: Record<FieldKind, FieldEditor> = {
  text: { Input: TextInput },
  "long-text": { Input: LongTextInput },
  url: { Input: UrlInput },
  email: { Input: EmailInput },
  color: { Input: TextLineInput },
  secret: { Input: SecretInput },
  duration: { Input: DurationInput },
  image: { Input: ImageInput },
  file: { Input: FileField },
  number: { Input: NumberInput },
  boolean: { Input: BooleanInput },
  date: { Input: DateInput },
  "date-time": { Input: DateTimeInput },
  time: { Input: TimeInput },
  choice: { Input: ChoiceInput },
  choices: { Input: ChoicesInput },
  reference: { Input: ReferenceInput },
  references: { Input: ReferencesInput },
  group: { Input: GroupInput },
  list: { Input: ListInput },
  map: { Input: MapInput },
  variants: { Input: VariantsInput },
  json: { Input: JsonShapeInput },
};
