import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import hidden from "#components/styles/visually-hidden.module.css";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./columns.module.css";
import type { HeadingMenusProps, OpenedHeading } from "./heading-props.ts";
import { useHeadingContextMenu } from "./use-heading-context-menu.ts";

// Few users change columns.
const HeadingMenu = lazyComponent(async () => (await import("./heading-menu.tsx")).HeadingMenu);
const HeadingFilter = lazyComponent(
  async () => (await import("./heading-filter.tsx")).HeadingFilter,
);

/** A menu button at each heading, with one shared menu. */
export function HeadingMenus(props: HeadingMenusProps): ReactNode {
  const { headings, fields } = props;
  const t = useTexts("columns");
  const [opened, setOpened] = useState<OpenedHeading>();
  const [filtered, setFiltered] = useState<OpenedHeading>();
  const [announcement, setAnnouncement] = useState("");
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
              // The browser closed the menu on this press already.
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
          onAnnounce={setAnnouncement}
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
        {announcement}
      </span>
    </>
  );
}
