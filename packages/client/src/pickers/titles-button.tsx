import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { titleStore } from "#queries/reference-titles.ts";

const LoadTitles = lazyComponent(async () => (await import("./load-titles.tsx")).LoadTitles);

/** Button that loads titles of references; empty if all visible titles could be read. */
export function TitlesButton(): ReactNode {
  const store = titleStore(useQueryClient());
  const hasUnread = useSyncExternalStore(store.subscribe, () => store.listUnread().length > 0);
  return hasUnread && <LoadTitles />;
}
