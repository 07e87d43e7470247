import type { ModelChunk } from "./model-chunk.ts";
import type { Resource } from "./resource.ts";

/** Resource, key and parents that a read or write targets. */
export interface RecordRef {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  /** As `recordKey` writes it: empty for a singleton, absent for a record that does not exist yet. */
  readonly key?: string;
  /** Values of the path parameters above the resource, by name. */
  readonly parents: Readonly<Record<string, string>>;
}

/** Reference to an existing record. */
export interface KeyedRecordRef extends RecordRef {
  readonly key: string;
}
