import { entriesOf, isMap, listOf, memberOf, textOf } from "./member.ts";
import { annotate, readJsonAnnotations } from "./odata-annotations.ts";
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
  const operations: ODataOperation[] = [];
  const imports: ODataImport[] = [];
  const underlying = new Map<string, string>(
    namespaces.flatMap(([namespace, schema]) =>
      entriesOf(schema).flatMap(([name, one]) =>
        textOf(one, "$Kind") === "TypeDefinition"
          ? [[`${namespace}.${name}`, textOf(one, "$UnderlyingType") ?? "Edm.String"] as const]
          : [],
      ),
    ),
  );
  const resolve: Resolve = (name) => {
    const qualified = resolveAlias(name, aliases);
    return underlying.get(qualified) ?? qualified;
  };
  for (const [namespace, schema] of namespaces) {
    for (const [name, one] of entriesOf(schema)) {
      // Overloads of an operation are a list.
      for (const overload of Array.isArray(one) ? (one as readonly unknown[]) : [])
        operations.push(readJsonOperation(overload, `${namespace}.${name}`, resolve));
      const kind = TYPE_KINDS.get(textOf(one, "$Kind") ?? "");
      if (kind !== undefined)
        types.set(`${namespace}.${name}`, readJsonType(name, kind, one, resolve));
      if (`${namespace}.${name}` !== resolve(container)) continue;
      for (const [own, set] of entriesOf(one)) {
        const type = textOf(set, "$Type");
        const operation = textOf(set, "$Action") ?? textOf(set, "$Function");
        if (operation !== undefined) imports.push({ name: own, operation: resolve(operation) });
        if (type === undefined || own.startsWith("$")) continue;
        const isSingleton = memberOf(set, "$Collection") !== true;
        sets.push({ name: own, type: resolve(type), isSingleton });
      }
    }
  }
  const end = container.lastIndexOf(".");
  const title = nameService(container.slice(0, Math.max(end, 0)), container.slice(end + 1));
  return annotate({ title, types, sets, operations, imports }, readJsonAnnotations(value));
}

function readJsonOperation(value: unknown, name: string, resolve: Resolve): ODataOperation {
  const returns = memberOf(value, "$ReturnType");
  const parameters = listOf(value, "$Parameter").map((one) =>
    readJsonProperty(textOf(one, "$Name") ?? "", one, resolve),
  );
  return bindOperation(
    {
      name,
      isFunction: textOf(value, "$Kind") === "Function",
      returns: isMap(returns) ? readJsonProperty("", returns, resolve) : undefined,
    },
    { parameters, isBound: memberOf(value, "$IsBound") === true },
  );
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
        : members.map(([own, property]) => readJsonProperty(own, property, resolve)),
  };
}

function readJsonProperty(name: string, property: unknown, resolve: Resolve): ODataProperty {
  const maxLength = memberOf(property, "$MaxLength");
  return {
    name,
    type: resolve(textOf(property, "$Type") ?? "Edm.String"),
    isCollection: memberOf(property, "$Collection") === true,
    isNullable: memberOf(property, "$Nullable") === true,
    isNavigation: textOf(property, "$Kind") === "NavigationProperty",
    isContained: memberOf(property, "$ContainsTarget") === true,
    isCascading: textOf(property, "$OnDelete") === "Cascade",
    partner: textOf(property, "$Partner"),
    maxLength: typeof maxLength === "number" ? maxLength : undefined,
    constraints: entriesOf(memberOf(property, "$ReferentialConstraint")).map(
      ([from, to]) => [from, String(to)] as const,
    ),
  };
}
