import type { ReactNode } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import { BrandMark } from "#components/brand/brand-mark.tsx";
import { ColorModeSwitch } from "#components/inputs/color-mode-switch.tsx";
import classes from "./open-page.module.css";

/** Frame of a page without the main layout: logo and color mode above the content. */
export function OpenPage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main className={classes.frame}>
      <div className={classes.top}>
        <span className={classes.brand}>
          <BrandMark size={28} />
          {runtimeConfig().title}
        </span>
        <ColorModeSwitch />
      </div>
      {children}
    </main>
  );
}
