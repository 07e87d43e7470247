import type { Operation, Resource } from "@quarterdeck/model";
import { IconBolt, IconExternalLink, IconLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { editAddress, recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/app-link.tsx";
import lines from "#components/menu-item.module.css";
import { placePanel } from "#components/place-panel.ts";
import popup from "#components/popup.module.css";
import { useCopy } from "#components/use-copy.ts";
import { useModel } from "#queries/model.ts";
import { usePart } from "#queries/part.ts";
import { useTexts } from "#texts/use-texts.ts";
import { isDestructive, recordOperations } from "./record-operations.ts";

interface RowMenuProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly recordKey: string;
  readonly button: HTMLElement;
  readonly more: ReactNode;
  readonly onChoose: (operation: Operation) => void;
  readonly onClose: () => void;
}

const icon = { size: "1rem", "aria-hidden": true } as const;

/** What can be done with one row: WAI-ARIA APG "Menu Button", in the browser's own popover. */
export function RowMenu(props: RowMenuProps): ReactNode {
  const { resource, parents, recordKey, button, more, onChoose, onClose } = props;
  const t = useTexts("rows");
  const model = useModel();
  const part = usePart();
  const menu = useRef<HTMLDivElement>(null);
  const { update, replace } = resource.operations;
  const operations = recordOperations(part.operations, resource);
  const address = recordAddress(model, resource, recordKey, { parents });

  const show = useEffectEvent(() => {
    const panel = menu.current;
    if (panel === null) return;
    panel.showPopover();
    placePanel(panel, button);
    itemsOf(panel)[0]?.focus();
  });
  useEffect(() => show(), []);

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(event.target as HTMLElement);
    const to = moves[event.key]?.(at, items.length);
    if (event.key === "Tab") menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={button.ariaLabel ?? undefined}
      className={popup.panel}
      onKeyDown={walk}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      <AppLink role="menuitem" className={lines.item} address={address}>
        <IconExternalLink {...icon} />
        {t("open")}
      </AppLink>
      {(update ?? replace) !== undefined && (
        <AppLink
          role="menuitem"
          className={lines.item}
          address={editAddress(model, resource, recordKey, parents)}
        >
          <IconPencil {...icon} />
          {t("edit")}
        </AppLink>
      )}
      <CopyItem menu={() => menu.current} />
      {more}
      {[...operations]
        .sort((one, other) => Number(isDestructive(one)) - Number(isDestructive(other)))
        .map((operation) => (
          <button
            key={operation.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={lines.item}
            data-danger={isDestructive(operation) || undefined}
            onClick={() => {
              menu.current?.hidePopover();
              onChoose(operation);
            }}
          >
            {isDestructive(operation) ? <IconTrash {...icon} /> : <IconBolt {...icon} />}
            {operation.label}
          </button>
        ))}
    </div>
  );
}

function CopyItem({ menu }: { readonly menu: () => HTMLElement | null }): ReactNode {
  const t = useTexts("rows");
  const [copied, copy] = useCopy(() => menu()?.querySelector("a")?.href ?? "");
  const told = copied === "copied" ? t("copied") : copied === "failed" ? t("copyFailed") : "";
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={lines.item} onClick={copy}>
      <IconLink {...icon} />
      {told === "" ? t("copyLink") : <span role="status">{told}</span>}
    </button>
  );
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>("[role=menuitem]"));
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
