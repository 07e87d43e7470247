import { annotate, readXmlAnnotations } from "./odata-annotations.ts";
import { bindOperation, nameService, resolveAlias, TYPE_KINDS } from "./odata-schema.ts";
import type {
  ODataImport,
  ODataOperation,
  ODataProperty,
  ODataSchema,
  ODataSet,
  ODataType,
  Resolve,
} from "./odata-schema.ts";
import type { XmlElement } from "./read-xml.ts";

/** Reads `$metadata` as XML; undefined for another XML document. */
export function readODataXml(root: XmlElement): ODataSchema | undefined {
  const version = root.attributes.get("Version") ?? "";
  if (root.name !== "Edmx" || !version.startsWith("4")) return undefined;
  const services = root.children.find(({ name }) => name === "DataServices");
  const schemas = (services?.children ?? []).filter(({ name }) => name === "Schema");
  const types = new Map<string, ODataType>();
  const sets: ODataSet[] = [];
  const operations: ODataOperation[] = [];
  const imports: ODataImport[] = [];
  const underlying = new Map<string, string>();
  const aliases = new Map<string, string>();
  for (const { attributes } of schemas) {
    const alias = attributes.get("Alias");
    if (alias !== undefined) aliases.set(alias, attributes.get("Namespace") ?? "");
  }
  const resolve: Resolve = (name) => {
    const qualified = resolveAlias(name, aliases);
    return underlying.get(qualified) ?? qualified;
  };
  for (const { attributes, children } of schemas)
    for (const { name: tag, attributes: own } of children)
      if (tag === "TypeDefinition")
        underlying.set(
          `${attributes.get("Namespace") ?? ""}.${own.get("Name") ?? ""}`,
          own.get("UnderlyingType") ?? "Edm.String",
        );
  let title = "OData";
  for (const schema of schemas) {
    const namespace = schema.attributes.get("Namespace") ?? "";
    for (const element of schema.children) {
      const name = element.attributes.get("Name") ?? "";
      const kind = TYPE_KINDS.get(element.name);
      if (kind !== undefined)
        types.set(`${namespace}.${name}`, readXmlType(element, kind, resolve));
      if (element.name === "Action" || element.name === "Function")
        operations.push(readXmlOperation(element, `${namespace}.${name}`, resolve));
      if (element.name !== "EntityContainer") continue;
      title = nameService(namespace, name);
      for (const { name: tag, attributes } of element.children) {
        const operation = attributes.get("Action") ?? attributes.get("Function");
        if (operation !== undefined)
          imports.push({ name: attributes.get("Name") ?? "", operation: resolve(operation) });
        if (tag !== "EntitySet" && tag !== "Singleton") continue;
        const type = attributes.get("EntityType") ?? attributes.get("Type") ?? "";
        const isSingleton = tag === "Singleton";
        sets.push({ name: attributes.get("Name") ?? "", type: resolve(type), isSingleton });
      }
    }
  }
  return annotate({ title, types, sets, operations, imports }, readXmlAnnotations(root));
}

function readXmlOperation(
  { name: tag, attributes, children }: XmlElement,
  name: string,
  resolve: Resolve,
): ODataOperation {
  const list = (required: string) =>
    children.filter((child) => child.name === required).map((one) => readXmlProperty(one, resolve));
  const parameters = list("Parameter");
  return bindOperation(
    { name, isFunction: tag === "Function", returns: list("ReturnType")[0] },
    { parameters, isBound: attributes.get("IsBound") === "true" },
  );
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
    isContained: attributes.get("ContainsTarget") === "true",
    isCascading: children.some(
      (child) => child.name === "OnDelete" && child.attributes.get("Action") === "Cascade",
    ),
    partner: attributes.get("Partner"),
    maxLength: Number.isInteger(maxLength) && maxLength > 0 ? maxLength : undefined,
    constraints: children
      .filter((child) => child.name === "ReferentialConstraint")
      .map((child) => [
        child.attributes.get("Property") ?? "",
        child.attributes.get("ReferencedProperty") ?? "",
      ]),
  };
}
