import { ownMember } from "@quarterdeck/model";

/** Variables of libpq for SSL, by the parameter of the address that precedes each. */
const variables = {
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
} as const;

/** The database address with the SSL parameters that libpq reads from its variables. */
export function withSslVariables(
  url: string,
  environment: { readonly [name: string]: string | undefined },
): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  const missing = Object.entries(variables).flatMap(([parameter, variable]) => {
    const text = ownMember(environment, variable);
    const isNeeded = text !== undefined && text !== "" && !address.searchParams.has(parameter);
    return isNeeded ? [`${parameter}=${encodeURIComponent(text)}`] : [];
  });
  if (missing.length === 0) return url;
  return `${url}${address.search === "" ? "?" : "&"}${missing.join("&")}`;
}
