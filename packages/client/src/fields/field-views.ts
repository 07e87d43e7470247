import type { FieldKind } from "@quarterdeck/model";
import { booleanView } from "#fields/views/boolean.tsx";
import { choiceView } from "#fields/views/choice.tsx";
import { choicesView } from "#fields/views/choices.tsx";
import { colorView } from "#fields/views/color.tsx";
import { dateTimeView } from "#fields/views/date-time.tsx";
import { dateView } from "#fields/views/date.tsx";
import { durationView } from "#fields/views/duration.tsx";
import { emailView } from "#fields/views/email.tsx";
import type { FieldView } from "./field-props.ts";
import { fileView } from "#fields/views/file.tsx";
import { groupView } from "#fields/views/group.tsx";
import { imageView } from "#fields/views/image-view.tsx";
import { jsonView } from "#fields/views/json.tsx";
import { listView } from "#fields/views/list.tsx";
import { longTextView } from "#fields/views/long-text.tsx";
import { numberView } from "#fields/views/number-view.tsx";
import { referenceView } from "#fields/views/reference.tsx";
import { referencesView } from "#fields/views/references.tsx";
import { secretView } from "#fields/views/secret-view.tsx";
import { textView } from "#fields/views/text.tsx";
import { timeView } from "#fields/views/time.tsx";
import { urlView } from "#fields/views/url.tsx";

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
