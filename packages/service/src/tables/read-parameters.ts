import { ServiceError } from "#problem/problems.ts";

/** One query parameter: decoded name, and its value split at literal commas, each piece decoded. */
export interface QueryParameter {
  readonly name: string;
  readonly items: readonly string[];
  /** Value of each repetition, with its commas. */
  readonly texts: readonly string[];
}

const mostParameters = 100;

/** Reads a query and distinguishes `,` from `%2C`. A repeated parameter adds its items. */
export function readParameters(query: string): readonly QueryParameter[] {
  const pairs = query.split("&").filter((pair) => pair !== "");
  if (pairs.length > mostParameters) {
    throw new ServiceError("bad-parameter", `There are more than ${mostParameters} parameters.`);
  }
  const input = new Map<string, Omit<QueryParameter, "name">>();
  for (const pair of pairs) {
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName, rawName);
    const text = rest.join("=");
    const items = text.split(",").map((item) => decode(item, name));
    const previous = input.get(name);
    input.set(name, {
      items: [...(previous?.items ?? []), ...items],
      texts: [...(previous?.texts ?? []), items.join(",")],
    });
  }
  return [...input].map(([name, values]) => ({ name, ...values }));
}

function decode(text: string, name: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw badParameter(name.slice(0, 100), "is not valid percent-encoded UTF-8");
  }
}

/** `detail` follows the name: "must be …". */
export function badParameter(parameter: string, detail: string): ServiceError {
  const name = parameter.slice(0, 100);
  return new ServiceError("bad-parameter", `${name} ${detail}.`, [{ parameter: name, detail }]);
}
