import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { versionMember } from "#request/writes/record-version.ts";
import { changeOperation, takesAnyMember, writtenField } from "#request/writes/written-field.ts";
import { requiredInputs } from "./required-inputs.ts";
import { findChanges } from "./find-changes.ts";
import { invertRemove } from "./invert-remove.ts";
import type { Inverse, NoInverse, Written } from "./inverse.ts";
import { isSetByWrite, isTimeOfWrite } from "./write-marks.ts";

/** Finds the inverse of a write, or the reason that there is none. */
export function findInverse(chunk: ModelChunk, written: Written): Inverse {
  const { resource } = chunk;
  if (resource === undefined || written.kind === "action") return none("action");
  if (written.kind === "create") return invertCreate(chunk, resource, written);
  if (written.kind === "change") return invertChange(chunk, resource, written);
  return invertRemove(chunk, resource, written);
}

function invertCreate(chunk: ModelChunk, resource: Resource, { key, after }: Written): Inverse {
  const remove = chunk.operations.find(({ id }) => id === resource.operations.remove);
  if (remove === undefined || remove.server !== undefined) return none("no-remove");
  const inputs = requiredInputs(remove, resource);
  if (inputs.length > 0) return none("requires-input", inputs);
  const own = key ?? recordKey(resource, after);
  return own === undefined ? none("no-key") : { kind: "remove", key: own };
}

function invertChange(chunk: ModelChunk, resource: Resource, written: Written): Inverse {
  const { before, after, hidden = [] } = written;
  const operation = changeOperation(chunk, resource);
  if (operation === undefined || operation.server !== undefined) return none("no-change");
  const inputs = requiredInputs(operation, resource);
  if (inputs.length > 0) return none("requires-input", inputs);
  const body = writtenField(chunk, resource, operation);
  const isOpen = takesAnyMember(operation);
  if (!isJsonObject(before) || !isJsonObject(after)) return none("not-read");
  // The key itself may have changed.
  const key = recordKey(resource, after) ?? written.key;
  if (key === undefined) return none("no-key");
  // The API counts the version up: an old one would be a conflict.
  const version = versionMember(body);
  const all = findChanges(resource.fields, before, after).filter(
    ({ name, field }) => field?.isReadOnly !== true && !hidden.includes(name) && name !== version,
  );
  const isSet = isOpen ? isSetByWrite : isTimeOfWrite;
  const own = all.filter((change) => !isSet(change.name, change.before));
  // A user may have changed the time alone.
  const changes = own.length > 0 || isOpen ? own : all;
  const taken = changes.filter(({ name }) => isOpen || isTaken(body, name));
  if (taken.length === 0 && hidden.length > 0) return none("secret", hidden);
  if (changes.length === 0) return none("unchanged");
  if (taken.length === 0) return none("not-taken", namesOf(changes));
  return {
    kind: "change",
    key,
    before: Object.fromEntries(taken.map((change) => [change.name, change.after])),
    after: Object.fromEntries(taken.map((change) => [change.name, change.before])),
    stays: hidden,
  };
}

function isTaken(body: Field, name: string): boolean {
  if (body.kind === "json") return true;
  if (body.kind !== "group") return false;
  const field = body.fields.find((one) => one.name === name);
  return field !== undefined && field.isReadOnly !== true;
}

function namesOf(changes: readonly { readonly name: string }[]): readonly string[] {
  return changes.map(({ name }) => name);
}

function none(reason: NoInverse, names: readonly string[] = []): Inverse {
  return { kind: "none", reason, names };
}
