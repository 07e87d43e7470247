import type { Field } from "#types/field.ts";
import type { ComposedTitle, KeyPart, TitlePart } from "#types/resource.ts";
import type { JsonPath } from "#types/json.ts";
import type { SchemaFacts } from "#infer/fields/field-context.ts";
import { areLanguages } from "#own/language-members.ts";
import { isNested } from "#infer/calls/path-tree.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Title of a resource: one field, or several joined. */
export interface InferredTitle {
  readonly title?: JsonPath;
  readonly composedTitle?: ComposedTitle;
}

/** Field names of titles, in order of preference. An address (`url`, `href`, `self`) is not a title. */
const TITLE_NAMES =
  "displayname name title label friendlyname fullname subject headline caption summary lastname username login email slug sku code number reference ref filename company companyname path key hostname domain plate platenumber licenseplate registrationnumber registration serialnumber serial isbn ean gtin barcode vin iban symbol ticker callsign".split(
    " ",
  );

const TEXT_KINDS = new Set<Field["kind"]>(["text", "long-text", "email"]);
const ADDRESS = /^(?:url|uri|href|self|link|links)$/;

/** Field that names a record for people: the marked one, else by its name; else several fields joined. */
export function inferTitle(
  fields: readonly Field[],
  subject: string,
  schemaFacts: WeakMap<Field, SchemaFacts>,
): InferredTitle {
  const title = findTitle(fields, subject, schemaFacts);
  const isMarked = fields.some((field) => schemaFacts.get(field)?.isTitle);
  const isWhole = isMarked || (title !== undefined && isWholeName(title, subject));
  const person = isWhole ? undefined : composePerson(fields, title ?? []);
  const composedTitle = person ?? (title === undefined ? composeEvent(fields) : undefined);
  const own =
    person?.parts.at(-1)?.path ??
    title ??
    (composedTitle === undefined
      ? (findProse(fields) ?? findNames(fields) ?? findLabels(fields))
      : undefined);
  return {
    ...(own === undefined ? {} : { title: own }),
    ...(composedTitle === undefined ? {} : { composedTitle }),
  };
}

/**
 * Title of records that are read below others and not listed: the key with their name, `environment` of
 * `/flags/{id}/environments/{environment}`. Its `name` may be that of the record above.
 */
export function titleOfConnection(
  { position, calls }: Pick<ResourceDraft, "position" | "calls">,
  subject: string,
  [part, ...others]: readonly KeyPart[],
): InferredTitle | undefined {
  if (part === undefined || others.length > 0 || calls.has("list")) return undefined;
  const isNamed = stemOf(part.field.join(" ")) === stemOf(subject);
  return isNamed && isNested(position) ? { title: part.field } : undefined;
}

/** Fields without a resource name (`books/7`), which is the title of records without another name. */
export function withoutAddress(
  fields: readonly Field[],
  key: readonly KeyPart[],
): readonly Field[] {
  const names = key.flatMap(({ isLastSegment, field }) => (isLastSegment ? field : []));
  const others = fields.filter(({ name }) => !names.includes(name));
  const isNamed = others.some((field) => TITLE_NAMES.includes(foldName(field.name)));
  return isNamed ? others : fields;
}

function findTitle(
  fields: readonly Field[],
  subject: string,
  schemaFacts: WeakMap<Field, SchemaFacts>,
): JsonPath | undefined {
  const marked = fields.find((field) => schemaFacts.get(field)?.isTitle);
  if (marked !== undefined) return [marked.name];
  const texts = fields.filter(
    (field) =>
      (TEXT_KINDS.has(field.kind) || isLocalized(field) || formOf(field) !== undefined) &&
      !isUuid(field) &&
      // A reference names another record.
      schemaFacts.get(field)?.declaredReference === undefined &&
      !ADDRESS.test(foldName(field.name)),
  );
  const byName = new Map(texts.toReversed().map((field) => [foldName(field.name), field]));
  const stem = stemOf(subject);
  for (const name of TITLE_NAMES) {
    const title = byName.get(name) ?? byName.get(stem + name);
    if (title !== undefined) return pathOf(title);
  }
  // `orderNo` names an order; another number does not.
  for (const name of ["no", "nr", "num"]) {
    const number = byName.get(stem + name);
    if (number !== undefined) return pathOf(number);
  }
  // `region` names a region.
  const own = byName.get(stem);
  if (own !== undefined) return pathOf(own);
  const ending = texts.find((field) => /(?:name|title)$/.test(foldName(field.name)));
  if (ending !== undefined) return pathOf(ending);
  const shown = fields.find(({ name, kind }) => kind === "number" && NUMBERS.test(foldName(name)));
  if (shown !== undefined) return [shown.name];
  return findNestedTitle(fields, subject, schemaFacts);
}

