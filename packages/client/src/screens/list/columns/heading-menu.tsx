import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { closeMenuOf, Menu } from "#components/overlays/menu.tsx";
import lines from "#components/styles/menu-item.module.css";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { type ColumnTool, useColumnTools } from "./column-tools.tsx";
import classes from "./columns.module.css";
import type { HeadingMenuProps } from "./heading-props.ts";

/** Menu of a column. */
export function HeadingMenu(props: HeadingMenuProps): ReactNode {
  const { opened, onClose } = props;
  const t = useTexts("columns");
  const { label } = opened.field;
  const groups = useColumnTools(props);
  return (
    <Menu label={t("tools", { label })} button={opened.button} onClose={onClose}>
      <div className={classes.toolsOf} aria-hidden="true">
        {label}
      </div>
      {groups.map((tools) => (
        <div key={tools[0]?.id} role="group" className={classes.toolGroup}>
          {tools.map((tool) => (
            <ToolItem key={tool.id} {...tool} />
          ))}
        </div>
      ))}
    </Menu>
  );
}

function ToolItem(tool: ColumnTool): ReactNode {
  const { text, icon, isOn, isHalf, stays, reason, run } = tool;
  return (
    <DisabledReason reason={reason}>
      {(disabledReason) => (
        <button
          type="button"
          role={isOn === undefined ? "menuitem" : "menuitemcheckbox"}
          aria-checked={isOn}
          tabIndex={-1}
          className={lines.item}
          data-half={isHalf}
          onClick={({ currentTarget }) => {
            if (stays !== true) closeMenuOf(currentTarget);
            run();
          }}
          {...disabledReason}
        >
          {icon}
          <span>{text}</span>
          {isOn === true && <IconCheck size="1rem" className={classes.on} aria-hidden />}
        </button>
      )}
    </DisabledReason>
  );
}
