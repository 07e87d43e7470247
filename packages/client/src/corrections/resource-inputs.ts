import type { Field, JsonObject, Operation, Resource } from "@quarterdeck/model";
import {
  type ChoiceWords,
  type CorrectionInput,
  type InputLabel,
  operationPointer,
  withValue,
} from "./correction-input.ts";
import { filterInputs } from "./filter-inputs.ts";

const RESOURCE = "x-quarterdeck-resource";
const LIST = "x-quarterdeck-list";

/** Inputs for names, key and title field of a resource, corrected at the path of its first operation. */
export function resourceInputs(
  { name, labels, fields, key, title, isHidden, isSingleton }: Resource,
  operations: readonly Operation[],
): readonly CorrectionInput[] {
  const pointer = resourcePointer(operations);
  if (pointer === undefined) return [];
  const correction = (member: string, removes = false) => ({
    id: `resource ${name} ${member}`,
    correct: (value: string) => ({
      pointer,
      update: { [RESOURCE]: { [member]: member === "hidden" ? value === "yes" : value } },
      ...(removes ? { removes: [[RESOURCE, member]] } : {}),
    }),
  });
  const names = fields.map((field) => ({ value: field.name, label: field.name }));
  const titleNow = title?.join(".") ?? "";
  const keyNow = key.map(({ field }) => field.join(".")).join(", ");
  return [
    { ...correction("one"), label: "one", kind: "text", current: labels.one },
    { ...correction("many"), label: "many", kind: "text", current: labels.many },
    {
      ...correction("title"),
      label: "titleField",
      kind: "choice",
      choices: withValue(names, titleNow),
      current: titleNow,
    },
    ...(key.length > 1 && isSingleton !== true
      ? [
          {
            ...correction("key", true),
            label: "key",
            kind: "text",
            current: keyNow,
            correct: (value: string) => ({
              pointer,
              update: { [RESOURCE]: { key: value.split(",").map((part) => part.trim()) } },
              removes: [[RESOURCE, "key"]],
            }),
          } as const,
        ]
      : []),
    ...(key.length === 1 && isSingleton !== true
      ? [
          {
            ...correction("key", true),
            label: "key",
            kind: "choice",
            choices: withValue(names, keyNow),
            current: keyNow,
          } as const,
        ]
      : []),
    {
      ...correction("hidden"),
      label: "hiddenResource",
      kind: "switch",
      current: isHidden ? "yes" : "",
    },
  ];
}

/** Input for a field that forms ask for, although the API sets it; empty for other fields. */
export function setInputs(
  { name, readOnly = [] }: Resource,
  field: string,
  operations: readonly Operation[],
): readonly CorrectionInput[] {
  const pointer = resourcePointer(operations);
  const isSet = readOnly.includes(field);
  if (
    pointer === undefined ||
    !(isSet || listWritten(operations).some((one) => one.name === field))
  )
    return [];
  return [
    {
      id: `field ${name} ${field} readOnly`,
      label: "apiSets",
      kind: "switch",
      current: isSet ? "yes" : "",
      correct: (value) => ({
        pointer,
        update: { [RESOURCE]: { readOnly: { [field]: value === "yes" } } },
      }),
    },
  ];
}

