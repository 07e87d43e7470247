import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./columns.module.css";
import type { OpenedHeading } from "./heading-menu.tsx";
import type { TableToolsProps } from "./table-tools.tsx";
import { useHeadingContextMenu } from "./use-heading-context-menu.ts";

// Most people only read.
const HeadingMenu = lazyComponent(async () => (await import("./heading-menu.tsx")).HeadingMenu);
const HeadingFilter = lazyComponent(
  async () => (await import("./heading-filter.tsx")).HeadingFilter,
);

export interface HeadingMenusProps extends TableToolsProps {
  readonly headings: readonly HTMLTableCellElement[];
  /** Undefined: as wide as what it holds. */
  readonly onWidth: (name: string, width: number | undefined) => void;
  readonly onFit: (name: string, heading: HTMLTableCellElement) => void;
}

/** A button at each heading, and one menu for all of them. */
export function HeadingMenus(props: HeadingMenusProps): ReactNode {
  const { headings, fields } = props;
  const t = useTexts("columns");
  const [opened, setOpened] = useState<OpenedHeading>();
  const [filtered, setFiltered] = useState<OpenedHeading>();
  const [told, setTold] = useState("");
  const pressed = useRef<string>(undefined);
  useHeadingContextMenu(headings);

  return (
    <>
      {headings.map((heading) => {
        const field = fields.find(({ name }) => name === heading.dataset["column"]);
        if (field === undefined) return null;
        const { name, label } = field;
        return createPortal(
          <button
            type="button"
            data-column-menu
            className={classes.tools}
            aria-haspopup="menu"
            aria-expanded={opened?.field.name === name}
            aria-label={t("tools", { label })}
            onPointerDown={() => {
              pressed.current = opened?.field.name;
            }}
            onClick={({ currentTarget }) => {
              // The browser has closed the menu for a press outside of it: that was meant.
              if (pressed.current !== name) setOpened({ field, heading, button: currentTarget });
              pressed.current = undefined;
            }}
          />,
          heading,
          `${name} tools`,
        );
      })}
      {opened !== undefined && (
        <HeadingMenu
          {...props}
          key={opened.field.name}
          opened={opened}
          onFilter={() => setFiltered(opened)}
          onTold={setTold}
          onClose={() => setOpened(undefined)}
        />
      )}
      {filtered !== undefined && (
        <HeadingFilter
          {...props}
          key={filtered.field.name}
          opened={filtered}
          label={t("filterOf", { label: filtered.field.label })}
          onClose={() => setFiltered(undefined)}
        />
      )}
      <span role="status" className={hidden.hidden}>
        {told}
      </span>
    </>
  );
}
