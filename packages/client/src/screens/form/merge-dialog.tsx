import { Button, Group, Stack, Text } from "@mantine/core";
import { type Difference, type Field, listDifferences, mergeRecord } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./merge.module.css";
import { MergeChoice, type Side } from "./merge-choice.tsx";
import { VersionTable } from "./version-table.tsx";

interface MergeDialogProps {
  readonly title: string;
  readonly hint: string;
  /** Label of the button that takes the merged record. */
  readonly action: string;
  readonly field: Field;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly onTake: (merged: unknown) => void;
  readonly onClose: () => void;
}

/** Merges two versions of a record by field. The user chooses only the fields that both changed. */
export function MergeDialog(props: MergeDialogProps): ReactNode {
  const { title, hint, action, field, before, mine, theirs, onTake, onClose } = props;
  const t = useTexts("form");
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const versions = { before, mine, theirs };
  const differences = listDifferences(versions).filter((one) => isChoice(field, one));
  const open = differences.filter(({ by }) => by === "both");
  const settled = differences.filter(({ by }) => by !== "both");
  const left = open.filter((one) => !chosen.has(nameOf(one))).length;
  const chooseAll = (side: Side): void =>
    setChosen(new Map(open.map((one) => [nameOf(one), side] as const)));

  return (
    <Dialog title={title} isWide onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{hint}</Text>
        {open.length > 0 && (
          <ul className={classes.list} aria-label={t("bothChanged")}>
            {open.map((difference) => (
              <li key={nameOf(difference)}>
                <MergeChoice
                  field={field}
                  difference={difference}
                  side={chosen.get(nameOf(difference))}
                  onSide={(side) => setChosen(new Map([...chosen, [nameOf(difference), side]]))}
                />
              </li>
            ))}
          </ul>
        )}
        {settled.length > 0 && (
          <section>
            <Text size="sm" fw={600} mb={4}>
              {t("settled")}
            </Text>
            <VersionTable
              label={t("settled")}
              field={field}
              differences={settled}
              columns={[
                { title: t("before"), read: (one) => one.before },
                { title: t("becomes"), read: (one) => (one.by === "me" ? one.mine : one.theirs) },
              ]}
              note={({ by }) => t(by === "me" ? "byMe" : "byThem")}
            />
          </section>
        )}
        <Group justify="flex-end">
          {open.length > 1 && (
            <Group gap="xs" me="auto">
              <Button variant="default" size="xs" onClick={() => chooseAll("mine")}>
                {t("allMine")}
              </Button>
              <Button variant="default" size="xs" onClick={() => chooseAll("theirs")}>
                {t("allTheirs")}
              </Button>
            </Group>
          )}
          <Button variant="default" onClick={onClose}>
            {t("goOn")}
          </Button>
          <DisabledReason reason={left > 0 ? t("chooseHint") : undefined}>
            {(disabledReason) => (
              <Button
                onClick={() =>
                  onTake(mergeRecord(versions, (one) => chosen.get(nameOf(one)) === "mine"))
                }
                {...disabledReason}
              >
                {left > 0 ? t("chooseFirst", { count: left }) : action}
              </Button>
            )}
          </DisabledReason>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** False for read-only fields that only the API changes, such as counters. */
function isChoice(field: Field, { path, by }: Difference): boolean {
  if (by !== "them" || field.kind !== "group") return true;
  const shown = field.fields.find(({ name }) => name === path[0]);
  return shown !== undefined && shown.isReadOnly !== true;
}

function nameOf({ path }: Difference): string {
  return JSON.stringify(path);
}
