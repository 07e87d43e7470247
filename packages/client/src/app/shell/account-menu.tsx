import {
  IconChevronDown,
  IconListCheck,
  IconLogout,
  IconPencilCheck,
  IconReportSearch,
  IconSettings,
} from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { jobsAddress, reportAddress, settingsAddress } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { ColorModeSwitch } from "#components/inputs/color-mode-switch.tsx";
import { useHttp } from "#http/http-context.ts";
import { requestSignOut } from "#queries/sign-in/sign-out.ts";
import { useSession } from "#session/session-context.ts";
import { describeUser } from "#session/user-value.ts";
import { useTexts } from "#texts/use-texts.ts";
import lines from "#components/styles/menu-item.module.css";
import classes from "./account-menu.module.css";

const LanguageSelect = lazyComponent(
  async () => (await import("#components/inputs/language-select.tsx")).LanguageSelect,
);

interface AccountMenuProps {
  /** Opens the corrections of the screen, on a phone: its header has no room for their button. */
  readonly onCorrect?: (() => void) | undefined;
}

/** Menu of the signed-in user. */
export function AccountMenu({ onCorrect }: AccountMenuProps): ReactNode {
  const t = useTexts("shell");
  const ofComponents = useTexts("components");
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const http = useHttp();
  const session = useSession();
  const user = describeUser(session?.user ?? null);
  const name = user.name === "" ? t("someone") : user.name;
  const details = [user.email, user.role].filter((text) => text !== undefined && text !== name);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        popoverTarget={id}
        aria-label={t("accountOf", { name })}
      >
        <span className={classes.initials} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={classes.name}>{name}</span>
        <IconChevronDown size="0.875rem" stroke={2} aria-hidden className={classes.chevron} />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        onToggle={() => setHasOpened(true)}
        className={classes.panel}
        aria-label={t("account")}
        role="group"
      >
        <div className={classes.who}>
          <strong>{name}</strong>
          {details.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        <div className={classes.colors}>
          <ColorModeSwitch />
        </div>
        <div className={classes.language}>{hasOpened && <LanguageSelect />}</div>
        <div className={classes.actions} onClickCapture={() => panel.current?.hidePopover()}>
          <AppLink address={settingsAddress()} className={lines.item}>
            <IconSettings size="1.125rem" stroke={1.75} aria-hidden />
            {t("settings")}
          </AppLink>
          <AppLink address={jobsAddress()} className={lines.item}>
            <IconListCheck size="1.125rem" stroke={1.75} aria-hidden />
            {t("jobs")}
          </AppLink>
          <AppLink address={reportAddress()} className={lines.item}>
            <IconReportSearch size="1.125rem" stroke={1.75} aria-hidden />
            {t("report")}
          </AppLink>
          {onCorrect !== undefined && (
            <button type="button" className={lines.item} onClick={onCorrect}>
              <IconPencilCheck size="1.125rem" stroke={1.75} aria-hidden />
              {ofComponents("correct")}
            </button>
          )}
          <button type="button" className={lines.item} onClick={() => requestSignOut(http)}>
            <IconLogout size="1.125rem" stroke={1.75} aria-hidden />
            {t("signOut")}
          </button>
        </div>
      </div>
    </>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@._-]+/).filter((word) => word !== "");
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
