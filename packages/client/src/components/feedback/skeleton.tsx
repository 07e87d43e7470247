import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./skeleton.module.css";

interface SkeletonProps {
  /** Height of the loaded content, in pixels. */
  readonly height: number;
  readonly width?: number;
}

/** Placeholder of loading content. */
export function Skeleton({ height, width }: SkeletonProps): ReactNode {
  return <Box h={height} w={width} className={classes.skeleton} data-skeleton />;
}
