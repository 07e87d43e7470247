import type { FieldKind } from "@quarterdeck/model";
import type { FieldView } from "./field-props.ts";
import { booleanView, choicesView, choiceView } from "./views/choice-views.tsx";
import { imageView } from "./views/image-view.tsx";
import { groupView, jsonView, listView } from "./views/nested-views.tsx";
import { numberView } from "./views/number-view.tsx";
import { referencesView, referenceView } from "./views/reference-views.tsx";
import { secretView } from "./views/secret-view.tsx";
import { colorView, emailView, textView, urlView } from "./views/text-views.tsx";
import { durationView, timeView } from "./views/time-views.tsx";

/** View of each field kind. */
export const fieldViews: Record<FieldKind, FieldView> = {
  text: textView,
  "long-text": textView,
  url: urlView,
  email: emailView,
  color: colorView,
  secret: secretView,
  duration: durationView,
  image: imageView,
  file: urlView,
  number: numberView,
  boolean: booleanView,
  date: timeView,
  "date-time": timeView,
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
