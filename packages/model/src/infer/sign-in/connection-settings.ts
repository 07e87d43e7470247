import type { ConnectionSetting } from "#types/sign-in.ts";
import type { Field } from "#types/field.ts";
import type { Parameter } from "#types/operation.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { foldName, stemOf } from "#infer/names/words.ts";
import { extractBodySettings } from "./body-settings.ts";
import { removeCredentialParameters } from "./credential-parameters.ts";
import { combinedParameters } from "./combined-schemes.ts";
import type { CombinedScheme } from "./combined-schemes.ts";
import { addProseHeaders } from "./prose-headers.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import { parameterKey } from "./setting-locations.ts";
import { isCredentialHeader, isCsrfHeader } from "./credential-names.ts";

/** Headers of a single call, or set by the client: not settings of the connection. */
const OF_ONE_CALL =
  /^(?:accept(?:-.*)?|content-.*|cookie|if-.*|range|host|origin|referer|user-agent|prefer|traceparent|tracestate|(?:x-)?(?:request|correlation|trace|transaction|idempotency)[-_]?(?:id|key)?)$/i;

/** Query parameters with the input of one call, also where all operations take them: a translation, a lookup. */
const OF_ONE_INPUT =
  /^(?:texts?|input|content|message|body|prompt|sentence|words?|phrase|terms?|keywords?|q|query|search|title|names?|url|uri|link|image|imageurl|file|address|email|phone|phonenumber|mobile|ip|ipaddress|host|domain|lat|latitude|lon|lng|longitude|location|date|day|from|to|start|end|startdate|enddate|amount|ids|symbols?)$/;

/** Calls with marked parameters, and the settings that replace them. */
interface ExtractedSettings {
  readonly calls: readonly Call[];
  readonly settings: readonly ConnectionSetting[];
}

/**
 * Finds headers that most operations declare and query parameters that most require: a tenant, an API version, a second
 * key. They are entered once for the connection; in the calls they are marked and no longer required, as are tokens
 * against forged requests.
 */
export function extractConnectionSettings(
  document: Document,
  declared: readonly Call[],
  combined: readonly CombinedScheme[],
): ExtractedSettings {
  const ofBodies = extractBodySettings(document, removeCredentialParameters(document, declared));
  const otherHeaders = new Set([
    ...listSchemeHeaders(document),
    ...ofBodies.calls.flatMap(({ parameters }) =>
      parameters.flatMap(({ parameter: { name, isSetting } }) =>
        isSetting ? [name.toLowerCase()] : [],
      ),
    ),
  ]);
  const ofWords = addProseHeaders(document, ofBodies.calls, otherHeaders);
  const { calls } = ofWords;
  const counts = new Map<string, { readonly parameter: Parameter; count: number }>();
  for (const { parameters, path } of calls) {
    for (const { parameter } of parameters) {
      if (parameter.isSetting || !mayBeSetting(parameter) || isRecordKey(parameter, path)) continue;
      const entry = counts.get(parameterKey(parameter));
      if (entry === undefined) counts.set(parameterKey(parameter), { parameter, count: 1 });
      else entry.count += 1;
    }
  }
  const most = [...counts].filter(([, { count }]) => count > 1 && count * 2 > calls.length);
  const keys = new Set(most.map(([key]) => key));
  return {
    calls: calls.map((call) => {
      const { parameters } = markCall(
        call,
        (one) => keys.has(parameterKey(one)) || isCsrfParameter(one),
      );
      return {
        ...call,
        parameters: [...parameters, ...combinedParameters(document, call, combined)],
      };
    }),
    settings: [
      ...combined.map(({ setting }) => setting),
      ...ofBodies.settings,
      ...ofWords.settings,
      ...most.map(([, { parameter, count }]) => ({
        in: parameter.in === "header" ? ("header" as const) : ("query" as const),
        name: parameter.name,
        field: settingField(parameter),
        evidence: {
          pointer: "/paths",
          reason: { code: "most-require" as const, params: { count, total: calls.length } },
          confidence: 0.8,
        },
      })),
    ],
  };
}

/** Names of the headers of security schemes, in lower case. */
function listSchemeHeaders(document: Document): readonly string[] {
  return readSecuritySchemes(document, { uses: new Map() }).flatMap(({ credential }) =>
    credential.in === "header" ? [credential.name.toLowerCase()] : [],
  );
}

/** A header of most operations is a property of the connection, also an optional one. */
function mayBeSetting({ name, in: location, isRequired, field }: Parameter): boolean {
  if (field.default !== undefined) return false;
  if (location === "header") return !OF_ONE_CALL.test(name) && !isCsrfHeader(name);
  return (
    location === "query" &&
    isRequired &&
    !OF_ONE_INPUT.test(foldName(name)) &&
    (field.kind === "text" || field.kind === "choice")
  );
}

/** A key in addition to the credential of a scheme is a secret, too. */
function settingField({ name, in: location, isRequired, field }: Parameter): Field {
  if (location !== "header" || field.kind !== "text" || !isCredentialHeader(name))
    return { ...field, isRequired };
  return { ...field, kind: "secret", isRequired };
}

/** True for a query parameter with the key of a record: `/user?id=`, `/tickets?ticketId=`. */
function isRecordKey({ name, in: location }: Parameter, path: string): boolean {
  if (location !== "query") return false;
  const stem = stemOf(path.split("/").findLast((step) => /^[^{}]+$/.test(step)) ?? "");
  return ["id", "uuid", "guid", "pk", `${stem}id`, `${stem}uuid`].includes(foldName(name));
}

/** True for the token against forged requests, which the session supplies. */
function isCsrfParameter({ name, in: location }: Parameter): boolean {
  return location === "header" && isCsrfHeader(name);
}

function markCall(call: Call, isSetting: (parameter: Parameter) => boolean): Call {
  const parameters = call.parameters.map((one) => {
    if (!isSetting(one.parameter)) return one;
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
