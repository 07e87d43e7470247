import { Text } from "@mantine/core";
import type { ResourceSummary } from "@quarterdeck/model";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { isRefused, mayReadInBackground, subscribePermissions } from "#queries/permission-cache.ts";
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
        <ReadAll
          resources={resources.filter(({ name }) => unread.includes(name))}
          parents={parents}
        />
      </div>
    </div>
  );
}

function isUnread({ operations: { list } }: ResourceSummary): boolean {
  return list !== undefined && !mayReadInBackground(list) && !isRefused(list);
}
