import { useSettingsTexts } from "#texts/use-settings-texts.ts";
import { Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ColorModeSwitch } from "#components/inputs/color-mode-switch.tsx";
import { ConnectionFields } from "#components/inputs/connection-fields.tsx";
import { LanguageSelect } from "#components/inputs/language-select.tsx";
import { DensitySwitch } from "#components/inputs/density-switch.tsx";
import { OwnHeaders } from "#components/inputs/own-headers.tsx";
import { Page } from "#components/page/page.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useSession, useSessionStore } from "#session/session-context.ts";
import { describeUser } from "#session/user-value.ts";
import { useFormat } from "#texts/use-texts.ts";
import { soundsLikePassword } from "./is-password-change.ts";
import { OtherCredentials } from "./other-credentials.tsx";
import { PasswordChange } from "./password-change.tsx";
import { SettingRecord } from "./setting-record.tsx";
import classes from "./settings-screen.module.css";
import { columns } from "#texts/en/columns.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { resetReads } from "#components/inputs/reset-reads.ts";

const columnTexts = { columns };

const SAMPLE = Date.UTC(2026, 0, 31, 14, 30);

/** Account and appearance. */
export function SettingsScreen(): ReactNode {
  const t = useSettingsTexts();
  const format = useFormat();
  const { operations } = useModel();
  const client = useQueryClient();
  const { settings, schemes } = useSessionStore().describedSignIn() ?? {};
  const user = describeUser(useSession()?.user ?? null);
  const facts = [
    { label: t("name"), value: user.name },
    { label: t("email"), value: user.email },
    { label: t("role"), value: user.role },
  ].filter(({ value }) => value !== undefined && value !== "");
  return (
    <Page title={t("title")}>
      <section className={classes.section} aria-labelledby="settings-account">
        <h2 id="settings-account">{t("account")}</h2>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.section} aria-labelledby="settings-connection">
        <h2 id="settings-connection">{t("connection")}</h2>
        {settings !== undefined && (
          <Text size="sm" c="dimmed" mb="sm">
            {t("connectionHint")}
          </Text>
        )}
        <div className={classes.form}>
          {settings !== undefined && (
            <>
              {settings.map(
                ({ name, field }) =>
                  field.kind === "reference" && (
                    <SettingRecord
                      key={name}
                      name={name}
                      field={field}
                      onChanged={() => void resetReads(client)}
                    />
                  ),
              )}
              <ConnectionFields
                settings={settings.filter(({ field }) => field.kind !== "reference")}
                onChanged={() => void resetReads(client)}
              />
            </>
          )}
          {schemes !== undefined && <OtherCredentials schemes={schemes} />}
          <OwnHeaders />
        </div>
      </section>
      <div className={classes.choices}>
        <section className={classes.choice} aria-labelledby="settings-colors">
          <h2 id="settings-colors">{t("colors")}</h2>
          <p>{t("colorsHint")}</p>
          <div className={classes.named}>
            <ColorModeSwitch />
          </div>
        </section>
        <section className={classes.choice} aria-labelledby="settings-language">
          <h2 id="settings-language">{t("language")}</h2>
          <p>
            {t("languageHint", {
              number: format.number(1234.5),
              date: format.dateAndTime(SAMPLE),
            })}
          </p>
          <LanguageSelect />
        </section>
        <section className={classes.choice} aria-labelledby="settings-density">
          <h2 id="settings-density">{t("density")}</h2>
          <p>{t("densityHint")}</p>
          <div className={classes.named}>
            <TextsProvider texts={columnTexts}>
              <DensitySwitch />
            </TextsProvider>
          </div>
        </section>
      </div>
      <PasswordChange candidates={operations.filter(soundsLikePassword)} />
    </Page>
  );
}
