import { Button } from "@mantine/core";
import { IconTypography } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import type { ToolLook } from "#components/buttons/tool-look.ts";
import tool from "#components/styles/toolbar-button.module.css";
import { useModel } from "#queries/model/use-model.ts";
import { subscribePermissions } from "#queries/permission-cache.ts";
import { requestTitles, titleStore } from "#queries/reference-titles.ts";
import { listUnreadTitles } from "#queries/unread-titles.ts";
import { useFormat } from "#texts/use-texts.ts";
import { useOverviewTexts } from "#texts/use-overview-texts.ts";

/** Button that reads titles of references whose operations are not read in the background (H9). */
export function LoadTitles({ look }: { readonly look?: ToolLook }): ReactNode {
  const t = useOverviewTexts();
  const format = useFormat();
  const client = useQueryClient();
  const model = useModel();
  // As text: a new array each time would render again.
  const unread = useSyncExternalStore(
    (listener) => {
      const unsubscribes = [titleStore(client).subscribe(listener), subscribePermissions(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    () => listUnreadTitles(client).join("\n"),
  );
  if (unread === "") return null;
  const names = unread.split("\n");
  const labels = model.resources.filter(({ name }) => names.includes(name));
  return (
    <Button
      variant="default"
      px="xs"
      {...look}
      className={look && tool.button}
      leftSection={<IconTypography size="1rem" />}
      title={t("titlesWhy", { names: format.list(labels.map((one) => one.labels.many)) })}
      onClick={() => requestTitles(client, names)}
    >
      <span className={look && tool.label}>{t("titles")}</span>
    </Button>
  );
}
