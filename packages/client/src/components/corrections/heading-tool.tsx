import type { ReactNode } from "react";
import { CorrectTool, InsidePath } from "./correct-path.tsx";

/** Button that opens the corrections of a column, whose field is inside the one of the path. */
export function renderHeadingTool({
  name,
  label,
}: {
  readonly name: string;
  readonly label: string;
}): ReactNode {
  return (
    <InsidePath name={name}>
      <CorrectTool label={label} />
    </InsidePath>
  );
}
