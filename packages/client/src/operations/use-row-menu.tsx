import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useCallback, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { OpenedRow } from "./row-actions.tsx";
import type { OpenMenu } from "#tables/menu-cell.tsx";

const RowActions = lazyComponent(async () => (await import("./row-actions.tsx")).RowActions);

/** Function that opens the menu of a row, undefined for rows without keys; and the menu. */
export function useRowMenu(
  resource: Resource,
  parents: ParentValues,
  /** Additional menu items. */
  renderMore?: (row: unknown) => ReactNode,
): readonly [OpenMenu | undefined, ReactNode] {
  const [opened, setOpened] = useState<OpenedRow>();
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback((row: unknown, button: HTMLElement) => {
    setOpened({ row, button });
    setWasOpened(true);
  }, []);
  const menu = wasOpened && (
    <RowActions
      resource={resource}
      parents={parents}
      opened={opened}
      more={opened && renderMore?.(opened.row)}
      onClose={() => setOpened(undefined)}
    />
  );
  return [resource.key.length > 0 ? open : undefined, menu];
}
