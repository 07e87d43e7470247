import { Button } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconPencilCheck } from "@tabler/icons-react";
import { type ComponentProps, memo } from "react";
import { toolLook } from "#components/buttons/tool-look.ts";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import tool from "#components/styles/toolbar-button.module.css";
import { DisplaySwitch } from "#screens/list/displays/display-switch.tsx";
import { useTexts } from "#texts/use-texts.ts";

/** Tools of the toolbar that load after the rows, in the space that the toolbar reserves. */
export const SettledTools = memo(function SettledTools(
  props: ComponentProps<typeof DisplaySwitch>,
) {
  return (
    <>
      <DisplaySwitch {...props} />
      <CorrectButton resource={props.resource} />
    </>
  );
});

/** Button that opens the correction of a list; a phone shows it in the palette only. */
function CorrectButton({ resource }: { readonly resource: Resource }) {
  const t = useTexts("components");
  const correct = useCorrect();
  const label = t("correctOf", { name: resource.labels.many });
  const open = (): void => correct?.({ kind: "list", resource: resource.name });
  useShortcut("", label, open, correct !== undefined);
  if (correct === undefined) return null;
  return (
    <Button {...toolLook} className={tool.deskOnly} aria-label={label} title={label} onClick={open}>
      <IconPencilCheck size="1rem" aria-hidden="true" />
    </Button>
  );
}
