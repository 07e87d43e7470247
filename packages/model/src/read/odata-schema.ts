/** Metadata of an OData v4 service (CSDL 4.01, XML and JSON). */
export interface ODataSchema {
  readonly title: string;
  /** By qualified name. */
  readonly types: ReadonlyMap<string, ODataType>;
  readonly sets: readonly ODataSet[];
  readonly operations: readonly ODataOperation[];
  readonly imports: readonly ODataImport[];
}

/** Values of annotations by term without its namespace: `Core.Computed`. */
export type ODataTerms = ReadonlyMap<string, unknown>;

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
  /** True for records that exist only below this one. */
  readonly isContained: boolean;
  /** True for records that the service removes with this one. */
  readonly isCascading?: boolean;
  /** Property of the target that leads back. */
  readonly partner?: string | undefined;
  readonly maxLength: number | undefined;
  readonly terms?: ODataTerms;
  /** Own property by property of the target, of a navigation property. */
  readonly constraints: readonly (readonly [own: string, target: string])[];
}

export interface ODataSet {
  readonly name: string;
  readonly type: string;
  readonly isSingleton: boolean;
  readonly terms?: ODataTerms | undefined;
}

/** Action or function (CSDL 4.01, section 12). */
export interface ODataOperation {
  /** Qualified name. */
  readonly name: string;
  readonly isFunction: boolean;
  /** Type that it is bound to. */
  readonly binding: ODataProperty | undefined;
  readonly parameters: readonly ODataProperty[];
  readonly returns: ODataProperty | undefined;
}

/** Name by which the service offers an operation that is not bound. */
export interface ODataImport {
  readonly name: string;
  readonly operation: string;
}

/** Kinds of types by the names of their elements. */
export const TYPE_KINDS = new Map<string, ODataType["kind"]>([
  ["EntityType", "entity"],
  ["ComplexType", "complex"],
  ["EnumType", "enum"],
]);

/** Keyword of a member that requests replace with the address of its record: the form of the address. */
export const ADDRESS_FORM = "x-address-form";

export type Resolve = (name: string) => string;

/** The qualified name under an alias of its schema. */
export function resolveAlias(name: string, aliases: ReadonlyMap<string, string>): string {
  const end = name.lastIndexOf(".");
  const namespace = aliases.get(name.slice(0, end));
  return namespace === undefined ? name : `${namespace}.${name.slice(end + 1)}`;
}

/** Makes the first parameter of a bound operation its binding. */
export function bindOperation(
  operation: Pick<ODataOperation, "name" | "isFunction" | "returns">,
  {
    parameters,
    isBound,
  }: { readonly parameters: readonly ODataProperty[]; readonly isBound: boolean },
): ODataOperation {
  return {
    ...operation,
    binding: isBound ? parameters[0] : undefined,
    parameters: isBound ? parameters.slice(1) : parameters,
  };
}

/** Name of the service: that of its namespace if the container has a usual name. */
export function nameService(namespace: string, container: string): string {
  const isUsual = /^(?:default|service)?(?:entity)?(?:container|service)?$/i.test(container);
  return isUsual ? namespace.split(".").at(-1) || container : container;
}
