import { Button } from "@mantine/core";
import { IconPlus, IconRotate } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useFormat } from "#texts/use-texts.ts";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import { ChartTile } from "./chart-tile.tsx";
import frame from "./dashboard.module.css";
import { NumberTile } from "./number-tile.tsx";
import type { TileTools } from "./tile-frame.tsx";
import { isChart, moveTile, type Tile } from "./tile.ts";
import classes from "./tiles.module.css";
import { useTiles } from "./use-tiles.ts";

const TileForm = lazyComponent(async () => (await import("./tile-form.tsx")).TileForm);

interface DashboardProps {
  /** Undefined until the user arranges them. */
  readonly stored: readonly Tile[] | undefined;
  /** Shown until the tiles are known. */
  readonly waiting: ReactNode;
}

/** A change that can be undone. */
interface Change {
  readonly text: string;
  readonly before: readonly Tile[] | undefined;
}

/** Numbers and charts over lists and saved views, arranged by the user. */
export function Dashboard({ stored, waiting }: DashboardProps): ReactNode {
  const t = useTileTexts();
  const format = useFormat();
  const { tiles, isArranged, arrange } = useTiles(stored);
  const [edited, setEdited] = useState<Tile | "new">();
  const [change, setChange] = useState<Change>();
  const [message, setMessage] = useState("");
  const undoButton = useRef<HTMLButtonElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const refocus = useRef<HTMLElement>(undefined);
  // The pressed item is gone.
  useEffect(() => {
    if (change !== undefined) undoButton.current?.focus();
  }, [change]);
  // A tile loses the focus when React moves it.
  useEffect(() => {
    refocus.current?.focus();
    refocus.current = undefined;
  });
  if (tiles === undefined) return waiting;

  function undo(): void {
    addButton.current?.focus();
    arrange(change?.before);
    setChange(undefined);
  }

  function record(text: string, next: readonly Tile[] | undefined): void {
    setChange({ text, before: isArranged ? tiles : undefined });
    arrange(next);
  }

  function save(tile: Tile): void {
    const all = tiles ?? [];
    const isNew = !all.some(({ id }) => id === tile.id);
    arrange(isNew ? [...all, tile] : all.map((one) => (one.id === tile.id ? tile : one)));
    setEdited(undefined);
    setChange(undefined);
  }

  function toolsOf(tile: Tile): TileTools {
    const all = tiles ?? [];
    const peers = all.filter((one) => isChart(one) === isChart(tile));
    const at = peers.indexOf(tile);
    const move = (step: number, title: string): void => {
      const element = document.activeElement;
      if (element instanceof HTMLElement) refocus.current = element;
      arrange(moveTile(all, tile.id, step));
      setChange(undefined);
      const to = Math.min(Math.max(at + step, 0), peers.length - 1) + 1;
      const count = format.number(peers.length);
      setMessage(t("moved", { title, position: format.number(to), count }));
    };
    return {
      id: tile.id,
      onEdit: () => setEdited(tile),
      onEarlier: at > 0 ? (title) => move(-1, title) : undefined,
      onLater: at < peers.length - 1 ? (title) => move(1, title) : undefined,
      onRemove: (title) =>
        record(
          t("removed", { title }),
          all.filter((one) => one !== tile),
        ),
      onDrop: (dragged, title) => {
        const from = peers.findIndex(({ id }) => id === dragged);
        if (from < 0 || from === at) return;
        arrange(moveTile(all, dragged, at - from));
        setMessage(
          t("moved", {
            title,
            position: format.number(at + 1),
            count: format.number(peers.length),
          }),
        );
      },
    };
  }

  const numbers = tiles.filter((tile) => !isChart(tile));
  const charts = tiles.filter(isChart);
  return (
    <section aria-label={t("title")}>
      <header className={classes.bar}>
        <h2 className={classes.heading}>{t("title")}</h2>
        <p role="status" className={classes.message} data-moved={message || undefined}>
          {change?.text ?? message}
        </p>
        {change !== undefined && (
          <Button ref={undoButton} variant="default" size="compact-xs" onClick={undo}>
            {t("undo")}
          </Button>
        )}
        {isArranged && (
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<IconRotate size="0.875rem" aria-hidden />}
            onClick={() => record(t("wasReset"), undefined)}
          >
            {t("reset")}
          </Button>
        )}
        <Button
          ref={addButton}
          variant="subtle"
          size="compact-xs"
          leftSection={<IconPlus size="0.875rem" aria-hidden />}
          onClick={() => setEdited("new")}
        >
          {t("add")}
        </Button>
      </header>
      {numbers.length > 0 && (
        <ul className={frame.numbers}>
          {numbers.map((tile) => (
            <NumberTile key={tile.id} tile={tile} tools={toolsOf(tile)} />
          ))}
        </ul>
      )}
      {charts.length > 0 && (
        <ul className={frame.charts}>
          {charts.map((tile) => (
            <ChartTile key={tile.id} tile={tile} tools={toolsOf(tile)} />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <TileForm
          tile={edited === "new" ? undefined : edited}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
