import { Switch } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { KeyCaps } from "#components/shortcuts/key-caps.tsx";
import {
  activeShortcuts,
  areSingleKeysOn,
  setSingleKeys,
} from "#components/shortcuts/shortcuts.ts";
import { storeSingleKeys } from "#storage/single-keys.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./keys-dialog.module.css";

/** List of shortcuts, with a switch for single-key shortcuts. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts("keys");
  const [shortcuts] = useState(() => activeShortcuts().filter(({ keys }) => keys !== ""));
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  const everywhere = [
    { label: t("rows"), keys: ["↑+↓", "j+k"] },
    { label: t("rowEnds"), keys: ["Home+End"] },
    { label: t("openRow"), keys: ["Enter"] },
    { label: t("cells"), keys: ["←+→"] },
    { label: t("editCell"), keys: ["F2"] },
    { label: t("leave"), keys: ["Esc"] },
    { label: t("undo"), keys: ["mod+z"] },
    { label: t("redo"), keys: ["mod+Shift+z"] },
  ];
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <h3 className={classes.heading}>{t("screen")}</h3>
      <dl className={classes.keys}>
        {shortcuts.map(({ keys, label }) => (
          <Row key={keys} label={label} keys={[keys]} />
        ))}
      </dl>
      <h3 className={classes.heading}>{t("everywhere")}</h3>
      <dl className={classes.keys}>
        {everywhere.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </dl>
      <Switch
        mt="md"
        label={t("single")}
        description={t("singleHint")}
        checked={areOn}
        onChange={(event) => {
          const next = event.currentTarget.checked;
          setAreOn(next);
          setSingleKeys(next);
          void storeSingleKeys(next);
        }}
      />
    </Dialog>
  );
}

interface RowProps {
  readonly label: string;
  readonly keys: readonly string[];
}

function Row({ label, keys }: RowProps): ReactNode {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        {keys.map((one) => (
          <KeyCaps key={one} keys={one} />
        ))}
      </dd>
    </div>
  );
}
