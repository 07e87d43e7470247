import { ServiceError } from "#problem/problems.ts";

/** One parameter as it stands in the address: name decoded, its value's pieces between literal commas decoded one by one. */
export interface GivenParameter {
  readonly name: string;
  readonly items: readonly string[];
}

const mostParameters = 100;

/** Reads a query without losing the difference between `,` and `%2C`. A parameter that is given twice adds its items. */
export function readParameters(query: string): readonly GivenParameter[] {
  const pairs = query.split("&").filter((pair) => pair !== "");
  if (pairs.length > mostParameters) {
    throw new ServiceError("bad-parameter", `There are more than ${mostParameters} parameters.`);
  }
  const input = new Map<string, readonly string[]>();
  for (const pair of pairs) {
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName, rawName);
    const items = rest
      .join("=")
      .split(",")
      .map((item) => decode(item, name));
    input.set(name, [...(input.get(name) ?? []), ...items]);
  }
  return [...input].map(([name, items]) => ({ name, items }));
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
