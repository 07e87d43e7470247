import { Text } from "@mantine/core";
import type { ResourceSummary } from "@quarterdeck/model";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import {
  findReadFailure,
  mayReadInBackground,
  subscribePermissions,
} from "#queries/permission-cache.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./home-body.module.css";

const ReadAll = lazyComponent(async () => (await import("./read-all.tsx")).ReadAll);

/** Explains empty cards: the permission to read their lists is not known. */
export function UnreadHint({
  resources,
  parents,
}: {
  readonly resources: readonly ResourceSummary[];
  /** Values of the path parameters of the lists. */
  readonly parents?: ParentValues;
}): ReactNode {
  const t = useTexts("home");
  const unread = useResources(resources, isUnread);
  const unavailable = useResources(resources, isUnavailable);
  // The outcome stays visible after the last list.
  const [isShown] = useState(unread.length + unavailable.length > 0);
  if (!isShown) return null;
  return (
    <div>
      {unread.length > 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {t("unaskedWhy")}
        </Text>
      )}
      <div className={unread.length > 0 ? classes.read : undefined}>
        <ReadAll resources={unread} unavailable={unavailable} parents={parents} />
      </div>
    </div>
  );
}

/** Resources with a property that depends on permissions. */
function useResources(
  resources: readonly ResourceSummary[],
  matches: (resource: ResourceSummary) => boolean,
): readonly ResourceSummary[] {
  // As text: a new array each time would render again.
  const text = useSyncExternalStore(subscribePermissions, () =>
    resources
      .filter(matches)
      .map(({ name }) => name)
      .join("\n"),
  );
  const names = text.split("\n");
  return resources.filter(({ name }) => names.includes(name));
}

function isUnread(resource: ResourceSummary): boolean {
  const { list } = resource.operations;
  return list !== undefined && !mayReadInBackground(list) && !isUnavailable(resource);
}

function isUnavailable(resource: ResourceSummary): boolean {
  return findReadFailure(resource) !== undefined;
}
