import { IconBookmark } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { loadChunk } from "#chunks/load-chunk.ts";
import { Popup } from "#components/popup.tsx";
import type { TableLayout } from "#keep/table-layout.ts";
import { useTexts } from "#texts/use-texts.ts";

const ViewsPanel = lazy(async () => ({
  default: (await loadChunk(() => import("./views-panel.tsx"))).ViewsPanel,
}));

/** Lists saved under a name, and this one to be. */
export function ViewsMenu(props: {
  readonly address: ListAddress;
  readonly layout: TableLayout;
}): ReactNode {
  const t = useTexts("list");
  return (
    <Popup label={t("views")} icon={<IconBookmark size="1rem" />} isTool>
      {(close) => (
        <Suspense fallback={<span role="status">{t("loading", { label: t("views") })}</span>}>
          <ViewsPanel {...props} onDone={close} />
        </Suspense>
      )}
    </Popup>
  );
}
