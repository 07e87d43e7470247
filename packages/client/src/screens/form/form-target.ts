import type { RecordPlace } from "#records/write-record.ts";

/** Absent key: of a record that is to be made. */
export type FormTarget = Omit<RecordPlace, "key"> & { readonly key?: string };
