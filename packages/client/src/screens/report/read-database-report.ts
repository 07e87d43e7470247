/** Kinds of remarks, in the order of the report; the service chooses them. */
const remarkKinds = [
  "hidden-table",
  "no-key",
  "read-only",
  "no-search",
  "no-index",
  "no-policy",
  "hidden-function",
  "no-form",
  "no-input",
] as const;

export type RemarkKind = (typeof remarkKinds)[number];

/** Object of the database that the console hides, limits or shows slowly. */
export interface Remark {
  readonly object: string;
  readonly text: string;
  /** Statement that fixes it. */
  readonly sql?: string;
}

export interface DatabaseReport {
  readonly tables: number;
  readonly withKey: number;
  readonly writable: number;
  /** Kinds without remarks are left out. */
  readonly groups: readonly { readonly kind: RemarkKind; readonly remarks: readonly Remark[] }[];
}

/** Reads the report of the built-in API on its database. */
export function readDatabaseReport(body: unknown): DatabaseReport {
  const { remarks, ...counts } = body as Omit<DatabaseReport, "groups"> & {
    readonly remarks: readonly (Remark & { readonly kind: RemarkKind })[];
  };
  const groups = remarkKinds.map((kind) => ({
    kind,
    remarks: remarks.filter((remark) => remark.kind === kind),
  }));
  return { ...counts, groups: groups.filter((group) => group.remarks.length > 0) };
}
