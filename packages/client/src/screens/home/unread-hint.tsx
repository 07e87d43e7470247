import { Text } from "@mantine/core";
import type { ResourceSummary } from "@quarterdeck/model";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { isRefused, mayReadInBackground, subscribePermissions } from "#queries/permission-cache.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./home-body.module.css";

const ReadAll = lazyComponent(async () => (await import("./read-all.tsx")).ReadAll);

/** Why cards are empty that could show records: nobody knows yet whether their lists may be read. */
export function UnreadHint({
  resources,
}: {
  readonly resources: readonly ResourceSummary[];
}): ReactNode {
  const t = useTexts("home");
  // As text: what is counted anew each time is another list each time.
  const names = useSyncExternalStore(subscribePermissions, () =>
    resources
      .filter(isUnread)
      .map(({ name }) => name)
      .join("\n"),
  );
  // How it went is told after the last one, too.
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
