import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./skeleton.module.css";

interface BoneProps {
  /** In pixels, as what comes in its place. */
  readonly height: number;
  readonly width?: number;
}

/** Keeps the room of what is still on its way. */
export function Bone({ height, width }: BoneProps): ReactNode {
  return <Box h={height} w={width} className={classes.bone} data-bone />;
}
