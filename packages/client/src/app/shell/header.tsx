import {
  IconActivityHeartbeat,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconPencilCheck,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { AttentionIndicator } from "./attention-indicator.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { JobsIndicator } from "./jobs-status.tsx";
import { PaletteButton } from "./palette-button.tsx";
import classes from "./shell.module.css";

interface HeaderProps {
  readonly isPhone: boolean;
  /** True if the sidebar shows icons and labels. */
  readonly isSidebarWhole: boolean;
  readonly onToggle: () => void;
  readonly showsCalls: boolean;
  readonly onCalls: () => void;
  readonly isCorrecting: boolean;
  readonly onCorrect: () => void;
}

const toggles = {
  menu: { Icon: IconMenu2, text: "openMenu" },
  collapse: { Icon: IconLayoutSidebarLeftCollapse, text: "collapse" },
  expand: { Icon: IconLayoutSidebarLeftExpand, text: "expand" },
} as const;

export function Header(props: HeaderProps): ReactNode {
  const { isPhone, isSidebarWhole, onToggle, showsCalls, onCalls, isCorrecting, onCorrect } = props;
  const t = useTexts("shell");
  const ofComponents = useTexts("components");
  const { Icon, text } = toggles[isPhone ? "menu" : isSidebarWhole ? "collapse" : "expand"];
  return (
    <header className={classes.header} data-roving="">
      <button
        type="button"
        className={classes.toggle}
        aria-label={t(text)}
        title={t(text)}
        aria-expanded={isSidebarWhole}
        onClick={onToggle}
      >
        <Icon size="1.25rem" stroke={1.75} aria-hidden />
      </button>
      <Breadcrumbs />
      <AttentionIndicator />
      <JobsIndicator />
      <PaletteButton />
      {!isPhone && (
        <button
          type="button"
          className={classes.toggle}
          aria-label={ofComponents("correct")}
          title={ofComponents("correct")}
          aria-pressed={isCorrecting}
          onClick={onCorrect}
        >
          <IconPencilCheck size="1.25rem" stroke={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.toggle}
        aria-label={t("calls")}
        title={t("calls")}
        aria-pressed={showsCalls}
        onClick={onCalls}
      >
        <IconActivityHeartbeat size="1.25rem" stroke={1.75} aria-hidden />
      </button>
      <AccountMenu onCorrect={isPhone ? onCorrect : undefined} />
    </header>
  );
}
