import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./skeleton.module.css";

interface SkeletonProps {
  /** In pixels, as what comes in its place. */
  readonly height: number;
  readonly width?: number;
}

/** Keeps the room of what is still on its way. */
export function Skeleton({ height, width }: SkeletonProps): ReactNode {
  return <Box h={height} w={width} className={classes.skeleton} data-skeleton />;
}
