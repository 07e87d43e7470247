import { ownMember, joinObjects, setOwnMember } from "@quarterdeck/model";
import type { DescriptionPart } from "#accounts/describe-accounts.ts";

export interface ApiInfo {
  readonly title: string;
  readonly prefix: string;
}

/** Builds the OpenAPI document of the built-in API from the parts that each concern describes. */
export function describeApi(
  { title, prefix }: ApiInfo,
  parts: readonly Partial<DescriptionPart>[],
): object {
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: `${prefix}/api` }],
    security: [{ bearer: [] }],
    tags: parts.flatMap(({ tags = [] }) => tags),
    paths: joinObjects(parts.map(({ paths = {} }) => paths)),
    components: mergeComponents(parts),
  };
}

type Components = { [kind: string]: { readonly [name: string]: object } };

function mergeComponents(parts: readonly Partial<DescriptionPart>[]): Components {
  const merged: Components = {};
  for (const { components = {} } of parts) {
    for (const [kind, named] of Object.entries<Components[string]>(components)) {
      setOwnMember(merged, kind, { ...ownMember(merged, kind), ...named });
    }
  }
  return merged;
}
