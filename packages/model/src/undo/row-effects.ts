import { ownMember } from "#own/own-member.ts";
import type { HttpRequest } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { KeyedRecordRef, RecordRef } from "#types/record-ref.ts";
import { writeBody } from "#request/bodies/write-body.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { buildWrite } from "#request/writes/build-write.ts";

/** Effect of a deletion or of a new key on records of one resource. */
export interface RowEffect {
  /** `Resource.name`; undefined if the user may not read them. */
  readonly resource?: string;
  /**
   * The records are deleted, get the new key, lose their reference, get its default, or prevent the write. `forget`:
   * values are hidden.
   */
  readonly action: "delete" | "change" | "clear" | "default" | "prevent" | "forget";
  /** Undefined: they could not be counted. */
  readonly count?: number;
  /** False: there may be more. */
  readonly isExact: boolean;
}

/**
 * Request for the effects of a deletion, or of an update of the key; undefined if the API does not declare it
 * (`x-quarterdeck-effects`).
 */
export function buildEffectsRequest(
  target: KeyedRecordRef,
  role: "remove" | "update",
): HttpRequest | undefined {
  const { chunk, resource } = target;
  const write = chunk.operations.find(({ id }) => id === resource.operations[role]);
  if (write?.effects === undefined || write.server !== undefined) return undefined;
  const { body: _body, ...read } = write;
  const parameters = write.parameters.filter((one) => one.in === "path");
  return buildWrite({ ...read, parameters, method: "get", path: write.effects }, target, undefined);
}

/** Keys of selected records, or the query of a list and the keys that the user excluded. */
export type SelectedKeys =
  | { readonly keys: readonly string[] }
  | { readonly query: string; readonly except: readonly string[] };

/** Request for the effects of the deletion of several records; undefined if the API does not declare it. */
export function buildBulkEffectsRequest(
  target: Omit<RecordRef, "key">,
  selected: SelectedKeys,
): HttpRequest | undefined {
  const { chunk, resource } = target;
  const write = chunk.operations.find(({ id }) => id === resource.operations.remove);
  if (write?.bulkEffects === undefined || write.server !== undefined) return undefined;
  const { body: _body, ...rest } = write;
  const operation = { ...rest, parameters: [], method: "post", path: write.bulkEffects } as const;
  const request = buildWrite(operation, target, undefined);
  return { ...request, body: writeBody({ mediaType: "application/json" }, selected) };
}

/** Reads `isRestored` of the response: true if undo restores all of the records. */
export function readIsRestored(body: unknown): boolean {
  return isJsonObject(body) && ownMember(body, "isRestored") === true;
}

/** Request that writes back the copies of the records that a deletion deleted or changed. */
export function buildWriteBack(
  target: KeyedRecordRef,
  copies: object,
): { readonly operation: Operation; readonly request: HttpRequest } | undefined {
  const { chunk, resource } = target;
  const operation = chunk.operations.find(({ id }) => id === resource.operations.remove);
  const read = buildEffectsRequest(target, "remove");
  if (operation === undefined || read === undefined) return undefined;
  const body = writeBody({ mediaType: "application/json" }, { copies });
  return { operation, request: { ...read, method: "POST", body } };
}

/** Copies in the response `{"effects": […], "copies": {…}}`: undo posts them unchanged to the same path. */
export function readCopies(body: unknown): object | undefined {
  const copies = isJsonObject(body) ? ownMember(body, "copies") : undefined;
  return isJsonObject(copies) ? copies : undefined;
}

const actions: readonly RowEffect["action"][] = [
  "delete",
  "change",
  "clear",
  "default",
  "prevent",
  "forget",
];

/** Reads the response `{"effects": […]}`; undefined if it has another form. */
export function readEffects(body: unknown): readonly RowEffect[] | undefined {
  const effects = isJsonObject(body) ? ownMember(body, "effects") : undefined;
  if (!Array.isArray(effects)) return undefined;
  return effects.flatMap((effect: unknown) => {
    if (!isJsonObject(effect)) return [];
    const { resource, action, count, isExact } = effect;
    const match = actions.find((one) => one === action);
    if (match === undefined) return [];
    return {
      action: match,
      isExact: isExact === true,
      ...(typeof resource === "string" && { resource }),
      ...(typeof count === "number" && { count }),
    };
  });
}
