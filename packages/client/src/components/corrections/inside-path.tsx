import { type ReactNode, use } from "react";
import { CorrectPath } from "./correct-path.ts";

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
