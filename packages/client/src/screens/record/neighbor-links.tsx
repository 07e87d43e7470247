import { ActionIcon, Group, Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type Icon, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useNavigate } from "#router/use-router.ts";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { useModel } from "#queries/model/use-model.ts";
import type { Neighbors } from "#queries/neighbors.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import classes from "./record.module.css";

interface NeighborLinksProps {
  readonly resource: Resource;
  readonly neighbors: Neighbors;
  readonly parents: ParentValues;
  readonly tab: string | undefined;
}

/** Links to the next and previous row of the list that the record was opened from, with the same tab. */
export function NeighborLinks(props: NeighborLinksProps): ReactNode {
  const { resource, parents, tab } = props;
  const { previous, next, position, count } = props.neighbors;
  const t = useRecordTexts();
  const format = useFormat();
  const model = useModel();
  const navigate = useNavigate();
  const go = (key: string | undefined): void => {
    if (key === undefined) return;
    void navigate({ ...recordAddress(model, resource, key, { parents, tab }), replace: true });
  };
  useShortcut(",", t("previous"), () => go(previous), previous !== undefined);
  useShortcut(".", t("next"), () => go(next), next !== undefined);
  return (
    <Group gap={2} wrap="nowrap" role="group" aria-label={t("neighbors")}>
      <NeighborButton
        label={t("previous")}
        reason={previous === undefined ? t("first") : undefined}
        Icon={IconChevronLeft}
        onClick={() => go(previous)}
      />
      <Text c="dimmed" size="sm">
        {t("position", { position: format.number(position), count: format.number(count) })}
      </Text>
      <NeighborButton
        label={t("next")}
        reason={next === undefined ? t("last") : undefined}
        Icon={IconChevronRight}
        onClick={() => go(next)}
      />
    </Group>
  );
}

interface NeighborButtonProps {
  readonly label: string;
  /** Undefined: enabled. */
  readonly reason: string | undefined;
  readonly Icon: Icon;
  readonly onClick: () => void;
}

function NeighborButton({ label, reason, Icon, onClick }: NeighborButtonProps): ReactNode {
  return (
    <DisabledReason reason={reason}>
      {(disabledReason) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={label}
          onClick={onClick}
          {...disabledReason}
        >
          <Icon size="1rem" className={classes.arrow} />
        </ActionIcon>
      )}
    </DisabledReason>
  );
}
