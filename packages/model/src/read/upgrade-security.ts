import { ownMember } from "#own/own-member.ts";
import { entriesOf, mapOf, memberOf } from "./member.ts";
import type { JsonMap } from "./member.ts";

const FLOWS: { readonly [flow: string]: string } = {
  implicit: "implicit",
  password: "password",
  application: "clientCredentials",
  accessCode: "authorizationCode",
};

/** Security definitions of Swagger 2.0 as security schemes of OpenAPI 3 ("Security Scheme Object"). */
export function upgradeSecurity(definitions: JsonMap): JsonMap {
  return Object.fromEntries(
    entriesOf(definitions).map(([name, scheme]) => [name, upgrade(scheme)]),
  );
}

function upgrade(scheme: unknown): unknown {
  const type = memberOf(scheme, "type");
  const description = memberOf(scheme, "description");
  if (type === "basic") return { type: "http", scheme: "basic", description };
  if (type !== "oauth2") return scheme;
  const flow = ownMember(FLOWS, String(memberOf(scheme, "flow")));
  if (flow === undefined) return { type: "oauth2", description, flows: {} };
  const urls = {
    authorizationUrl: memberOf(scheme, "authorizationUrl"),
    tokenUrl: memberOf(scheme, "tokenUrl"),
    scopes: mapOf(scheme, "scopes"),
  };
  return { type: "oauth2", description, flows: { [flow]: urls } };
}
