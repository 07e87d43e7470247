import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { closeMenuOf, Menu } from "#components/overlays/menu.tsx";
import lines from "#components/styles/menu-item.module.css";
import { DisplayIcon } from "./display-icon.tsx";
import type { DisplayOption } from "./display-switch.tsx";

interface DisplayMenuProps {
  readonly label: string;
  readonly button: HTMLElement;
  readonly options: readonly DisplayOption[];
  readonly shown: DisplayOption;
  readonly onDisplay: (display: string | undefined) => void;
  readonly onClose: () => void;
}

/** Menu of the displays of a list. */
export function DisplayMenu(props: DisplayMenuProps): ReactNode {
  const { label, button, options, shown, onDisplay, onClose } = props;
  return (
    <Menu label={label} button={button} onClose={onClose}>
      {options.map(({ kind, value, name }) => (
        <button
          key={value ?? ""}
          type="button"
          role="menuitemradio"
          aria-checked={value === shown.value}
          tabIndex={-1}
          className={lines.item}
          onClick={({ currentTarget }) => {
            closeMenuOf(currentTarget);
            onDisplay(value);
          }}
        >
          <DisplayIcon kind={kind} />
          <span>{name}</span>
          {value === shown.value && <IconCheck size="1rem" aria-hidden="true" />}
        </button>
      ))}
    </Menu>
  );
}
