import { Group, Text, Title } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import type { SearchParams } from "#addresses/address.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { storeRecentItem } from "#storage/recent-items.ts";
import { hasSignedInHere } from "#session/session.ts";
import classes from "./page.module.css";

interface PageProps {
  readonly title: string;
  /** The title grows when its record arrives: what stands beside it must not jump below it then. */
  readonly isNamedLate?: boolean;
  /** False: nothing is there to come back to. */
  readonly isVisit?: boolean;
  /** Beside the title: a key, a badge. */
  readonly aside?: ReactNode;
  readonly description?: string | undefined;
  readonly actions?: ReactNode;
  /** The content takes the height of the window and scrolls inside itself. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
}

const settled = 400;

// The first page that is read leaves the focus at the start of the document, where the skip link is.
let hasShownPage = false;

/** The frame of every screen inside the layout; another screen is another `key`. */
export function Page({
  title,
  isNamedLate = false,
  isVisit = true,
  aside,
  description,
  actions,
  isFilling = false,
  children,
}: PageProps): ReactNode {
  const product = runtimeConfig().title;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownPage || hasSignedInHere()) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, []);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: (location) => location.search as SearchParams });
  useEffect(() => {
    // Titles arrive after their screens; typing into a search changes an address by the letter.
    const keep = (): void => {
      if (isVisit) void storeRecentItem({ path, search, title, at: Date.now() });
    };
    const timer = setTimeout(keep, settled);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [path, search, title, isVisit]);
  return (
    <div className={isFilling ? classes.filling : classes.page}>
      <title>{title === product ? product : `${title} · ${product}`}</title>
      <header className={classes.header} data-late={isNamedLate || undefined}>
        <Group gap="sm" wrap="wrap" className={classes.heading}>
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {aside}
        </Group>
        {actions !== undefined && (
          <Group gap="xs" className={classes.actions}>
            {actions}
          </Group>
        )}
      </header>
      {description !== undefined && (
        <Text c="dimmed" size="sm" className={classes.description}>
          {description}
        </Text>
      )}
      {children}
    </div>
  );
}
