import { Text, Title } from "@mantine/core";
import { usePathname, useSearch } from "#router/use-router.ts";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { runtimeConfig } from "#config/runtime-config.ts";
import { storeRecentItem } from "#storage/recent-items.ts";
import { useSessionStore } from "#session/session-context.ts";
import classes from "./page.module.css";

interface PageProps {
  readonly title: string;
  /** The title becomes longer when its record is loaded: reserves a line so that the actions do not move. */
  readonly isNamedLate?: boolean;
  /** False: not added to the recent items. */
  readonly isRecentItem?: boolean;
  /** Next to the title: a key, a badge. */
  readonly badge?: ReactNode;
  readonly description?: string | undefined;
  readonly actions?: ReactNode;
  /** The content has the height of the window and scrolls. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
}

const titleDelayMs = 400;

// The first page leaves the focus at the start of the document, before the skip link.
let hasShownPage = false;

/** Frame of every screen in the main layout; each screen has its own `key`. */
export function Page({
  title,
  isNamedLate = false,
  isRecentItem = true,
  badge,
  description,
  actions,
  isFilling = false,
  children,
}: PageProps): ReactNode {
  const product = runtimeConfig().title;
  const session = useSessionStore();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownPage || session.hasSignedInHere()) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, [session]);
  const path = usePathname();
  const search = useSearch();
  useEffect(() => {
    // Titles are loaded after their screens, and a search changes the URL with each letter.
    const store = (): void => {
      if (isRecentItem) void storeRecentItem({ path, search, title, at: Date.now() });
    };
    const timer = setTimeout(store, titleDelayMs);
    window.addEventListener("pagehide", store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", store);
    };
  }, [path, search, title, isRecentItem]);
  // The header stays when the page of a list is turned.
  const header = useMemo(
    () => (
      <header className={classes.header} data-late={isNamedLate || undefined}>
        <div className={classes.heading}>
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {badge}
        </div>
        {actions !== undefined && (
          <div className={classes.actions} data-roving="">
            {actions}
          </div>
        )}
      </header>
    ),
    [title, isNamedLate, badge, actions],
  );
  return (
    <div className={isFilling ? classes.filling : classes.page}>
      <title>{title === product ? product : `${title} · ${product}`}</title>
      {header}
      {description !== undefined && (
        <Text c="dimmed" size="sm" className={classes.description}>
          {description}
        </Text>
      )}
      {children}
    </div>
  );
}
