import { IconBaselineDensityMedium, IconBaselineDensitySmall } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { chooseDensity, useDensity } from "#storage/density.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/** Row height of all tables. */
export function DensitySwitch(): ReactNode {
  const t = useTexts("columns");
  return (
    <SegmentedControl
      label={t("density")}
      value={useDensity()}
      options={[
        {
          value: "comfortable",
          label: t("comfortable"),
          icon: <IconBaselineDensityMedium size="1rem" />,
        },
        { value: "compact", label: t("compact"), icon: <IconBaselineDensitySmall size="1rem" /> },
      ]}
      onChange={chooseDensity}
    />
  );
}
