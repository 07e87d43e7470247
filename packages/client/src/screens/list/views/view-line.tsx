import { ActionIcon } from "@mantine/core";
import {
  IconChevronUp,
  IconDeviceFloppy,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { AppLink } from "#components/navigation/app-link.tsx";
import { PinButton } from "#components/buttons/pin-button.tsx";
import type { SavedView } from "#storage/views.ts";
import { useViewTexts } from "#texts/use-view-texts.ts";
import columns from "#screens/list/columns/columns.module.css";
import type { Grip } from "#screens/list/use-row-drag.ts";
import { ViewNameForm } from "./view-name-form.tsx";

interface ViewLineProps {
  readonly view: SavedView;
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  /** Undefined: the list shows this view without changes. */
  readonly onUpdate: (() => void) | undefined;
  /** Undefined: the only view. */
  readonly grip: Grip | undefined;
  /** Undefined: the view is the first one of its group. */
  readonly onMoveUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** A saved view with its controls. */
export function ViewLine(props: ViewLineProps): ReactNode {
  const t = useViewTexts();
  const { view, taken, grip, onName, onUpdate, onMoveUp, onRemove } = props;
  const { name, path, search } = view;
  const [isRenaming, setIsRenaming] = useState(false);

  /** Ends the renaming and returns the focus to the Rename button. */
  function end(next: string): void {
    setIsRenaming(false);
    setTimeout(() => document.getElementById(buttonId(next))?.focus());
  }

  if (isRenaming) {
    return (
      <ViewNameForm
        label={t("newName", { name })}
        current={name}
        taken={taken}
        onName={(next) => {
          onName(next);
          end(next);
        }}
        onCancel={() => end(name)}
      />
    );
  }
  return (
    <>
      {grip !== undefined && (
        <span className={columns.grip} aria-hidden="true" {...grip}>
          <IconGripVertical size="0.875rem" />
        </span>
      )}
      <AppLink address={{ to: path, search }}>{name}</AppLink>
      {onMoveUp !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("moveUp", { name })}
          onClick={onMoveUp}
        >
          <IconChevronUp size="1rem" />
        </ActionIcon>
      )}
      {onUpdate !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("update", { name })}
          title={t("update", { name })}
          onClick={onUpdate}
        >
          <IconDeviceFloppy size="1rem" />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        id={buttonId(name)}
        aria-label={t("rename", { name })}
        onClick={() => setIsRenaming(true)}
      >
        <IconPencil size="1rem" />
      </ActionIcon>
      <PinButton view={view} />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("remove", { name })}
        onClick={onRemove}
      >
        <IconTrash size="1rem" />
      </ActionIcon>
    </>
  );
}

function buttonId(name: string): string {
  return `rename ${name}`;
}