/** Numbers that people see instead of the key. */
const NUMBERS =
  /^(?:display|increment)(?:id|no|number)$|^(?:order|invoice|ticket|case|receipt|document)(?:no|number)$/;

/** Members of a text in several forms, the plain ones first: `title: { raw, rendered }`, `body: { text, html }`. */
const FORMS = "raw plain plaintext text markdown source rendered processed html".split(" ");

/** The plain form of a title in several forms; undefined for other fields. */
function formOf(field: Field): string | undefined {
  if (field.kind !== "group" || !/(?:name|title|label|subject)$/.test(foldName(field.name)))
    return undefined;
  const texts = field.fields.filter(({ kind }) => TEXT_KINDS.has(kind));
  const names = new Map(texts.map(({ name }) => [foldName(name), name]));
  const forms = FORMS.flatMap((name) => names.get(name) ?? []);
  return forms.length > 0 && forms.length === texts.length ? forms[0] : undefined;
}

function pathOf(field: Field): JsonPath {
  const form = formOf(field);
  return form === undefined ? [field.name] : [field.name, form];
}

/** Names of texts that people write, and that name a record without a name. */
const PROSE =
  "comment message question reason purpose note remark description text body content value".split(
    " ",
  );

/** Remarks that most records do not have, if the description allows null. */
const REMARKS = new Set(["comment", "note", "remark", "reason"]);

function findProse(fields: readonly Field[]): JsonPath | undefined {
  const texts = new Map(
    fields
      .filter(({ kind, isWriteOnly }) => isWriteOnly !== true && TEXT_KINDS.has(kind))
      .filter(({ name, isNullable }) => isNullable !== true || !REMARKS.has(foldName(name)))
      .map(({ name }) => [foldName(name), name] as const),
  );
  return PROSE.flatMap((name) => texts.get(name) ?? []).map((name) => [name])[0];
}

/** Names of a record that has several: `names`, `aliases`, `RepoTags`. */
function findNames(fields: readonly Field[]): JsonPath | undefined {
  const lists = fields.filter((field) => field.kind === "list" && TEXT_KINDS.has(field.item.kind));
  const names = SEVERAL.flatMap((ending) =>
    lists.filter(({ name }) => ending.test(splitWords(name).join(" "))),
  )[0];
  return names && [names.name];
}

/** Not the names of other things (`roleNames`), nor tags that many records have. */
const SEVERAL = [
  /^(?:names|titles|aliases)$/,
  /^(?:(?:host|domain|dns) ?names|domains|emails)$/,
  /^(?:repo|repository|image|release|version) tags$/,
];

/** Labels by free names, which identify a record without a name: a metric, an alert, a machine. */
function findLabels(fields: readonly Field[]): JsonPath | undefined {
  const label = LABELS.flatMap((name) =>
    fields.filter(({ kind, ...field }) => FREE.has(kind) && foldName(field.name) === name),
  )[0];
  return label && [label.name];
}

/** Kinds of objects with free names. */
const FREE: ReadonlySet<Field["kind"]> = new Set(["map", "json"]);

const LABELS = "labels label tags dimensions attributes annotations".split(" ");

/** Kubernetes has the name in `metadata`, Docker in `Spec`, other APIs further fields in `attributes`. */
const NESTED = /^(?:attributes|attrs|metadata|spec|properties)$/i;

