import { Button, Group, Text } from "@mantine/core";
import type { ResourceSummary } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { readOverviews } from "#queries/read-overviews.ts";
import { useFormat } from "#texts/use-texts.ts";
import { useOverviewTexts } from "#texts/use-overview-texts.ts";

// Most APIs refuse no list.
const HideLists = lazyComponent(async () => (await import("./hide-lists.tsx")).HideLists);

interface Run {
  readonly done: number;
  readonly read: number;
  readonly count: number;
  readonly isOver: boolean;
}

/** Reads the lists that are not read in the background, when the user requests it, and hides those that fail. */
export function ReadAll({
  resources,
  unavailable,
  parents,
}: {
  readonly resources: readonly ResourceSummary[];
  /** Lists that the API refused, or that only failed. */
  readonly unavailable: readonly ResourceSummary[];
  readonly parents: ParentValues | undefined;
}): ReactNode {
  const t = useOverviewTexts();
  const { number } = useFormat();
  const client = useQueryClient();
  const [run, setRun] = useState<Run>();
  const stop = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const isBusy = run?.isOver === false;

  async function read(): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setRun({ done: 0, read: 0, count: resources.length, isOver: false });
    await readOverviews(client, resources, {
      signal: controller.signal,
      parents,
      onList: (isRead) =>
        setRun((now) => now && { ...now, done: now.done + 1, read: now.read + (isRead ? 1 : 0) }),
    });
    // The button may be removed: the keyboard focus moves to the heading.
    if (button.current === document.activeElement) {
      document.querySelector<HTMLElement>("main h1")?.focus();
    }
    setRun((now) => now && { ...now, isOver: true });
  }

  return (
    <Group gap="sm">
      {(isBusy || resources.length > 0) && (
        <Button
          ref={button}
          variant="default"
          size="compact-sm"
          onClick={() => (isBusy ? stop.current?.abort() : void read())}
        >
          {isBusy ? t("stop") : t("start", { count: resources.length })}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {run !== undefined &&
          (run.isOver
            ? run.read < run.count &&
              t("ended", { read: number(run.read), count: number(run.count) })
            : t("progress", { done: number(run.done), count: number(run.count) }))}
      </Text>
      {!isBusy && unavailable.length > 0 && <HideLists resources={unavailable} />}
    </Group>
  );
}
