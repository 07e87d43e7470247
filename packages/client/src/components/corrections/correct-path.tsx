import { createContext, type ReactNode, use } from "react";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";

/** Names that lead to a field: the resource, its field, those inside it. The resource alone is a record. */
export type FieldPath = readonly string[];

/** Path of the field whose value or input is rendered; undefined where it cannot be corrected. */
export const CorrectPath = createContext<FieldPath | undefined>(undefined);

/** Button that opens the corrections of the field of the path. Shown when the pointer is over the field. */
export const CorrectTool = lazyComponent(
  async () => (await import("./correct-button.tsx")).CorrectButton,
  PAINT_MS,
);

/** A field inside the one of the path. */
export function InsidePath({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  const path = use(CorrectPath);
  return <CorrectPath value={path && [...path, name]}>{children}</CorrectPath>;
}
