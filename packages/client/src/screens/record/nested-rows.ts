import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { ownMember } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import { listedFields, shownFields } from "#tables/listed-fields.ts";
import type { OpenedList } from "./nested-lists.ts";

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

/** Resource for the table; rows of another resource link to its records. */
export function rowsOf(list: OpenedList, described?: Resource): Resource {
  const fields = described?.fields ?? list.fields;
  const rows = { ...emptyResource(list), fields, list: loadedList(fields) };
  // Without the keys of their parents, rows have no address.
  return described === undefined || described.parents.length > 0
    ? rows
    : { ...described, labels: { one: described.labels.one, many: list.label }, list: rows.list };
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
