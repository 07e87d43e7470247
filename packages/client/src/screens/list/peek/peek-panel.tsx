import { ActionIcon, Text } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { recordName, shownKey } from "#components/resources/record-name.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import hidden from "#components/styles/visually-hidden.module.css";
import { RecordFields } from "#fields/record-fields.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { hasTitle } from "#queries/reference-titles.ts";
import { useStoredTitle } from "#queries/shown-title.ts";
import { peek } from "#texts/en/peek.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./peek.module.css";
import { PeekEdge } from "./peek-edge.tsx";
import { ReadPeek } from "./read-peek.tsx";
import { usePanelWidth } from "./use-panel-width.ts";

const peekTexts = { peek };

export interface PeekPanelProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly recordKey: string;
  /** Selector of the shown row or card. */
  readonly mark: string | undefined;
  /** Undefined if the record is on another page of the list. */
  readonly row: { readonly value: unknown } | undefined;
  /** Keys of the rows before and after it. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onPeek: (key: string) => void;
  readonly onClose: () => void;
}

/** Panel with the record of a row next to its list. */
export function PeekPanel(props: PeekPanelProps): ReactNode {
  return (
    <TextsProvider texts={peekTexts}>
      <Panel {...props} />
    </TextsProvider>
  );
}

function Panel(props: PeekPanelProps): ReactNode {
  const { resource, parents, recordKey, mark, row, previous, next, onPeek, onClose } = props;
  const t = useTexts("peek");
  const model = useModel();
  const [width, tryWidth, setWidth] = usePanelWidth();
  // The list before the panel and messages need the width too.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (width !== undefined) style.setProperty("--peek", `${width}px`);
  }, [width]);
  useMark(mark);
  useShortcut(",", t("previous"), () => previous !== undefined && onPeek(previous));
  useShortcut(".", t("next"), () => next !== undefined && onPeek(next));
  const label = `${resource.labels.one} ${shownKey(resource, recordKey)}`;
  const address = recordAddress(model, resource, recordKey, { parents });
  const shownTitle = useStoredTitle(address.to);
  const name = (row ? recordName(resource, row.value) : shownTitle) ?? label;
  const isRead = resource.operations.read !== undefined;
  // Its line is reserved: the buttons below do not move.
  const isNamedLater = isRead && row === undefined && hasTitle(resource);

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  if (width === undefined) return null;
  return (
    <aside className={classes.panel} aria-label={name} onKeyDown={handleKey}>
      <PeekEdge width={width} onTry={tryWidth} onWidth={setWidth} />
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>
            <AppLink address={address}>{name}</AppLink>
          </h2>
          {(name !== label || isNamedLater) && (
            <Text size="xs" c="dimmed">
              {name === label ? "\u00a0" : label}
            </Text>
          )}
        </div>
        <ActionIcon variant="subtle" color="gray" aria-label={t("close")} onClick={onClose}>
          <IconX size="1rem" />
        </ActionIcon>
        <div className={classes.actions}>
          <LinkButton variant="default" address={address}>
            {t("open")}
          </LinkButton>
          <div className={classes.steps}>
            <Step label={t("previous")} to={previous} onPeek={onPeek}>
              <IconChevronUp size="1rem" />
            </Step>
            <Step label={t("next")} to={next} onPeek={onPeek}>
              <IconChevronDown size="1rem" />
            </Step>
          </div>
        </div>
      </header>
      <span role="status" className={hidden.hidden}>
        {t("shown", { name })}
      </span>
      <div className={classes.content} role="group" aria-label={t("fields")} tabIndex={0}>
        {isRead && (
          <ReadPeek key={recordKey} {...{ resource, parents, recordKey, name }} path={address.to} />
        )}
        {!isRead && row !== undefined && (
          <RecordFields fields={resource.fields} record={row.value} />
        )}
        {!isRead && row === undefined && <Text size="sm">{t("otherPage")}</Text>}
      </div>
    </aside>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: string | undefined;
  readonly onPeek: (key: string) => void;
  readonly children: ReactNode;
}

/** Button to another row. At the ends it stays in the tab order: the focus is not lost. */
function Step({ label, to, onPeek, children }: StepProps): ReactNode {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      {...(to === undefined && { "data-disabled": true })}
      onClick={() => to !== undefined && onPeek(to)}
    >
      {children}
    </ActionIcon>
  );
}

/** Marks a row by a style sheet: the rows are not rendered again. */
function useMark(mark: string | undefined): void {
  useEffect(() => {
    if (mark === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${mark} { background: var(--quarterdeck-chosen) !important;` +
        " border-block-end-color: var(--quarterdeck-accent) !important; }",
    );
    document.adoptedStyleSheets.push(sheet);
    document.querySelector(mark)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [mark]);
}
