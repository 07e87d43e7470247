import { Button } from "@mantine/core";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { type SavedRequest, useSavedRequests } from "./saved-requests.ts";

/** Toggle that saves a request, or removes it from the saved ones. */
export function SaveRequestButton({
  request,
  size,
}: {
  readonly request: SavedRequest;
  readonly size?: "compact-sm";
}): ReactNode {
  const t = useTexts("calls");
  const { save, remove, isSaved } = useSavedRequests();
  const isInList = isSaved(request);
  return (
    <Button
      {...(size && { size })}
      variant="default"
      aria-pressed={isInList}
      leftSection={
        isInList ? (
          <IconBookmarkFilled size="0.875rem" color="var(--mantine-color-anchor)" aria-hidden />
        ) : (
          <IconBookmark size="0.875rem" aria-hidden />
        )
      }
      onClick={() => (isInList ? remove : save)(request)}
    >
      {t("save")}
    </Button>
  );
}
