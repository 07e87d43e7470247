import { IconBookmark, IconPin } from "@tabler/icons-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useShownView } from "#components/resources/use-shown-view.ts";
import { isSameView, savedViews, subscribeViews } from "#storage/views.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./sidebar.module.css";
import { SidebarLink } from "./sidebar-link.tsx";

/** Saved views. */
export function SidebarViews(): ReactNode {
  const t = useTexts("shell");
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const shown = useShownView();
  if (views.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t("views")}>
      <ul className={classes.list}>
        {views.map((view) => {
          const { name, path, search, isPinned } = view;
          const Icon = isPinned === true ? IconPin : IconBookmark;
          return (
            <li key={`${path} ${name}`}>
              <SidebarLink
                address={{ to: path, search }}
                isActive={isSameView(view, shown)}
                icon={<Icon size="1.125rem" stroke={1.75} aria-hidden />}
              >
                {name}
              </SidebarLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
