import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";
import { toolOf } from "#fields/values/input-tool.ts";
import type { InputToolProps } from "./kinds/input-tool.tsx";

// Few fields have a tool.
const InputTool = lazyComponent(
  async () => (await import("./kinds/input-tool.tsx")).InputTool,
  PAINT_MS,
);

interface StartSection {
  readonly leftSection?: ReactNode;
  readonly leftSectionWidth?: string;
  readonly leftSectionPointerEvents?: "all";
}

/** Tool at the start of an input: a color picker, stars, the currency of an amount. */
export function startSection(props: InputToolProps, others: readonly Field[] = []): StartSection {
  const tool = toolOf(props.field, others);
  if (tool === undefined) return {};
  return {
    leftSection: <InputTool {...props} />,
    leftSectionWidth: tool,
    leftSectionPointerEvents: "all",
  };
}
