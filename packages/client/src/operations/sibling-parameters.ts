import {
  envelopeField,
  isSameJson,
  isVersionParameter,
  type Operation,
  type Parameter,
  type Resource,
  ownMember,
} from "@quarterdeck/model";
import { bindPath } from "./bind-path.ts";

/** Name of the form's parameter for the sibling members of the record in its envelope. Stored in drafts. */
export const SIBLING_MEMBERS = "around the record";

type WriteKind = "create" | "change";

/** Names if the calls have different sibling members. */
const siblingMembersByKind: Readonly<Record<WriteKind, string>> = {
  create: "around the new record",
  change: "around the changed record",
};

export interface SiblingCall {
  readonly kind: WriteKind;
  readonly operation: Operation;
  /** Path parameters with a value from the address, by name. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Path parameters of the key, with their names as placeholder values. */
export function keyParameters({ key }: Resource): Readonly<Record<string, string>> {
  return Object.fromEntries(key.map(({ parameter }) => [parameter, parameter]));
}

/** Parameter for the sibling members of an operation's body, except `keyNames`. */
export function siblingMembers(
  operation: Operation,
  keyNames?: ReadonlySet<string>,
): readonly Parameter[] {
  const field = envelopeField(operation, keyNames);
  if (field === undefined) return [];
  const { isRequired } = field;
  const location = { in: "query", style: "form", explode: true } as const;
  return [
    { name: SIBLING_MEMBERS, ...location, isRequired, field: { ...field, name: SIBLING_MEMBERS } },
  ];
}

/** Required parameters of calls for many records that neither the address nor the key gives. */
export function siblingParameters(
  resource: Resource,
  calls: readonly SiblingCall[],
): readonly Parameter[] {
  const required = new Map<string, Parameter>();
  for (const { operation, fixed } of calls) {
    const bound = new Set([
      ...Object.keys(bindPath(operation, resource, fixed)),
      ...Object.keys(fixed),
    ]);
    const hasQueryRecord = operation.body === undefined && operation.method !== "delete";
    for (const parameter of operation.parameters) {
      const { name, in: location, isRequired, isSetting } = parameter;
      const isOfRecord = hasQueryRecord && location === "query";
      if (!isRequired || isSetting === true || isOfRecord || bound.has(name)) continue;
      if (!isVersionParameter(parameter, resource)) required.set(name, parameter);
    }
  }
  return [...required.values(), ...requiredSiblingMembers(resource, calls)];
}

/** One parameter if all calls have the same sibling members, else one per call. */
function requiredSiblingMembers(
  { key }: Resource,
  calls: readonly SiblingCall[],
): readonly Parameter[] {
  const keyNames = new Set(key.map(({ parameter }) => parameter));
  const required = calls.map(({ kind, operation }) => ({
    kind,
    members: siblingMembers(operation, keyNames).filter(({ isRequired }) => isRequired),
  }));
  const [first, ...others] = required;
  if (first !== undefined && others.every(({ members }) => isSameJson(members, first.members))) {
    return first.members;
  }
  return required.flatMap(({ kind, members }) =>
    members.map((parameter) => ({ ...parameter, name: siblingMembersByKind[kind] })),
  );
}

/** Stored with a job. */
export interface SiblingValues {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly around?: { readonly [kind in WriteKind]?: unknown };
}

/** Divides entered values into parameters and sibling members of each call. */
export function splitSiblingValues(
  parameters: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): SiblingValues {
  const entries = parameters.flatMap((parameter) => {
    const value = siblingValue(parameter, values);
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
  const memberNames = new Set([SIBLING_MEMBERS, ...Object.values(siblingMembersByKind)]);
  const byName = Object.fromEntries(entries);
  const members = (["create", "change"] as const).flatMap((kind) => {
    const value = ownMember(byName, siblingMembersByKind[kind]) ?? byName[SIBLING_MEMBERS];
    return value === undefined ? [] : [[kind, value] as const];
  });
  const others = entries.filter(([name]) => !memberNames.has(name));
  return {
    ...(others.length > 0 && { parameters: Object.fromEntries(others) }),
    ...(members.length > 0 && { around: Object.fromEntries(members) }),
  };
}

/** Entered value of a parameter, or its default. */
export function siblingValue(
  { name, field }: Parameter,
  values: Readonly<Record<string, unknown>>,
): unknown {
  return ownMember(values, name) ?? field.default;
}
