import type { JsonObject, Operation, Resource } from "@quarterdeck/model";
import {
  type ChoiceWords,
  type CorrectionInput,
  type InputLabel,
  operationPointer,
  withValue,
} from "./correction-input.ts";

const RESOURCE = "x-quarterdeck-resource";
const LIST = "x-quarterdeck-list";

/** Names, key and title field of a resource: said at the path of its first operation. */
export function resourceInputs(
  { name, labels, fields, key, title, isHidden, isSingleton }: Resource,
  operations: readonly Operation[],
): readonly CorrectionInput[] {
  const operation = operations.find(({ role }) => role !== "action");
  if (operation === undefined) return [];
  const pointer = operationPointer(operation).replace(/\/[^/]*$/, "");
  const say = (member: string, removes = false) => ({
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
    { ...say("one"), label: "one", kind: "text", understood: labels.one },
    { ...say("many"), label: "many", kind: "text", understood: labels.many },
    {
      ...say("title"),
      label: "titleField",
      kind: "choice",
      choices: withValue(names, titleNow),
      understood: titleNow,
    },
    ...(key.length === 1 && isSingleton !== true
      ? [
          {
            ...say("key", true),
            label: "key",
            kind: "choice",
            choices: withValue(names, keyNow),
            understood: keyNow,
          } as const,
        ]
      : []),
    {
      ...say("hidden"),
      label: "hiddenResource",
      kind: "switch",
      understood: isHidden ? "yes" : "",
    },
  ];
}

/** Which parameter of a list does what. */
export function listInputs(
  { name, list }: Resource,
  operations: readonly Operation[],
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const operation = operations.find(({ id }) => id === list?.operation);
  if (list === undefined || operation === undefined) return [];
  const pointer = operationPointer(operation);
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => ({ value: parameter.name, label: parameter.name }));
  const { paging } = list;
  const say = (
    member: string,
    write: (value: string) => JsonObject[string] = (value) => value,
  ) => ({
    id: `list ${name} ${member}`,
    correct: (value: string) => ({ pointer, update: { [LIST]: { [member]: write(value) } } }),
  });
  const choose = (label: InputLabel, member: string, place: PlaceOf) => {
    const now = writePlace(place);
    const none = now === "" ? [{ value: "", label: words.none }] : [];
    const choices = [...none, ...withValue(parameters, now)];
    return { ...say(member), label, kind: "choice", choices, understood: now } as const;
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
            ...say("first", Number),
            label: "firstPage",
            kind: "choice",
            choices: ["0", "1"].map((value) => ({ value, label: value })),
            understood: String(paging.first),
          } as const,
        ]
      : []),
    ...(paging.style === "none"
      ? []
      : [
          {
            ...say("paging", () => "none"),
            label: "notPaged",
            kind: "switch",
            understood: "",
          } as const,
        ]),
    choose("searchIn", "search", list.search),
    {
      ...say("total"),
      label: "totalAt",
      kind: "text",
      understood: list.total?.in === "body" ? list.total.path.join(".") : "",
    },
  ];
}

type PlaceOf = { readonly parameter: string; readonly path?: readonly string[] } | undefined;

function writePlace(place: PlaceOf): string {
  return place === undefined ? "" : [place.parameter, ...(place.path ?? [])].join(".");
}
