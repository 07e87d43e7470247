import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FailureMessage } from "#components/feedback/failure-message.tsx";
import { useFailure } from "#components/feedback/use-failure.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./tiles.module.css";

interface FailedTileProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Reason why a tile could not be loaded, with Retry. */
export function FailedTile({ error, onRetry }: FailedTileProps): ReactNode {
  const shell = useTexts("shell");
  const t = useTexts("components");
  const failure = useFailure(error);
  return (
    <div className={classes.failed}>
      <p title={failure.message}>
        {shell("failed")} · <FailureMessage failure={failure} />
      </p>
      <Button
        variant="default"
        size="compact-xs"
        onClick={({ currentTarget }) => {
          // The button is gone while the tile loads; the focus stays in the tile.
          currentTarget.closest("li")?.querySelector("a")?.focus();
          onRetry();
        }}
      >
        {t("tryAgain")}
      </Button>
    </div>
  );
}
