import { ownMember } from "#own/own-member.ts";
import { writeJson } from "#json/write-json.ts";
import type { HttpBody } from "#types/http.ts";
import type { ResourceObjectBody } from "#types/operation.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Writes the records of a body as resource objects (JSON:API 1.1, "Creating Resources"), if it has them. */
export function writeResourceObjects(body: HttpBody): HttpBody {
  const { content, mediaType, resources: { path = [], resourceObject, id } = {} } = body;
  if (resourceObject === undefined) return body;
  const record = valueAt(content, path);
  const key = resourceObject.hasId === true && id !== undefined ? { id } : {};
  const write = (one: unknown) =>
    writeResourceObject(resourceObject, isJsonObject(one) ? { ...one, ...key } : key);
  const written = Array.isArray(record) ? record.map(write) : write(record);
  return { mediaType, content: writeJson(withValueAt(content, path, written)) };
}

function writeResourceObject(object: ResourceObjectBody, record: unknown): unknown {
  const members = isJsonObject(record) ? Object.entries(record) : [];
  const { addressed } = object;
  if (addressed !== undefined)
    return Object.fromEntries(members.map(([name, value]) => bind(addressed, name, value)));
  if (object.member !== undefined) {
    const isOwn = ([name]: readonly [string, unknown]) => object.own?.includes(name) === true;
    const fields = members.filter((member) => !isOwn(member));
    return {
      ...Object.fromEntries(members.filter(isOwn)),
      [object.member]: Object.fromEntries(fields),
    };
  }
  const own = members.filter(([name]) => OWN.has(name));
  const relationships = members.filter(([name]) => isRelationship(object, name));
  const attributes = members.filter(([name]) => !OWN.has(name) && !isRelationship(object, name));
  return {
    ...(object.type === undefined ? {} : { type: object.type }),
    ...Object.fromEntries(own),
    ...(attributes.length === 0 ? {} : { attributes: Object.fromEntries(attributes) }),
    ...(relationships.length === 0
      ? {}
      : {
          relationships: Object.fromEntries(
            relationships.map(([name, value]) => [
              name,
              { data: writeLinkage(object, name, value) },
            ]),
          ),
        }),
  };
}

const OWN: ReadonlySet<string> = new Set(["id", "lid", "meta"]);

function isRelationship({ relationships }: ResourceObjectBody, name: string): boolean {
  return Object.hasOwn(relationships, name);
}

/** Type and id of the related records, without their other members. */
function writeLinkage(object: ResourceObjectBody, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => writeLinkage(object, name, one));
  if (value === null || value === undefined) return null;
  const id = isJsonObject(value) ? ownMember(value, "id") : value;
  const own = isJsonObject(value) ? ownMember(value, "type") : undefined;
  const type = typeof own === "string" && own !== "" ? own : ownMember(object.relationships, name);
  return { type, id: typeof id === "number" ? String(id) : id };
}

/** Member with the address of a record, or those of several (OData JSON Format 4.01, section 8.5). */
function bind(
  forms: { readonly [name: string]: string },
  name: string,
  value: unknown,
): readonly [string, unknown] {
  const form = ownMember(forms, name);
  const isList = Array.isArray(value);
  const records: readonly unknown[] = isList ? value : [value];
  if (form === undefined || !records.every(isJsonObject)) return [name, value];
  const addresses = records.map((record) => addressOf(form, record));
  return [`${name}@odata.bind`, isList ? addresses : addresses[0]];
}

/** Address of a record; a quote in its key is doubled (OData URL Conventions 4.01, section 4.3.1). */
function addressOf(form: string, record: Readonly<Record<string, unknown>>): string {
  return form.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent((scalarText(ownMember(record, name)) ?? "").replaceAll("'", "''")),
  );
}
