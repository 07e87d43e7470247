import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { ownMember, splitKey } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import type { OpenedList } from "./nested-lists.ts";
import type { RecordScreenProps } from "./record-screen-props.ts";

const mostColumns = 6;

/** Columns with a value; lists inside the rows if there is room. */
export function chooseColumns(resource: Resource, rows: readonly unknown[]): readonly Field[] {
  const isFilled = ({ name }: Field): boolean =>
    rows.some((row) => {
      const value = isRecord(row) ? ownMember(row, name) : undefined;
      return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
    });
  const plain = shownFields(listedFields(resource, rows), undefined);
  const shown = plain.filter(isFilled);
  const lists = resource.fields.filter(
    (field) => field.kind === "list" && isFilled(field) && !shown.includes(field),
  );
  const columns = [...shown, ...lists.slice(0, Math.max(mostColumns - shown.length, 0))];
  return columns.length === 0 ? plain : columns;
}

/** Record that contains a list. */
export type ListOwner = Pick<RecordScreenProps, "resource" | "recordKey" | "parents">;

/** Resource for the table; rows of another resource link to its records. */
export function rowsOf(list: OpenedList, described?: Resource, of?: ListOwner): Resource {
  const fields = described?.fields ?? list.fields;
  const rows = { ...emptyResource(list), fields, list: loadedList(fields) };
  // Without the keys of their parents, rows have no address.
  if (described === undefined || parentsOf(described, of) === undefined) return rows;
  const linked = { ...described, labels: { one: described.labels.one, many: list.label } };
  if (described.parents.length === 0 || list.key === undefined)
    return { ...linked, list: rows.list };
  // Rows in a record may have the key under another name than the record that is read.
  const key = described.key.map((part) => ({ ...part, field: list.key ?? part.field }));
  return { ...linked, list: rows.list, key, title: list.key };
}

/** Values of the path parameters above the records of a resource; undefined if the record is not the one above them. */
export function parentsOf(
  { parents: above }: Resource,
  of: ListOwner | undefined,
): ParentValues | undefined {
  if (above.length === 0) return {};
  if (of === undefined || above.at(-1)?.resource !== of.resource.name) return undefined;
  const keys = splitKey(of.resource, of.recordKey);
  if (keys === undefined) return undefined;
  const values = [
    ...of.resource.parents.map(({ parameter }) => ownMember(of.parents, parameter)),
    ...Object.values(keys),
  ];
  if (above.length !== values.length || values.includes(undefined)) return undefined;
  return Object.fromEntries(above.map(({ parameter }, index) => [parameter, values[index] ?? ""]));
}

function emptyResource({ label }: OpenedList): Resource {
  return {
    name: "",
    labels: { one: label, many: label },
    parents: [],
    key: [],
    fields: [],
    operations: {},
    actions: [],
    evidence: [],
  };
}

const structuredKinds: ReadonlySet<Field["kind"]> = new Set([
  "group",
  "list",
  "references",
  "choices",
]);

/** List shape of loaded rows: the client sorts by any plain field. */
function loadedList(fields: readonly Field[]): ListShape {
  const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
  const sortable = fields.filter(({ kind }) => !structuredKinds.has(kind)).map(({ name }) => name);
  return {
    operation: "",
    rows: [],
    paging: { style: "none" },
    sort: {
      form: "sign",
      at: { parameter: "" },
      words: { ascending: "asc", descending: "desc" },
      ...(sortable.length === 0 ? {} : { fields: sortable }),
      isMultiple: true,
      evidence,
    },
    filters: [],
    evidence: [],
  };
}
