import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { resourceChunk } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { listAddress } from "#addresses/resource-address.ts";
import { Dialog } from "#components/overlays/dialog.tsx";
import type { Measure } from "#queries/measures.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { savedViews, subscribeViews } from "#storage/views.ts";
import { useTexts } from "#texts/use-texts.ts";
import { useTileTexts } from "#texts/use-tile-texts.ts";
import { listOfTile, type Tile } from "./tile.ts";
import { amountFields, chartFields } from "./use-tile-list.ts";

interface TileFormProps {
  /** Undefined: a new tile. */
  readonly tile: Tile | undefined;
  readonly onSave: (tile: Tile) => void;
  readonly onClose: () => void;
}

/** Dialog of a tile: its list or view, and its value or bars. */
export function TileForm({ tile, onSave, onClose }: TileFormProps): ReactNode {
  const t = useTileTexts();
  const common = useTexts("components");
  const model = useModel();
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const lists = model.resources
    .filter(({ parents, operations, isHidden }) => {
      return parents.length === 0 && operations.list !== undefined && isHidden !== true;
    })
    .map((brief) => ({ path: listAddress(model, brief).to, label: brief.labels.many }));
  const sources: readonly Source[] = [
    ...lists.map(({ path, label }) => ({ id: path, label, path, search: {} })),
    ...views.map(({ path, name, search }) => ({
      id: `${path} ${name}`,
      label: name,
      path,
      search,
      view: name,
    })),
  ];
  const own = tile && (tile.view === undefined ? tile.path : `${tile.path} ${tile.view}`);
  const [sourceId, setSourceId] = useState(own ?? sources[0]?.id ?? "");
  const [by, setBy] = useState(tile?.by);
  const [measure, setMeasure] = useState(tile?.measure ?? counted);
  const source = sources.find(({ id }) => id === sourceId) ?? sources[0];
  const brief = source && listOfTile(model, source)?.resource;
  const { data: chunk } = useNamedChunk(resourceChunk(brief?.name ?? ""), {
    isEnabled: brief !== undefined,
  });
  const resource = chunk?.resource;
  const groups = resource ? chartFields(resource) : [];
  const amounts = resource ? amountFields(resource) : [];
  const measures = [
    { value: writeMeasure(counted), label: t("count") },
    ...amounts.flatMap(({ name, label }) =>
      (["sum", "average"] as const).map((of) => ({
        value: writeMeasure({ of, field: name }),
        label: t(of, { field: label }),
      })),
    ),
  ];

  function choose(id: string): void {
    setSourceId(id);
    setMeasure(counted);
    setBy(by === undefined ? undefined : "");
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    if (source === undefined) return;
    const { path, search, view } = source;
    const isKnown = groups.some(({ name }) => name === by);
    const group = by === undefined || isKnown ? by : groups[0]?.name;
    onSave({
      id: tile?.id ?? crypto.randomUUID(),
      path,
      search,
      ...(view !== undefined && { view }),
      measure: group === undefined ? measure : counted,
      ...(group !== undefined && { by: group }),
    });
  }

  return (
    <Dialog title={t(tile === undefined ? "add" : "edit")} onClose={onClose}>
      <form onSubmit={save}>
        <Stack>
          <NativeSelect
            label={t("list")}
            data={[
              { group: t("lists"), items: sources.filter(isList).map(toItem) },
              { group: t("views"), items: sources.filter((one) => !isList(one)).map(toItem) },
            ].filter(({ items }) => items.length > 0)}
            value={source?.id}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <NativeSelect
            label={t("show")}
            data={[
              { value: "number", label: t("number") },
              { value: "chart", label: t("chart"), disabled: groups.length === 0 },
            ]}
            value={by === undefined ? "number" : "chart"}
            onChange={(event) => setBy(event.currentTarget.value === "chart" ? "" : undefined)}
          />
          {by === undefined ? (
            <NativeSelect
              label={t("measure")}
              data={measures}
              value={writeMeasure(measure)}
              onChange={(event) => setMeasure(readMeasure(event.currentTarget.value))}
            />
          ) : (
            <NativeSelect
              label={t("group")}
              data={groups.map(({ name, label }) => ({ value: name, label }))}
              value={by}
              onChange={(event) => setBy(event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common("cancel")}
            </Button>
            <Button type="submit">{t("save")}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface Source extends Pick<Tile, "path" | "search" | "view"> {
  readonly id: string;
  readonly label: string;
}

const counted: Measure = { of: "count" };

function isList({ view }: Source): boolean {
  return view === undefined;
}

function toItem({ id, label }: Source) {
  return { value: id, label };
}

function writeMeasure({ of, field }: Measure): string {
  return field === undefined ? of : `${of} ${field}`;
}

function readMeasure(text: string): Measure {
  const of = (["sum", "average"] as const).find((word) => text.startsWith(`${word} `));
  return of === undefined ? counted : { of, field: text.slice(of.length + 1) };
}
