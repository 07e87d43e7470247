import { type ReactNode, useEffect, useRef, useState } from "react";
import { limitGroups, type ResourceGroup } from "#components/resources/resource-groups.ts";
import { SidebarGroupList } from "./sidebar-group-list.tsx";

/** Number of links that render at once: more than a window shows. */
const step = 200;
/** In rem, as in the style of a link. */
const linkHeight = 2.125;

interface SidebarListsProps {
  readonly groups: readonly ResourceGroup[];
  /** Name of the current resource. */
  readonly active: string | undefined;
  /** All groups are open. */
  readonly isForced: boolean;
  /** Groups are initially open on small windows too. */
  readonly isOpenAtFirst: boolean;
}

/** Groups of links to lists. Of thousands, those behind the first ones render as the user scrolls or tabs to them. */
export function SidebarLists({ groups, active, ...open }: SidebarListsProps): ReactNode {
  const [limit, setLimit] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const resources = groups.flatMap((group) => group.resources);
  const current = resources.findIndex(({ name }) => name === active);
  const count = Math.max(limit, current + step / 2);
  const rest = resources.length - count;

  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setLimit(count + step),
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);

  return (
    <>
      {limitGroups(groups, count).map((group) => (
        <SidebarGroupList key={group.label ?? ""} group={group} active={active} {...open} />
      ))}
      {rest > 0 && <div ref={end} style={{ blockSize: `${rest * linkHeight}rem` }} />}
    </>
  );
}