/** Fields that forms of new and changed records ask for. */
export function listWritten(operations: readonly Operation[]): readonly Field[] {
  const fields = operations.flatMap(({ role, body }) => {
    if (role !== "create" && role !== "update" && role !== "replace") return [];
    const field = body && fieldAt(body.field, body.path ?? []);
    // Another operation may not take the member.
    return field?.kind === "group" ? field.fields.filter((one) => one.isReadOnly !== true) : [];
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function fieldAt(field: Field, path: readonly string[]): Field | undefined {
  return path.reduce<Field | undefined>(
    (at, name) => (at?.kind === "group" ? at.fields.find((one) => one.name === name) : undefined),
    field,
  );
}

/** Pointer of the path item that has the extension of the resource. */
function resourcePointer(operations: readonly Operation[]): string | undefined {
  const operation = operations.find(({ role }) => role !== "action");
  return operation && operationPointer(operation).replace(/\/[^/]*$/, "");
}

/** Syntax of sort values, by an example. */
const SORT_FORMS = [
  { value: "sign", label: "-name" },
  { value: "colon", label: "name:desc" },
  { value: "space", label: "name desc" },
  { value: "comma", label: "name,desc" },
  { value: "dot", label: "name.desc" },
  { value: "underscore", label: "name_desc" },
  { value: "json-object", label: '{"name": "desc"}' },
  { value: "json-list", label: '["name", "desc"]' },
];

/** Inputs for the parameters of a list. */
export function listInputs(
  { name, list, fields }: Resource,
  operations: readonly Operation[],
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const operation = operations.find(({ id }) => id === list?.operation);
  if (list === undefined || operation === undefined) return [];
  const pointer = operationPointer(operation);
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => ({ value: parameter.name, label: parameter.name }));
  const fieldNames = fields.map((field) => ({ value: field.name, label: field.name }));
  const { paging } = list;
  const correction = (
    member: string,
    write: (value: string) => JsonObject[string] = (value) => value,
  ) => ({
    id: `list ${name} ${member}`,
    correct: (value: string) => ({ pointer, update: { [LIST]: { [member]: write(value) } } }),
  });
  const choose = (label: InputLabel, member: string, location: LocationOf) => {
    const now = formatLocation(location);
    const none = now === "" ? [{ value: "", label: words.none }] : [];
    const choices = [...none, ...withValue(parameters, now)];
    return { ...correction(member), label, kind: "choice", choices, current: now } as const;
  };
  const size = paging.style === "none" ? undefined : paging.size?.at;
  return [
    choose("pageIn", "page", paging.style === "page" ? paging.page : undefined),
    choose("offsetIn", "offset", paging.style === "offset" ? paging.offset : undefined),
    choose("cursorIn", "cursor", paging.style === "cursor" ? paging.cursor : undefined),
    choose("sizeIn", "size", size),
    ...(paging.style === "page"
      ? [
          {
            ...correction("first", Number),
            label: "firstPage",
            kind: "choice",
            choices: ["0", "1"].map((value) => ({ value, label: value })),
            current: String(paging.first),
          } as const,
        ]
      : []),
    ...(paging.style === "none"
      ? []
      : [
          {
            ...correction("paging", () => "none"),
            label: "notPaged",
            kind: "switch",
            current: "",
          } as const,
        ]),
    choose("searchIn", "search", list.search),
    {
      ...correction("sort"),
      label: "sortIn",
      kind: "choice",
      choices: [
        { value: "none", label: words.inBrowser },
        ...withValue(parameters, formatLocation(list.sort?.at)),
      ],
      current: list.sort === undefined ? "none" : formatLocation(list.sort.at),
    },
    {
      ...correction("sortForm"),
      label: "sortForm",
      kind: "choice",
      choices: [
        ...(list.sort === undefined ? [{ value: "", label: words.none }] : []),
        ...withValue(SORT_FORMS, list.sort?.form ?? ""),
      ],
      current: list.sort?.form ?? "",
    },
    ...(list.direction === undefined
      ? []
      : [
          {
            ...correction("sortField"),
            label: "sortField",
            kind: "choice",
            choices: [
              ...(list.sort === undefined ? [{ value: "", label: words.detected }] : []),
              ...withValue(fieldNames, list.sort?.fields?.[0] ?? ""),
            ],
            current: list.sort?.fields?.[0] ?? "",
          } as const,
        ]),
    ...filterInputs(name, list, pointer, words),
    {
      ...correction("total"),
      label: "totalAt",
      kind: "text",
      current: list.total?.in === "body" ? list.total.path.join(".") : "",
    },
  ];
}

type LocationOf = { readonly parameter: string; readonly path?: readonly string[] } | undefined;

function formatLocation(location: LocationOf): string {
  return location === undefined ? "" : [location.parameter, ...(location.path ?? [])].join(".");
}
