import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useColorMode } from "#session/color-mode.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const icon = { size: "1rem", stroke: 1.75, "aria-hidden": true } as const;

/** Light, dark or system. */
export function ColorModeSwitch(): ReactNode {
  const t = useTexts("shell");
  const [mode, chooseMode] = useColorMode();
  return (
    <SegmentedControl
      label={t("colors")}
      value={mode}
      options={[
        { value: "light", label: t("light"), icon: <IconSun {...icon} /> },
        { value: "dark", label: t("dark"), icon: <IconMoon {...icon} /> },
        { value: "auto", label: t("auto"), icon: <IconDeviceDesktop {...icon} /> },
      ]}
      onChange={chooseMode}
    />
  );
}
