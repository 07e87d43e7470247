import { Text } from "@mantine/core";
import type { ResourceSummary } from "@quarterdeck/model";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { isRefused, mayReadInBackground, subscribePermissions } from "#queries/permission-cache.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./home-body.module.css";

const ReadAll = lazyComponent(async () => (await import("./read-all.tsx")).ReadAll);

/** Explains empty cards: the permission to read their lists is not known. */
export function UnreadHint({
  resources,
}: {
  readonly resources: readonly ResourceSummary[];
}): ReactNode {
  const t = useTexts("home");
  // As text: a new array each time would render again.
  const names = useSyncExternalStore(subscribePermissions, () =>
    resources
      .filter(isUnread)
      .map(({ name }) => name)
      .join("\n"),
  );
  // The outcome stays visible after the last list.
  const [hadUnread] = useState(names !== "");
  if (!hadUnread) return null;
  const unread = names.split("\n");
  return (
    <div>
      {names !== "" && (
        <Text size="sm" c="dimmed" mb="xs">
          {t("unaskedWhy")}
        </Text>
      )}
      <div className={names === "" ? undefined : classes.read}>
        <ReadAll resources={resources.filter(({ name }) => unread.includes(name))} />
      </div>
    </div>
  );
}

function isUnread({ operations: { list }, parents }: ResourceSummary): boolean {
  return (
    list !== undefined && parents.length === 0 && !mayReadInBackground(list) && !isRefused(list)
  );
}
