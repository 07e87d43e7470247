import type { FieldKind } from "@quarterdeck/model";
import { BooleanInput } from "./boolean-input.tsx";
import { ChoiceInput } from "./choice-input.tsx";
import { ChoicesInput } from "./choices-input.tsx";
import { DateInput } from "./date-input.tsx";
import { DateTimeInput } from "./date-time-input.tsx";
import { DurationInput } from "./duration-input.tsx";
import { EmailInput } from "./email-input.tsx";
import type { FieldTyping } from "./field-view.ts";
import { FileField } from "./later-files.tsx";
import { GroupInput } from "./group-input.tsx";
import { ListInput } from "./list-input.tsx";
import { LongTextInput } from "./long-text-input.tsx";
import { MapInput } from "./map-input.tsx";
import { NumberInput } from "./number-input.tsx";
import { OpenInput } from "./open-input.tsx";
import { ReferenceInput } from "./reference-input.tsx";
import { ReferencesInput } from "./references-input.tsx";
import { SecretInput } from "./secret-input.tsx";
import { TextInput } from "./text-input.tsx";
import { TextInputOf } from "./text-input-of.tsx";
import { TimeInput } from "./time-input.tsx";
import { UrlInput } from "./url-input.tsx";
import { VariantsInput } from "./variants-input.tsx";

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
