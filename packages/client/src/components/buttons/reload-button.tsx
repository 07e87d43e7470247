import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import classes from "./reload-button.module.css";
import tool from "#components/styles/toolbar-button.module.css";

interface ReloadButtonProps {
  readonly isBusy: boolean;
  readonly onReload: () => void;
}

/** Reads again what is shown. It stays a button while it turns, so that the focus stays too. */
export function ReloadButton({ isBusy, onReload }: ReloadButtonProps): ReactNode {
  const t = useTexts("components");
  useShortcut("r", t("reload"), onReload);
  return (
    <Button
      variant="default"
      px={{ base: "xs", sm: "md" }}
      className={tool.tool}
      leftSection={<IconRefresh size="1rem" className={isBusy ? classes.turning : undefined} />}
      aria-busy={isBusy}
      onClick={onReload}
    >
      <span className={`${tool.name} ${classes.name}`}>{t("reload")}</span>
    </Button>
  );
}
