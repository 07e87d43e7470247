import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useCallback, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { OpenedRow } from "./row-actions.tsx";
import type { OpenMenu } from "#tables/menu-cell.tsx";

const RowActions = lazyComponent(async () => (await import("./row-actions.tsx")).RowActions);

/** For a table of records: what opens a row's menu, none where rows have no keys, and where it shows. */
export function useRowMenu(
  resource: Resource,
  parents: ParentValues,
  /** Lines of the menu that the place of the table adds. */
  renderMore?: (row: unknown) => ReactNode,
): readonly [OpenMenu | undefined, ReactNode] {
  const [opened, setOpened] = useState<OpenedRow>();
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback((row: unknown, button: HTMLElement) => {
    setOpened({ row, button });
    setWasOpened(true);
  }, []);
  const place = wasOpened && (
    <RowActions
      resource={resource}
      parents={parents}
      opened={opened}
      more={opened && renderMore?.(opened.row)}
      onClose={() => setOpened(undefined)}
    />
  );
  return [resource.key.length > 0 ? open : undefined, place];
}
