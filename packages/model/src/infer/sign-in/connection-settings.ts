import type { ConnectionSetting } from "#types/sign-in.ts";
import type { Parameter } from "#types/operation.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { removeCredentialParameters } from "./credential-parameters.ts";
import { combinedParameters } from "./combined-schemes.ts";
import type { CombinedScheme } from "./combined-schemes.ts";
import { isCredentialHeader } from "./fallback-methods.ts";

/** They belong to one call, or to whoever sends it: nobody says them once for all. */
const OF_ONE_CALL =
  /^(?:accept(?:-.*)?|content-.*|cookie|if-.*|range|host|origin|referer|user-agent|prefer|traceparent|tracestate|(?:x-)?(?:request|correlation|trace|transaction|idempotency)[-_]?(?:id|key)?)$/i;

interface ExtractedSettings {
  readonly calls: readonly Call[];
  readonly settings: readonly ConnectionSetting[];
}

/**
 * What most operations require in the same place by the same name, a tenant mostly, is said once for the connection. Its
 * parameters are marked, and asked for nowhere else.
 */
export function extractConnectionSettings(
  document: Document,
  declared: readonly Call[],
  combined: readonly CombinedScheme[],
): ExtractedSettings {
  const calls = removeCredentialParameters(document, declared);
  const counts = new Map<string, { readonly parameter: Parameter; count: number }>();
  for (const { parameters } of calls) {
    for (const { parameter } of parameters) {
      if (!mayBeSetting(parameter)) continue;
      const known = counts.get(keyOf(parameter));
      if (known === undefined) counts.set(keyOf(parameter), { parameter, count: 1 });
      else known.count += 1;
    }
  }
  const most = [...counts].filter(([, { count }]) => count > 1 && count * 2 > calls.length);
  const keys = new Set(most.map(([key]) => key));
  return {
    calls: calls.map((call) => {
      const { parameters } = markCall(call, keys);
      return {
        ...call,
        parameters: [...parameters, ...combinedParameters(document, call, combined)],
      };
    }),
    settings: [
      ...combined.map(({ setting }) => setting),
      ...most.map(([, { parameter, count }]) => ({
        in: parameter.in === "header" ? ("header" as const) : ("query" as const),
        name: parameter.name,
        field: { ...parameter.field, isRequired: true },
        evidence: {
          pointer: "/paths",
          reason: { code: "most-require" as const, params: { count, total: calls.length } },
          confidence: 0.8,
        },
      })),
    ],
  };
}

function mayBeSetting({ name, in: place, isRequired, field }: Parameter): boolean {
  if (!isRequired || field.default !== undefined) return false;
  if (place === "header") return !isCredentialHeader(name) && !OF_ONE_CALL.test(name);
  return place === "query" && (field.kind === "text" || field.kind === "choice");
}

function keyOf({ name, in: place }: Parameter): string {
  // RFC 9110 section 5.1: a header's name is the same in any case.
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

function markCall(call: Call, keys: ReadonlySet<string>): Call {
  const parameters = call.parameters.map((one) => {
    if (!keys.has(keyOf(one.parameter))) return one;
    const { field } = one.parameter;
    return {
      ...one,
      parameter: {
        ...one.parameter,
        isRequired: false,
        isSetting: true as const,
        field: { ...field, isRequired: false },
      },
    };
  });
  return { ...call, parameters };
}
