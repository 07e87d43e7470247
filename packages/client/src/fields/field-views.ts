import type { FieldKind } from "@quarterdeck/model";
import { booleanView } from "./boolean.tsx";
import { choiceView } from "./choice.tsx";
import { choicesView } from "./choices.tsx";
import { colorView } from "./color.tsx";
import { dateTimeView } from "./date-time.tsx";
import { dateView } from "./date.tsx";
import { durationView } from "./duration.tsx";
import { emailView } from "./email.tsx";
import type { FieldView } from "./field-view.ts";
import { fileView } from "./file.tsx";
import { groupView } from "./group.tsx";
import { imageView } from "./image.tsx";
import { jsonView } from "./json.tsx";
import { listView } from "./list.tsx";
import { longTextView } from "./long-text.tsx";
import { numberView } from "./number.tsx";
import { referenceView } from "./reference.tsx";
import { referencesView } from "./references.tsx";
import { secretView } from "./secret.tsx";
import { textView } from "./text.tsx";
import { timeView } from "./time.tsx";
import { urlView } from "./url.tsx";

/** The one table of what each kind looks like; a new kind does not compile until it stands here. */
export const fieldViews: Record<FieldKind, FieldView> = {
  text: textView,
  "long-text": longTextView,
  url: urlView,
  email: emailView,
  color: colorView,
  secret: secretView,
  duration: durationView,
  image: imageView,
  file: fileView,
  number: numberView,
  boolean: booleanView,
  date: dateView,
  "date-time": dateTimeView,
  time: timeView,
  choice: choiceView,
  choices: choicesView,
  reference: referenceView,
  references: referencesView,
  group: groupView,
  list: listView,
  map: jsonView,
  variants: jsonView,
  json: jsonView,
};
