import { ActionIcon } from "@mantine/core";
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPin,
  IconPinFilled,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import checkbox from "#components/styles/checkbox.module.css";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./columns.module.css";
import type { Grip } from "#screens/list/use-row-drag.ts";

interface ColumnItemProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  readonly grip: Grip | undefined;
  readonly onShown: () => void;
  readonly onPin: () => void;
  readonly onMove: (step: -1 | 1) => void;
}

/** A column with its visibility, pin and position. */
export function ColumnItem(props: ColumnItemProps): ReactNode {
  const { label, isShown, isPinned, grip, onShown, onPin, onMove } = props;
  const t = useTexts("columns");
  const quiet = { variant: "subtle", color: "gray", size: "sm" } as const;
  return (
    <>
      <span className={classes.grip} aria-hidden="true" data-still={grip === undefined} {...grip}>
        <IconGripVertical size="0.875rem" />
      </span>
      <label className={classes.choice}>
        <input type="checkbox" className={checkbox.checkbox} checked={isShown} onChange={onShown} />
        <span>{label}</span>
      </label>
      <ActionIcon
        {...quiet}
        data-on={isPinned || undefined}
        className={classes.pin}
        aria-label={t("pin", { label })}
        aria-pressed={isPinned}
        onClick={onPin}
      >
        {isPinned ? <IconPinFilled size="0.875rem" /> : <IconPin size="0.875rem" />}
      </ActionIcon>
      <ActionIcon {...quiet} aria-label={t("moveUp", { label })} onClick={() => onMove(-1)}>
        <IconChevronUp size="0.875rem" />
      </ActionIcon>
      <ActionIcon {...quiet} aria-label={t("moveDown", { label })} onClick={() => onMove(1)}>
        <IconChevronDown size="0.875rem" />
      </ActionIcon>
    </>
  );
}
