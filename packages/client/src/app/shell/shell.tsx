import { useIsFetching } from "@tanstack/react-query";
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { CorrectContext, type Subject } from "#components/corrections/correct-context.ts";
import { loadResourceIcons } from "#components/resources/resource-icon.tsx";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { useDensity } from "#storage/density.ts";
import { useUiState, useUiStateStore } from "#session/ui-state.ts";
import { useTexts } from "#texts/use-texts.ts";
import { Drawer } from "./drawer.tsx";
import { Header } from "./header.tsx";
import classes from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { useMedia } from "#components/hooks/use-media.ts";

const CorrectionsHost = lazyComponent(
  async () => (await import("./corrections-host.tsx")).CorrectionsHost,
);
const RovingFocus = lazyComponent(async () => (await import("./roving-focus.tsx")).RovingFocus);
const RequestPanelHost = lazyComponent(
  async () => (await import("./request-panel-host.tsx")).RequestPanelHost,
);

const PRINT_MS = 3000;

// After the rows of a list and the tools of its toolbar. Without it, browsers print the page as it is.
const PrintHost = lazyComponent(
  () =>
    import("./print-host.tsx").then(
      (loaded) => loaded.PrintHost,
      () => () => null,
    ),
  PRINT_MS,
);

/** Panel next to the screen: the request panel, or the corrections of a subject. */
type Docked = "calls" | Subject;

/** Main layout: sidebar, header and content. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTexts("shell");
  const hasTabKeys = useTabKeys();
  const { set } = useUiStateStore();
  const isWhole = useUiState(({ sidebarShow }) => sidebarShow);
  const isPhone = useMedia("(max-width: 47.99em)");
  const [isOver, setIsOver] = useState(false);
  const [docked, setDocked] = useState<Docked>();
  const showsCalls = docked === "calls";
  const toggleCalls = (): void => setDocked(showsCalls ? undefined : "calls");
  useShortcut("i", t("calls"), toggleCalls);
  const main = useRef<HTMLElement>(null);

  // As a link, `#main` would leave the page with a `<base>`, and the route with hash history.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    main.current?.focus();
  }

  function toggle(): void {
    if (isPhone) setIsOver(true);
    else set({ sidebarShow: !isWhole });
  }

  return (
    <div
      className={classes.shell}
      data-density={useDensity()}
      data-rail={!isWhole || undefined}
      data-dock={docked === undefined ? undefined : true}
    >
      <IdleLoad load={loadResourceIcons} />
      <PrintHost />
      {hasTabKeys && <RovingFocus />}
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
          onCalls={toggleCalls}
          isCorrecting={docked !== undefined && !showsCalls}
          onCorrect={() =>
            setDocked(docked === undefined || showsCalls ? { kind: "screen" } : undefined)
          }
        />
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          <CorrectContext value={setDocked}>{children}</CorrectContext>
        </main>
      </div>
      {docked !== undefined && (
        <div className={classes.dock}>
          {docked === "calls" ? (
            <RequestPanelHost onClose={() => setDocked(undefined)} />
          ) : (
            <CorrectionsHost
              subject={docked}
              onSubject={setDocked}
              onClose={() => setDocked(undefined)}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** True once Tab or an arrow key was pressed. */
function useTabKeys(): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (/^(?:Tab|Arrow)/.test(key)) setIsPressed(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return isPressed;
}

const IDLE_MS = 500;

/** An API may respond slowly or never. */
const MAX_WAIT_MS = 2000;

/** Calls `load` when no query runs, or after a maximum time. A component, so that queries do not render the layout again. */
function IdleLoad({ load }: { readonly load: () => Promise<void> }): ReactNode {
  const loadNow = useEffectEvent(load);
  // Deferred, so that it does not interrupt the render of the rows.
  const isQuiet = useDeferredValue(useIsFetching() === 0);
  useEffect(() => {
    const timer = setTimeout(() => void loadNow(), isQuiet ? IDLE_MS : MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return null;
}
