import type {
  Body,
  Field,
  JsonObject,
  Operation,
  Resource,
  ResourceSummary,
} from "@quarterdeck/model";
import { writePointer } from "@quarterdeck/model";
import { MAP_VALUES } from "./fields-inside.ts";
import {
  type ChoiceWords,
  type CorrectionInput,
  operationPointer,
  withValue,
} from "./correction-input.ts";

/** OpenAPI formats of texts. */
const FORMATS = [
  "date",
  "date-time",
  "time",
  "duration",
  "email",
  "uri",
  "password",
  "color",
  "markdown",
  "image",
  "binary",
  "decimal",
  "uuid",
];

/** Value of the target that is only a guess. */
const GUESS = "?";

/** Inputs for name, format and relation of a field; empty if the document has no schema of it. */
export function fieldInputs(
  resource: Resource,
  field: Field,
  targets: readonly ResourceSummary[],
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const pointer = fieldPointer(resource, field);
  if (pointer === undefined) return [];
  return schemaInputs({ field, pointer, id: `${resource.name} ${field.name}` }, targets, words);
}

/** Inputs for a field inside another one: as those of a field, and whether the API sets it. */
export function insideInputs(
  subject: SchemaSubject,
  targets: readonly ResourceSummary[],
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const { field, pointer, id } = subject;
  return [
    ...(field.name === MAP_VALUES ? [typeInput(subject, words)] : []),
    ...schemaInputs(subject, targets, words),
    {
      id: `field ${id} readOnly`,
      label: "apiSets",
      kind: "switch",
      current: field.isReadOnly === true ? "yes" : "",
      correct: (value) => ({ pointer, update: { readOnly: value === "yes" } }),
    },
  ];
}

const TYPES = ["string", "integer", "number", "boolean", "object", "array"];

/** JSON type of the values of a map. */
function typeInput({ pointer, id }: SchemaSubject, words: ChoiceWords): CorrectionInput {
  return {
    id: `field ${id} type`,
    label: "valueType",
    kind: "choice",
    choices: [
      { value: "", label: words.asUnderstood },
      ...TYPES.map((value) => ({ value, label: value })),
    ],
    current: "",
    correct: (value) => ({ pointer, update: { type: value } }),
  };
}

/** JSON pointer of the schema of a record's field; undefined if it is in another file. */
export function fieldPointer({ schema }: Resource, field: Field): string | undefined {
  if (field.pointer !== undefined) return field.pointer;
  return schema === undefined ? undefined : schema + writePointer("properties", field.name);
}

interface SchemaSubject {
  readonly field: Field;
  readonly pointer: string;
  /** Name of the field in the ids of its inputs. */
  readonly id: string;
}

function schemaInputs(
  { field, pointer, id }: SchemaSubject,
  targets: readonly ResourceSummary[],
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const correction = (member: string, write: (value: string) => JsonObject, removes?: string) => ({
    id: `field ${id} ${member}`,
    correct: (value: string) => ({
      pointer,
      update: write(value),
      ...(removes === undefined ? {} : { removes: [[removes]] }),
    }),
  });
  const isPlain = ["group", "list", "json", "boolean", "choice", "choices"].includes(field.kind);
  const to = field.kind === "reference" || field.kind === "references" ? field.to : "";
  const resources = targets
    .filter(({ key, isSingleton }) => key.length === 1 && isSingleton !== true)
    .map(({ name, labels }) => ({ value: name, label: `${labels.many} (${name})` }));
  const refers = "x-quarterdeck-references";
  // The same target is a change of a guess: it confirms it.
  const isGuess = "to" in field && field.isGuess === true;
  const guessed = withValue(resources, to).find(({ value }) => value === to)?.label ?? to;
  return [
    {
      ...correction("label", (value) => ({ "x-quarterdeck-label": value })),
      label: "label",
      kind: "text",
      current: field.label,
    },
    ...(isPlain || to !== ""
      ? []
      : [
          {
            ...correction("format", (value) => ({ format: value })),
            label: "format",
            kind: "choice",
            choices: [
              { value: "", label: words.asUnderstood },
              ...FORMATS.map((value) => ({ value, label: value })),
            ],
            current: "",
          } as const,
        ]),
    ...(isPlain
      ? []
      : [
          {
            ...correction(
              "references",
              (value) => ({ [refers]: value === "" ? false : { resource: value } }),
              refers,
            ),
            label: "reference",
            kind: "choice",
            choices: [
              ...(isGuess ? [{ value: GUESS, label: `${guessed} ?` }] : []),
              { value: "", label: words.noReference },
              ...withValue(resources, to),
            ],
            current: isGuess ? GUESS : to,
          } as const,
        ]),
    ...(isPlain && field.kind !== "choice"
      ? []
      : [
          {
            ...correction("choices", (value) => ({ enum: splitChoices(value, field) }), "enum"),
            label: "choices",
            kind: "text",
            current:
              field.kind === "choice" ? field.choices.map(({ value }) => value).join(", ") : "",
          } as const,
        ]),
    {
      ...correction("hidden", (value) => ({ "x-quarterdeck-hidden": value === "yes" })),
      label: "hidden",
      kind: "switch",
      current: "",
    },
  ];
}

