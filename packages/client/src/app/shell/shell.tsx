import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { loadResourceIcons } from "#components/resources/resource-icon.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { useDensity } from "#storage/density.ts";
import { setUiState, useUiState } from "#session/ui-state.ts";
import { useTexts } from "#texts/use-texts.ts";
import { Drawer } from "./drawer.tsx";
import { Header } from "./header.tsx";
import classes from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { useQuietLoad } from "./use-quiet-load.ts";
import { useMedia } from "#components/hooks/use-media.ts";

const RequestPanelHost = lazyComponent(
  async () => (await import("./request-panel-host.tsx")).RequestPanelHost,
);

/** The main layout: sidebar, header, and room for a screen. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTexts("shell");
  useQuietLoad(loadResourceIcons);
  const isWhole = useUiState(({ sidebarShow }) => sidebarShow);
  const isPhone = useMedia("(max-width: 47.99em)");
  const [isOver, setIsOver] = useState(false);
  const [showsCalls, setShowsCalls] = useState(false);
  useShortcut("i", t("calls"), () => setShowsCalls(!showsCalls));
  const main = useRef<HTMLElement>(null);

  // Followed by the browser, `#main` would leave the page under a `<base>`, and the route under hash history.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    main.current?.focus();
  }

  function toggle(): void {
    if (isPhone) setIsOver(true);
    else setUiState({ sidebarShow: !isWhole });
  }

  return (
    <div
      className={classes.shell}
      data-density={useDensity()}
      data-rail={!isWhole || undefined}
      data-calls={showsCalls || undefined}
    >
      <a href="#main" className={classes.skip} onClick={skip}>
        {t("skip")}
      </a>
      {isPhone ? (
        isOver && <Drawer onClose={() => setIsOver(false)} />
      ) : (
        <div className={classes.side}>
          <Sidebar isRail={!isWhole} />
        </div>
      )}
      <div className={classes.content}>
        <Header
          isPhone={isPhone}
          isSidebarWhole={isPhone ? isOver : isWhole}
          onToggle={toggle}
          showsCalls={showsCalls}
          onCalls={() => setShowsCalls(!showsCalls)}
        />
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      {showsCalls && (
        <div className={classes.calls}>
          <RequestPanelHost onClose={() => setShowsCalls(false)} />
        </div>
      )}
    </div>
  );
}
