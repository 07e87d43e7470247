import type { ComponentProps, ReactNode } from "react";
import { DisplaySwitch } from "#screens/list/displays/display-switch.tsx";
import { CorrectButton } from "./correct-button.tsx";

/** Tools of the toolbar that load after the rows, before the others of their group, so that none moves. */
export function SettledTools(props: ComponentProps<typeof DisplaySwitch>): ReactNode {
  return (
    <>
      <DisplaySwitch {...props} />
      <CorrectButton resource={props.resource} />
    </>
  );
}