function findNestedTitle(
  fields: readonly Field[],
  subject: string,
  schemaFacts: WeakMap<Field, SchemaFacts>,
): JsonPath | undefined {
  for (const field of fields) {
    if (field.kind !== "group" || !NESTED.test(field.name)) continue;
    const inner = findTitle(field.fields, subject, schemaFacts);
    if (inner !== undefined) return [field.name, ...inner];
  }
  return undefined;
}

/** A text in several languages: `name: { en, de }`, also without their names in the description. */
function isLocalized(field: Field): boolean {
  if (FREE.has(field.kind)) return /^(?:name|title|label|displayname)$/.test(foldName(field.name));
  if (field.kind !== "group") return false;
  const isName = /(?:name|title|label)$/.test(foldName(field.name));
  return (
    isName &&
    field.fields.every(({ kind }) => TEXT_KINDS.has(kind)) &&
    areLanguages(field.fields.map(({ name }) => name))
  );
}

const FIRST_NAMES = new Set(["firstname", "givenname", "forename"]);
const LAST_NAMES = new Set(["lastname", "surname", "familyname"]);

const WHOLE_NAMES = new Set(
  "name displayname friendlyname fullname subject headline caption summary".split(" "),
);

/** True for a title that names a record better than a first and last name: not a job title, a login or a code. */
function isWholeName(title: JsonPath, subject: string): boolean {
  const name = foldName(title.at(-1) ?? "");
  return WHOLE_NAMES.has(name) || name === `${stemOf(subject)}name`;
}

/** First and last name together, next to the field that would be the title. */
function composePerson(fields: readonly Field[], title: JsonPath): ComposedTitle | undefined {
  const siblings = siblingFields(fields, title);
  const first = siblings.find(({ name }) => FIRST_NAMES.has(foldName(name)));
  const last = siblings.find(({ name }) => LAST_NAMES.has(foldName(name)));
  if (first === undefined || last === undefined) return undefined;
  const above = title.slice(0, -1);
  return {
    parts: [{ path: [...above, first.name] }, { path: [...above, last.name] }],
    separator: " ",
  };
}

function siblingFields(fields: readonly Field[], path: JsonPath): readonly Field[] {
  const [name, ...rest] = path;
  if (rest.length === 0) return fields;
  const group = fields.find((field) => field.name === name);
  return group?.kind === "group" ? siblingFields(group.fields, rest) : fields;
}

const AMOUNT = /(?:^| )(?:amount|total|price|value|sum)$/;
const CREATED =
  /^(?:created|placed|issued|paid|occurred|sent|started|begins?|starts?|date|time|timestamp)\b/;

/** Kind, day and amount of a record without a name: "refund · 2026-05-12 · 30 EUR". */
function composeEvent(fields: readonly Field[]): ComposedTitle | undefined {
  const named = fields.map((field) => ({ field, words: splitWords(field.name).join(" ") }));
  const kind = named.find(
    ({ field, words }) =>
      field.kind === "choice" && /(?:^| )(?:type|kind|event|action)$/.test(words),
  );
  const times = named.filter(({ field }) => field.kind === "date" || field.kind === "date-time");
  const time = times.find(({ words }) => CREATED.test(words)) ?? times[0];
  const amount = named.find(({ field, words }) => field.kind === "number" && AMOUNT.test(words));
  const currency = named.find(({ words }) => /(?:^| )currency(?: code)?$/.test(words));
  const isText = currency?.field.kind === "text" || currency?.field.kind === "choice";
  const parts = [kind, time, amount].flatMap((part): readonly TitlePart[] =>
    part === undefined
      ? []
      : [
          {
            path: [part.field.name],
            ...unixOf(part.field),
            ...(part === amount && isText ? { unit: [currency.field.name] } : {}),
          },
        ],
  );
  return time === undefined || parts.length < 2 ? undefined : { parts, separator: " · " };
}

function unixOf(field: Field): Pick<TitlePart, "unix"> {
  return "unix" in field && field.unix !== undefined ? { unix: field.unix } : {};
}

function isUuid(field: Field): boolean {
  return field.kind === "text" && field.format === "uuid";
}
