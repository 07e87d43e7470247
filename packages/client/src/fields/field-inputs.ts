import type { FieldKind } from "@quarterdeck/model";
import { BooleanInput } from "#fields/inputs/boolean-input.tsx";
import { ChoiceInput } from "#fields/inputs/choice-input.tsx";
import { ChoicesInput } from "#fields/inputs/choices-input.tsx";
import { DateInput } from "#fields/inputs/date-input.tsx";
import { DateTimeInput } from "#fields/inputs/time-inputs.tsx";
import { DurationInput } from "#fields/inputs/duration-input.tsx";
import { EmailInput } from "#fields/inputs/email-input.tsx";
import type { FieldTyping } from "./field-props.ts";
import { FileField } from "#fields/inputs/lazy-file-inputs.tsx";
import { GroupInput } from "#fields/inputs/group-input.tsx";
import { ListInput } from "#fields/inputs/list-input.tsx";
import { LongTextInput } from "#fields/inputs/long-text-input.tsx";
import { MapInput } from "#fields/inputs/map-input.tsx";
import { NumberInput } from "#fields/inputs/number-input.tsx";
import { OpenInput } from "#fields/inputs/json-shape-input.tsx";
import { ReferenceInput } from "#fields/inputs/reference-input.tsx";
import { ReferencesInput } from "#fields/inputs/references-input.tsx";
import { SecretInput } from "#fields/inputs/secret-input.tsx";
import { TextInput } from "#fields/inputs/text-input.tsx";
import { TextInputOf } from "#fields/inputs/text-inputs.tsx";
import { TimeInput } from "#fields/inputs/time-input.tsx";
import { UrlInput } from "#fields/inputs/url-input.tsx";
import { VariantsInput } from "#fields/inputs/variants-input.tsx";

/** How each kind is typed. A table apart from `fieldViews`: lists and records show without a single input. */
export const fieldInputs: Record<FieldKind, FieldTyping> = {
  text: { Input: TextInput },
  "long-text": { Input: LongTextInput },
  url: { Input: UrlInput },
  email: { Input: EmailInput },
  color: { Input: TextInputOf },
  secret: { Input: SecretInput },
  duration: { Input: DurationInput },
  image: { Input: TextInputOf },
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
  json: { Input: OpenInput },
};
