import {
  envelopeField,
  isSameJson,
  type Operation,
  type Parameter,
  type Resource,
} from "@quarterdeck/model";
import { bindPath } from "./bind-path.ts";

/** The parameter by which a form asks for what stands around the record in its envelope. */
export const SIBLING_MEMBERS = "around the record";

type WriteKind = "create" | "change";

/** The same of calls that are told different things there. */
const siblingMembersByKind: Readonly<Record<WriteKind, string>> = {
  create: "around the new record",
  change: "around the changed record",
};

export interface SiblingCall {
  readonly kind: WriteKind;
  readonly operation: Operation;
  /** Path parameters that its place fills, by name. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** The names by which the key stands in paths, as if each record had filled them. */
export function keyParameters({ key }: Resource): Readonly<Record<string, string>> {
  return Object.fromEntries(key.map(({ parameter }) => [parameter, parameter]));
}

/** `known`: names of what the record's key fills. */
export function siblingMembers(
  operation: Operation,
  known?: ReadonlySet<string>,
): readonly Parameter[] {
  const field = envelopeField(operation, known);
  if (field === undefined) return [];
  const { isRequired } = field;
  const place = { in: "query", style: "form", explode: true } as const;
  return [
    { name: SIBLING_MEMBERS, ...place, isRequired, field: { ...field, name: SIBLING_MEMBERS } },
  ];
}

/** What calls for many records must be told beside each one, and neither its address nor its key says. */
export function siblingParameters(
  resource: Resource,
  calls: readonly SiblingCall[],
): readonly Parameter[] {
  const asked = new Map<string, Parameter>();
  for (const { operation, fixed: settled } of calls) {
    const bound = new Set([
      ...Object.keys(bindPath(operation, resource, settled)),
      ...Object.keys(settled),
    ]);
    const isInQuery = operation.body === undefined && operation.method !== "delete";
    for (const parameter of operation.parameters) {
      const { name, in: place, isRequired, isSetting } = parameter;
      const isRecords = isInQuery && place === "query";
      if (!isRequired || isSetting === true || isRecords || bound.has(name)) continue;
      if (name.toLowerCase() !== "if-match") asked.set(name, parameter);
    }
  }
  return [...asked.values(), ...siblingMembersOf(resource, calls)];
}

/** Once, where all calls ask for the same. */
function siblingMembersOf({ key }: Resource, calls: readonly SiblingCall[]): readonly Parameter[] {
  const known = new Set(key.map(({ parameter }) => parameter));
  const asked = calls.map(({ kind: act, operation }) => ({
    act,
    around: siblingMembers(operation, known).filter(({ isRequired }) => isRequired),
  }));
  const [first, ...others] = asked;
  if (first !== undefined && others.every(({ around }) => isSameJson(around, first.around))) {
    return first.around;
  }
  return asked.flatMap(({ act, around }) =>
    around.map((parameter) => ({ ...parameter, name: siblingMembersByKind[act] })),
  );
}

export interface SiblingValues {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly around?: { readonly [act in WriteKind]?: unknown };
}

/** What was filled in, as a job is told it. */
export function splitSiblingValues(
  asked: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): SiblingValues {
  const given = asked.flatMap((parameter) => {
    const value = siblingValue(parameter, values);
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
  const aroundNames = new Set([SIBLING_MEMBERS, ...Object.values(siblingMembersByKind)]);
  const told = Object.fromEntries(given);
  const acts = ["create", "change"] as const;
  const around = acts.flatMap((act) => {
    const value = told[siblingMembersByKind[act]] ?? told[SIBLING_MEMBERS];
    return value === undefined ? [] : [[act, value] as const];
  });
  const parameters = given.filter(([name]) => !aroundNames.has(name));
  return {
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(around.length > 0 && { around: Object.fromEntries(around) }),
  };
}

/** What is filled in, or stands there before anybody does. */
export function siblingValue(
  { name, field }: Parameter,
  values: Readonly<Record<string, unknown>>,
): unknown {
  return values[name] ?? field.default;
}
