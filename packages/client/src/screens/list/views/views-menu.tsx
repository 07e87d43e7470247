import { IconBookmark } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Popup } from "#components/overlays/popup.tsx";
import type { TableLayout } from "#storage/table-layout.ts";
import { useListTexts } from "#texts/use-list-texts.ts";

const viewsIcon = <IconBookmark size="1rem" />;

const ViewsPanel = lazyComponent(async () => (await import("./views-panel.tsx")).ViewsPanel);

/** Menu of the saved views of a list. */
export function ViewsMenu(props: {
  readonly address: ListAddress;
  readonly layout: TableLayout;
}): ReactNode {
  const t = useListTexts();
  return (
    <Popup label={t("views")} icon={viewsIcon} isTool>
      {(close) => (
        <ViewsPanel
          fallback={<span role="status">{t("loading", { label: t("views") })}</span>}
          {...props}
          onDone={close}
        />
      )}
    </Popup>
  );
}
