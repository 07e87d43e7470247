import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, type Ref, useState } from "react";
import type { Address } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import classes from "./tiles.module.css";

const TileMenu = lazyComponent(async () => (await import("./tile-menu.tsx")).TileMenu);

/** Changes of a tile; each receives its title for messages. */
export interface TileTools {
  readonly id: string;
  readonly onEdit: () => void;
  /** Undefined for the first tile. */
  readonly onEarlier: ((title: string) => void) | undefined;
  /** Undefined: it is the last. */
  readonly onLater: ((title: string) => void) | undefined;
  readonly onRemove: (title: string) => void;
  /** `dragged`: id of the tile that takes this position. */
  readonly onDrop: (dragged: string, title: string) => void;
}

interface TileFrameProps {
  readonly title: string;
  /** List of the tile; undefined until it is known. */
  readonly address: Address | undefined;
  readonly tools: TileTools;
  readonly isChart?: boolean;
  /** True for a sum or an average, whose title has two lines. */
  readonly isMeasured?: boolean;
  readonly ref?: Ref<HTMLLIElement>;
  readonly children: ReactNode;
}

const DRAGGED = "application/x-tile";

/** Frame of a tile: its title leads to the list, its menu changes it, and a pointer drags it. */
export function TileFrame(props: TileFrameProps): ReactNode {
  const { title, address, tools, isChart = false, isMeasured = false, ref, children } = props;
  const t = useTileTexts();
  const [button, setButton] = useState<HTMLElement>();
  const [isOver, setIsOver] = useState(false);
  const label = t("tools", { title });

  function allowDrop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    tools.onDrop(event.dataTransfer.getData(DRAGGED), title);
  }

  return (
    <li
      ref={ref}
      className={classes.tile}
      data-chart={isChart || undefined}
      data-measured={isMeasured || undefined}
      data-over={isOver || undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, tools.id)}
      onDragOver={allowDrop}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={classes.head}>
        <h3 className={classes.name} title={title}>
          {address === undefined ? title : <AppLink address={address}>{title}</AppLink>}
        </h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="1.75rem"
          aria-label={label}
          title={label}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setButton(currentTarget)}
        >
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
        {button !== undefined && (
          <TileMenu {...{ label, button, title, tools }} onClose={() => setButton(undefined)} />
        )}
      </div>
      {children}
    </li>
  );
}
