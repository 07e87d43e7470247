import type { Field } from "#types/field.ts";
import type { ConnectionSetting } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import type { Call, CallParameter } from "#infer/calls/call.ts";
import { foldName } from "#infer/names/words.ts";
import { readSecuritySchemes } from "./security-schemes.ts";

/** Members with a credential, if nearly all bodies have them. */
const CREDENTIAL =
  /^(?:(?:api|app|access|auth)?key|(?:access|auth|api|app)?token|(?:client|app)id|(?:client|api|app)?secret|apiuser)$/;
const LEAST_BODIES = 4;

/**
 * Finds the credential that nearly all bodies contain: the `key` or `api_key` of RPC calls, `client_id` with `secret`. It
 * is entered once for the connection, and forms leave it out. An optional one next to a security scheme repeats that.
 */
export function extractBodySettings(
  document: Document,
  calls: readonly Call[],
): {
  readonly calls: readonly Call[];
  readonly settings: readonly ConnectionSetting[];
} {
  const bodies = calls.filter(({ body }) => body !== undefined);
  const counts = new Map<string, { readonly field: Field; count: number }>();
  for (const call of bodies) {
    for (const field of listMembers(call).filter(isCredential)) {
      const entry = counts.get(field.name);
      if (entry === undefined) counts.set(field.name, { field, count: 1 });
      else entry.count += 1;
    }
  }
  const isMost = (count: number) =>
    count >= LEAST_BODIES && count > bodies.length * 0.8 && count * 2 > calls.length;
  const most = [...counts].filter(([, { count }]) => isMost(count));
  if (most.length === 0) return { calls, settings: [] };
  const names = new Set(most.map(([name]) => name));
  const hasSchemes = readSecuritySchemes(document, { uses: new Map() }).length > 0;
  const entered = most.filter(([, { field }]) => field.isRequired || !hasSchemes);
  return {
    calls: calls.map((call) => withoutMembers(call, names)),
    settings: entered.map(([name, { field, count }]) => ({
      in: "body",
      name,
      field: settingField(field),
      evidence: {
        pointer: "/paths",
        reason: { code: "most-require", params: { count, total: calls.length } },
        confidence: 0.8,
      },
    })),
  };
}

function listMembers({ body }: Call): readonly Field[] {
  return body?.field.kind === "group" ? body.field.fields : [];
}

function isCredential({ name, kind, default: value }: Field): boolean {
  return (
    (kind === "text" || kind === "secret") && value === undefined && CREDENTIAL.test(foldName(name))
  );
}

/** An identifier is readable, a key is a secret. */
function settingField({ name, label, description, isRequired }: Field): Field {
  const kind = /id$/.test(foldName(name)) ? "text" : "secret";
  return { name, label, isRequired, kind, ...(description === undefined ? {} : { description }) };
}

/** Call whose settings are parameters instead of inputs of the body. */
function withoutMembers(call: Call, names: ReadonlySet<string>): Call {
  const { body } = call;
  if (body?.field.kind !== "group") return call;
  const own = body.field.fields.filter(({ name }) => names.has(name));
  if (own.length === 0) return call;
  const fields = body.field.fields.filter((field) => !own.includes(field));
  return {
    ...call,
    body: { ...body, field: { ...body.field, fields } },
    parameters: [...call.parameters, ...own.map(settingParameter)],
  };
}

function settingParameter(field: Field): CallParameter {
  return {
    schema: {},
    parameter: {
      name: field.name,
      in: "body",
      isRequired: false,
      isSetting: true,
      style: "form",
      explode: true,
      field: { ...settingField(field), isRequired: false },
    },
  };
}
