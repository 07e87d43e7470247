import { type ReactNode, useEffect, useRef } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import classes from "./focused-heading.module.css";

/** Heading and window title of a screen that appears without navigation; focused so that it is read out. */
export function FocusedHeading({ children }: { readonly children: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <title>{`${children} · ${runtimeConfig().title}`}</title>
      <h1 ref={heading} tabIndex={-1} className={classes.heading}>
        {children}
      </h1>
    </>
  );
}