/** Values between commas; numbers for a field with numbers. */
function splitChoices(text: string, field: Field): readonly (string | number)[] {
  const values = text.split(",").flatMap((value) => (value.trim() === "" ? [] : [value.trim()]));
  const areNumbers =
    field.kind === "number" ||
    (field.kind === "choice" && field.choices.some(({ value }) => typeof value === "number"));
  return areNumbers && values.every((value) => Number.isFinite(Number(value)))
    ? values.map(Number)
    : values;
}

const ROLES = ["list", "read", "create", "update", "replace", "remove", "action"] as const;

/** Name and role of an operation. */
export function operationInputs(
  operation: Operation,
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const pointer = operationPointer(operation);
  return [
    {
      id: `operation ${operation.id} label`,
      label: "label",
      kind: "text",
      current: operation.label,
      correct: (value) => ({ pointer, update: { "x-quarterdeck-label": value } }),
    },
    {
      id: `operation ${operation.id} role`,
      label: "role",
      kind: "choice",
      choices: ROLES.map((value) => ({ value, label: words.roles[value] })),
      current: operation.role,
      correct: (value) => ({ pointer, update: { "x-quarterdeck-role": value } }),
    },
    {
      id: `operation ${operation.id} safe`,
      label: "safe",
      kind: "choice",
      choices: [
        { value: "", label: words.detected },
        { value: "yes", label: words.onlyReads },
        { value: "no", label: words.changesData },
      ],
      current: "",
      correct: (value) => ({ pointer, update: { "x-quarterdeck-safe": value === "yes" } }),
    },
    ...(operation.body === undefined ? [] : [mediaTypeInput(operation, operation.body)]),
    ...[
      ...operation.parameters.map((parameter) => ({ parameter, value: "" })),
      ...(operation.fixed ?? []),
    ]
      .filter(({ parameter }) => parameter.in === "query" || parameter.in === "header")
      .map(
        ({ parameter: { name }, value }) =>
          ({
            id: `operation ${operation.id} fixed ${name}`,
            label: "always",
            name,
            kind: "text",
            current: [value].flat().map(String).join(","),
            correct: (text: string) => ({
              pointer,
              update: { "x-quarterdeck-fixed": { [name]: text } },
            }),
          }) as const,
      ),
  ];
}

/** Media type in which a body is sent. */
export function mediaTypeInput(operation: Operation, body: Body): CorrectionInput {
  return {
    id: `operation ${operation.id} mediaType`,
    label: "mediaType",
    kind: "text",
    choices: body.mediaTypes.map((value) => ({ value, label: value })),
    current: body.mediaType,
    correct: (value) => ({
      pointer: operationPointer(operation),
      update: { "x-quarterdeck-media-type": value },
    }),
  };
}
