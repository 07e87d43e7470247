import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { ToolLook } from "#components/buttons/tool-look.ts";
import { titleStore } from "#queries/reference-titles.ts";

const LoadTitles = lazyComponent(async () => (await import("./load-titles.tsx")).LoadTitles);

interface TitlesButtonProps {
  readonly look?: ToolLook;
}

/** Button that loads titles of references; empty if all visible titles could be read. */
export function TitlesButton({ look }: TitlesButtonProps): ReactNode {
  const store = titleStore(useQueryClient());
  const hasUnread = useSyncExternalStore(store.subscribe, () => store.listUnread().length > 0);
  return hasUnread && <LoadTitles look={look} />;
}
