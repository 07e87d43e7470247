import { entriesOf, isMap, listOf, memberOf, textOf } from "./member.ts";
import type { XmlElement } from "./read-xml.ts";

/** Metadata of an OData v4 service (CSDL 4.01, XML and JSON). */
export interface ODataSchema {
  readonly title: string;
  /** By qualified name. */
  readonly types: ReadonlyMap<string, ODataType>;
  readonly sets: readonly ODataSet[];
}

export interface ODataType {
  readonly name: string;
  readonly kind: "entity" | "complex" | "enum";
  readonly base: string | undefined;
  readonly key: readonly string[];
  readonly properties: readonly ODataProperty[];
  /** Names of an enumeration. */
  readonly members: readonly string[];
}

export interface ODataProperty {
  readonly name: string;
  readonly type: string;
  readonly isCollection: boolean;
  readonly isNullable: boolean;
  readonly isNavigation: boolean;
  readonly maxLength: number | undefined;
  /** Own property by property of the target, of a navigation property. */
  readonly constraints: readonly (readonly [own: string, target: string])[];
}

export interface ODataSet {
  readonly name: string;
  readonly type: string;
  readonly isSingleton: boolean;
}

/** Reads `$metadata` as XML; undefined for another XML document. */
export function readODataXml(root: XmlElement): ODataSchema | undefined {
  const version = root.attributes.get("Version") ?? "";
  if (root.name !== "Edmx" || !version.startsWith("4")) return undefined;
  const services = root.children.find(({ name }) => name === "DataServices");
  const schemas = (services?.children ?? []).filter(({ name }) => name === "Schema");
  const types = new Map<string, ODataType>();
  const sets: ODataSet[] = [];
  const aliases = new Map<string, string>();
  for (const { attributes } of schemas) {
    const alias = attributes.get("Alias");
    if (alias !== undefined) aliases.set(alias, attributes.get("Namespace") ?? "");
  }
  const resolve = (name: string) => resolveAlias(name, aliases);
  let title = "OData";
  for (const schema of schemas) {
    const namespace = schema.attributes.get("Namespace") ?? "";
    for (const element of schema.children) {
      const name = element.attributes.get("Name") ?? "";
      const kind = KINDS.get(element.name);
      if (kind !== undefined)
        types.set(`${namespace}.${name}`, readXmlType(element, kind, resolve));
      if (element.name !== "EntityContainer") continue;
      title = name;
      for (const { name: tag, attributes } of element.children) {
        if (tag !== "EntitySet" && tag !== "Singleton") continue;
        const type = attributes.get("EntityType") ?? attributes.get("Type") ?? "";
        const isSingleton = tag === "Singleton";
        sets.push({ name: attributes.get("Name") ?? "", type: resolve(type), isSingleton });
      }
    }
  }
  return { title, types, sets };
}

const KINDS = new Map<string, ODataType["kind"]>([
  ["EntityType", "entity"],
  ["ComplexType", "complex"],
  ["EnumType", "enum"],
]);

type Resolve = (name: string) => string;

/** The qualified name under an alias of its schema. */
function resolveAlias(name: string, aliases: ReadonlyMap<string, string>): string {
  const end = name.lastIndexOf(".");
  const namespace = aliases.get(name.slice(0, end));
  return namespace === undefined ? name : `${namespace}.${name.slice(end + 1)}`;
}

function readXmlType(element: XmlElement, kind: ODataType["kind"], resolve: Resolve): ODataType {
  const base = element.attributes.get("BaseType");
  const keys = element.children.find(({ name }) => name === "Key")?.children ?? [];
  return {
    name: element.attributes.get("Name") ?? "",
    kind,
    base: base === undefined ? undefined : resolve(base),
    key: keys.map(({ attributes }) => attributes.get("Name") ?? ""),
    members: element.children
      .filter(({ name }) => name === "Member")
      .map(({ attributes }) => attributes.get("Name") ?? ""),
    properties: element.children
      .filter(({ name }) => name === "Property" || name === "NavigationProperty")
      .map((property) => readXmlProperty(property, resolve)),
  };
}

function readXmlProperty(
  { name, attributes, children }: XmlElement,
  resolve: Resolve,
): ODataProperty {
  const written = attributes.get("Type") ?? "Edm.String";
  const inner = /^Collection\((.*)\)$/.exec(written)?.[1];
  const maxLength = Number(attributes.get("MaxLength"));
  return {
    name: attributes.get("Name") ?? "",
    type: resolve(inner ?? written),
    isCollection: inner !== undefined,
    isNullable: attributes.get("Nullable") !== "false",
    isNavigation: name === "NavigationProperty",
    maxLength: Number.isInteger(maxLength) && maxLength > 0 ? maxLength : undefined,
    constraints: children
      .filter((child) => child.name === "ReferentialConstraint")
      .map((child) => [
        child.attributes.get("Property") ?? "",
        child.attributes.get("ReferencedProperty") ?? "",
      ]),
  };
}

/** Reads CSDL JSON; undefined for another document. */
export function readODataJson(value: unknown): ODataSchema | undefined {
  const version = textOf(value, "$Version");
  const container = textOf(value, "$EntityContainer");
  if (version?.startsWith("4") !== true || container === undefined) return undefined;
  const types = new Map<string, ODataType>();
  const sets: ODataSet[] = [];
  const namespaces = entriesOf(value).filter(([name, one]) => !name.startsWith("$") && isMap(one));
  const aliases = new Map(
    namespaces.flatMap(([name, one]) => {
      const alias = textOf(one, "$Alias");
      return alias === undefined ? [] : [[alias, name] as const];
    }),
  );
  const resolve = (name: string) => resolveAlias(name, aliases);
  for (const [namespace, schema] of namespaces) {
    for (const [name, one] of entriesOf(schema)) {
      const kind = KINDS.get(textOf(one, "$Kind") ?? "");
      if (kind !== undefined)
        types.set(`${namespace}.${name}`, readJsonType(name, kind, one, resolve));
      if (`${namespace}.${name}` !== resolve(container)) continue;
      for (const [own, set] of entriesOf(one)) {
        const type = textOf(set, "$Type");
        if (type === undefined || own.startsWith("$")) continue;
        const isSingleton = memberOf(set, "$Collection") !== true;
        sets.push({ name: own, type: resolve(type), isSingleton });
      }
    }
  }
  return { title: container.split(".").at(-1) ?? "OData", types, sets };
}

function readJsonType(
  name: string,
  kind: ODataType["kind"],
  value: unknown,
  resolve: Resolve,
): ODataType {
  const base = textOf(value, "$BaseType");
  const members = entriesOf(value).filter(([own]) => !/^[$@]/.test(own) && !own.includes("@"));
  return {
    name,
    kind,
    base: base === undefined ? undefined : resolve(base),
    key: listOf(value, "$Key").map(String),
    members: members.map(([own]) => own),
    properties:
      kind === "enum"
        ? []
        : members.map(([own, property]) => {
            const maxLength = memberOf(property, "$MaxLength");
            return {
              name: own,
              type: resolve(textOf(property, "$Type") ?? "Edm.String"),
              isCollection: memberOf(property, "$Collection") === true,
              isNullable: memberOf(property, "$Nullable") === true,
              isNavigation: textOf(property, "$Kind") === "NavigationProperty",
              maxLength: typeof maxLength === "number" ? maxLength : undefined,
              constraints: entriesOf(memberOf(property, "$ReferentialConstraint")).map(
                ([from, to]) => [from, String(to)] as const,
              ),
            };
          }),
  };
}
