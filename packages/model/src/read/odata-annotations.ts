import { entriesOf, isMap, listOf, memberOf, textOf } from "./member.ts";
import type { ODataProperty, ODataSchema } from "./odata-schema.ts";
import { resolveAlias } from "./odata-schema.ts";
import type { XmlElement } from "./read-xml.ts";

/** Terms by target: `Fleet.Ship/Name`, `Fleet.Sea/Ships`. */
type Annotations = Map<string, Map<string, unknown>>;

/** Reads the annotations of `$metadata` as XML, inline and by target. */
export function readXmlAnnotations(root: XmlElement): Annotations {
  const annotations: Annotations = new Map();
  const aliases = new Map<string, string>();
  visit(root, (element) => addAlias(aliases, element.attributes));
  const read = (element: XmlElement, target: string) => {
    for (const { name, attributes, children } of element.children) {
      const term = attributes.get("Term");
      if (name !== "Annotation" || term === undefined) continue;
      add(annotations, target, [termName(term, aliases), xmlValue({ name, attributes, children })]);
    }
  };
  const readInside = (element: XmlElement, target: string) => {
    read(element, target);
    for (const child of element.children) {
      const own = child.attributes.get("Name");
      if (own !== undefined) readInside(child, `${target}/${own}`);
    }
  };
  visit(root, (element) => {
    if (element.name !== "Schema") return;
    for (const child of element.children) {
      const target = child.attributes.get("Target");
      if (child.name === "Annotations" && target !== undefined)
        read(child, targetName(target, aliases));
      const name = `${element.attributes.get("Namespace") ?? ""}.${child.attributes.get("Name") ?? ""}`;
      if (child.attributes.has("Name")) readInside(child, name);
    }
  });
  return annotations;
}

/** Reads the annotations of CSDL JSON, inline and by target. */
export function readJsonAnnotations(document: unknown): Annotations {
  const annotations: Annotations = new Map();
  const aliases = new Map<string, string>();
  const schemas = entriesOf(document).filter(([name, one]) => !name.startsWith("$") && isMap(one));
  for (const [name, schema] of schemas) aliases.set(textOf(schema, "$Alias") ?? name, name);
  for (const [, reference] of entriesOf(memberOf(document, "$Reference")))
    for (const include of listOf(reference, "$Include"))
      aliases.set(textOf(include, "$Alias") ?? "", textOf(include, "$Namespace") ?? "");
  const readInside = (value: unknown, target: string) => {
    for (const [name, one] of entriesOf(value)) {
      // `Name@Core.Computed` annotates the member `Name`, `@Core.Computed` its own object.
      const [member = "", term, ...others] = name.split("@");
      if (term !== undefined && others.length === 0)
        add(annotations, member === "" ? target : `${target}/${member}`, [
          termName(term, aliases),
          one,
        ]);
      else if (!name.startsWith("$") && isMap(one)) readInside(one, `${target}/${name}`);
    }
  };
  for (const [namespace, schema] of schemas) {
    for (const [name, one] of entriesOf(schema))
      if (!name.startsWith("$") && isMap(one)) readInside(one, `${namespace}.${name}`);
    for (const [target, one] of entriesOf(memberOf(schema, "$Annotations")))
      readInside(one, targetName(target, aliases));
  }
  return annotations;
}

/** Adds the terms to the properties, sets and parameters that they annotate. */
export function annotate(schema: ODataSchema, annotations: Annotations): ODataSchema {
  const withTerms = (owner: string, property: ODataProperty): ODataProperty => {
    const terms = annotations.get(`${owner}/${property.name}`);
    return terms === undefined ? property : { ...property, terms };
  };
  const setTerms = new Map(
    [...annotations].flatMap(([target, terms]) => {
      const [container = "", name, ...deeper] = target.split("/");
      const isSet = name !== undefined && deeper.length === 0 && !schema.types.has(container);
      return isSet ? [[name, terms] as const] : [];
    }),
  );
  return {
    ...schema,
    types: new Map(
      [...schema.types].map(([name, type]) => [
        name,
        { ...type, properties: type.properties.map((property) => withTerms(name, property)) },
      ]),
    ),
    sets: schema.sets.map((set) => ({ ...set, terms: setTerms.get(set.name) })),
    operations: schema.operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((one) => withTerms(operation.name, one)),
    })),
  };
}

function add(annotations: Annotations, target: string, [term, value]: readonly [string, unknown]) {
  const terms = annotations.get(target) ?? new Map<string, unknown>();
  annotations.set(target, terms.set(term, value));
}

function addAlias(aliases: Map<string, string>, attributes: ReadonlyMap<string, string>): void {
  const alias = attributes.get("Alias");
  const namespace = attributes.get("Namespace");
  if (alias !== undefined && namespace !== undefined) aliases.set(alias, namespace);
}

/** `Org.OData.Core.V1.Computed`, or an alias of it: `Core.Computed`. Qualifiers are left out. */
function termName(term: string, aliases: ReadonlyMap<string, string>): string {
  const [name = ""] = resolveAlias(term, aliases).split("#");
  const [, vocabulary, own] = /(\w+)(?:\.v\d+)?\.(\w+)$/i.exec(name) ?? [];
  return vocabulary === undefined ? name : `${vocabulary}.${own}`;
}

/** Qualified name of a target, without the types of an overload. */
function targetName(target: string, aliases: ReadonlyMap<string, string>): string {
  const [owner = "", ...path] = target.replaceAll(/\([^)]*\)/g, "").split("/");
  return [resolveAlias(owner, aliases), ...path].join("/");
}

const SCALARS = ["String", "Int", "Decimal", "Float", "Bool", "EnumMember", "Date"] as const;

/** Value of an expression; a tag without a value is true. */
function xmlValue({ attributes, children }: XmlElement): unknown {
  const scalar = SCALARS.find((name) => attributes.has(name));
  if (scalar !== undefined) return xmlScalar(scalar, attributes.get(scalar) ?? "");
  const [inner] = children.filter(({ name }) => name === "Record" || name === "Collection");
  if (inner === undefined) return attributes.size > 1 || children.length > 0 ? undefined : true;
  return inner.name === "Record" ? xmlRecord(inner) : inner.children.map(xmlRecord);
}

function xmlRecord({ children }: XmlElement): object {
  return Object.fromEntries(
    children.flatMap((child) => {
      const property = child.attributes.get("Property");
      const term = child.attributes.get("Term");
      const name = property ?? (term === undefined ? undefined : `@${termName(term, new Map())}`);
      return name === undefined ? [] : [[name, xmlValue(child)] as const];
    }),
  );
}

function xmlScalar(kind: (typeof SCALARS)[number], text: string): unknown {
  if (kind === "Bool") return text === "true";
  return kind === "Int" || kind === "Decimal" || kind === "Float" ? Number(text) : text;
}

function visit(element: XmlElement, report: (element: XmlElement) => void): void {
  report(element);
  for (const child of element.children) visit(child, report);
}
