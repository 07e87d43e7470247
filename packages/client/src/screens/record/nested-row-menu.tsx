import { IconPencil, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { closeMenuOf, Menu } from "#components/overlays/menu.tsx";
import styles from "#components/styles/menu-item.module.css";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";

const historyTexts = { history };
const icon = { size: "1rem", "aria-hidden": true } as const;

interface NestedRowMenuProps {
  readonly button: HTMLElement;
  readonly canRemove: boolean;
  readonly onChoose: (isRemoval: boolean) => void;
  readonly onClose: () => void;
}

/** Menu of a row of a nested list that an update changes. */
export function NestedRowMenu(props: NestedRowMenuProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Items {...props} />
    </TextsProvider>
  );
}

function Items({ button, canRemove, onChoose, onClose }: NestedRowMenuProps): ReactNode {
  const common = useTexts("components");
  const ofHistory = useTexts("history");
  const item = (isRemoval: boolean, children: ReactNode) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      data-danger={isRemoval || undefined}
      onClick={({ currentTarget }) => {
        closeMenuOf(currentTarget);
        onChoose(isRemoval);
      }}
    >
      {children}
    </button>
  );
  return (
    <Menu label={button.ariaLabel ?? undefined} button={button} onClose={onClose}>
      {item(
        false,
        <>
          <IconPencil {...icon} />
          {common("edit")}
        </>,
      )}
      {canRemove &&
        item(
          true,
          <>
            <IconTrash {...icon} />
            {ofHistory("delete")}
          </>,
        )}
    </Menu>
  );
}
