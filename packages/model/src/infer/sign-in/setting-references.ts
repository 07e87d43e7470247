import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import type { ConnectionSetting } from "#types/sign-in.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";

/**
 * Settings with references to the records that they name: `X-Tenant-Id` takes the key of a tenant. Their list does not
 * require the setting.
 */
export function relateSettings(
  settings: readonly ConnectionSetting[],
  resources: readonly Resource[],
  operations: readonly Operation[],
): readonly ConnectionSetting[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const targets = new Map(
    resources
      .filter(({ key, identity, parents, operations: { list } }) => {
        const hasKey = key.length === 1 || identity !== undefined;
        const parameters = byId.get(list ?? "")?.parameters;
        const isFree = parameters?.every(({ isSetting }) => isSetting !== true);
        return hasKey && parents.length === 0 && isFree === true;
      })
      .map(({ name, labels }) => [stemOf(labels.one), name] as const),
  );
  return settings.map((setting) => {
    const { kind, name, label, isRequired, description } = setting.field;
    const to =
      kind === "text" || kind === "number" ? targets.get(subjectOf(setting.name)) : undefined;
    if (to === undefined) return setting;
    const own = description === undefined ? {} : { description };
    return {
      ...setting,
      field: { kind: "reference", name, label, isRequired, ...own, to, keyPath: [] },
    };
  });
}

/** Name of the records in that of a setting: `X-Tenant-Id` is "tenant". */
function subjectOf(name: string): string {
  const words = splitWords(name);
  const own = words.filter((word, index) => !(index === 0 && word === "x") && !KEY_WORD.test(word));
  return stemOf(own.join(" "));
}

const KEY_WORD = /^(?:id|key|uid|uuid|guid|code|slug|name)$/;
