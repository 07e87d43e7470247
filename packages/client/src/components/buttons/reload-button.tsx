import { Button, type ButtonProps } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { memo } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import classes from "./reload-button.module.css";
import tool from "#components/styles/toolbar-button.module.css";

interface ReloadButtonProps {
  readonly isBusy: boolean;
  readonly onReload: () => void;
  readonly look?: Pick<ButtonProps, "variant" | "color" | "px">;
}

/** Reloads the screen's data. It stays enabled while busy, so that it does not lose the focus. */
export const ReloadButton = memo(function ReloadButton({
  isBusy,
  onReload,
  look,
}: ReloadButtonProps) {
  const t = useTexts("components");
  useShortcut("r", t("reload"), onReload);
  return (
    <Button
      variant="default"
      px="xs"
      {...look}
      className={tool.button}
      leftSection={<IconRefresh size="1rem" className={isBusy ? classes.turning : undefined} />}
      aria-busy={isBusy}
      onClick={onReload}
    >
      <span className={`${tool.label} ${classes.name}`}>{t("reload")}</span>
    </Button>
  );
});
