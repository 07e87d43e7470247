import { Button, CloseButton, Text, TextInput } from "@mantine/core";
import { IconBraces, IconClipboard, IconCopy, IconPencil } from "@tabler/icons-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import panelClasses from "#components/overlays/popup.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { useRangeTexts } from "#texts/use-range-texts.ts";
import classes from "./range-bar.module.css";

interface RangeBarProps {
  /** Id of the table element. */
  readonly table: string;
  readonly count: number;
  /** True for the bar of a cell that a key or a long press opened. */
  readonly takesFocus: boolean;
  /** Undefined for several cells. */
  readonly onEdit: (() => void) | undefined;
  readonly onCopy: (isJson: boolean) => void;
  readonly onPaste: (text: string) => void;
  readonly onClose: () => void;
}

/** Number of selected cells and their actions, over the end of the table. */
export function RangeBar(props: RangeBarProps): ReactNode {
  const { table, count, takesFocus, onEdit, onCopy, onPaste, onClose } = props;
  const common = useTexts("components");
  const t = useRangeTexts();
  const bar = useRef<HTMLDivElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  useLayoutEffect(() => {
    const element = bar.current;
    const frame = document.getElementById(table)?.parentElement;
    if (element === null) return undefined;
    const update = (): void => {
      const end = frame?.getBoundingClientRect().bottom ?? innerHeight;
      element.style.insetBlockEnd = `${Math.max(innerHeight - end, 0) + 16}px`;
    };
    update();
    element.showPopover();
    addEventListener("resize", update);
    return () => removeEventListener("resize", update);
  }, [table]);

  useEffect(() => {
    if (takesFocus) bar.current?.querySelector("button")?.focus();
  }, [takesFocus]);

  async function paste(): Promise<void> {
    try {
      onPaste(await navigator.clipboard.readText());
    } catch {
      // The browser or the user refuses: the event of an input needs no permission.
      setIsRefused(true);
    }
  }

  return (
    <div
      ref={bar}
      popover="manual"
      role="group"
      data-range-bar
      aria-label={t("bar")}
      className={`${panelClasses["panel"]} ${classes["bar"]}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Text size="sm" fw={600} role="status">
        {t("cells", { count })}
      </Text>
      {onEdit !== undefined && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size="0.875rem" aria-hidden="true" />}
          onClick={onEdit}
        >
          {common("edit")}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCopy size="0.875rem" aria-hidden="true" />}
        onClick={() => onCopy(false)}
      >
        {t("copy")}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconBraces size="0.875rem" aria-hidden="true" />}
        onClick={() => onCopy(true)}
      >
        {t("copyJson")}
      </Button>
      {isRefused ? (
        // The table takes the pasted text. Keyboards of phones insert it as if it were typed.
        <TextInput
          autoFocus
          size="xs"
          aria-label={t("pasteHere")}
          placeholder={t("pasteHere")}
          onKeyDown={(event) => {
            const { value } = event.currentTarget;
            // An Enter that ends a composition belongs to the keyboard.
            if (event.key !== "Enter" || event.nativeEvent.isComposing || value === "") return;
            // The same key would press a button of the dialog that opens.
            event.preventDefault();
            onPaste(value);
          }}
        />
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconClipboard size="0.875rem" aria-hidden="true" />}
          onClick={() => void paste()}
        >
          {t("paste")}
        </Button>
      )}
      <CloseButton size="sm" iconSize="1rem" aria-label={common("close")} onClick={onClose} />
    </div>
  );
}
