import type { Field, FieldKind } from "@quarterdeck/model";

type KindName =
  | "typeText"
  | "typeNumber"
  | "typeBoolean"
  | "typeTime"
  | "typeChoice"
  | "typeRecord"
  | "typeFile"
  | "typeObject"
  | "typeList"
  | "typeJson";

const names: Record<FieldKind, KindName> = {
  text: "typeText",
  "long-text": "typeText",
  url: "typeText",
  email: "typeText",
  color: "typeText",
  secret: "typeText",
  duration: "typeText",
  image: "typeText",
  file: "typeFile",
  number: "typeNumber",
  boolean: "typeBoolean",
  date: "typeTime",
  "date-time": "typeTime",
  time: "typeTime",
  choice: "typeChoice",
  choices: "typeList",
  reference: "typeRecord",
  references: "typeList",
  group: "typeObject",
  map: "typeObject",
  variants: "typeJson",
  list: "typeList",
  json: "typeJson",
};

/** Text key for a type without a name in the description. */
export function kindName({ kind }: Field): KindName {
  return names[kind];
}
