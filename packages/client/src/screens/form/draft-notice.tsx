import { Button, Group } from "@mantine/core";
import { type Field, listDifferences } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./form.module.css";
import type { RecordForm } from "./use-record-form.ts";
import { VersionTable } from "./version-table.tsx";

interface DraftNoticeProps {
  readonly form: RecordForm;
  readonly field: Field;
  readonly onMerge: () => void;
  readonly isNew: boolean;
}

/** Notice of a restored draft, compared with the record as it is now. */
export function DraftNotice({ form, field, onMerge, isNew }: DraftNoticeProps): ReactNode {
  const t = useTexts("form");
  const { state, values, discard } = form;
  const { base, newer } = state;
  const differences = listDifferences({
    before: base.values.body ?? {},
    mine: values.body ?? {},
    theirs: (newer ?? base).values.body ?? {},
  });
  const hint = newer === undefined ? t("restoredHint") : t("restoredMoved");
  return (
    <Notice tone={newer === undefined ? "info" : "warning"} title={t("restored")}>
      <p>{isNew ? t("restoredNew") : hint}</p>
      {!isNew && differences.length > 0 && (
        <details className={classes.compare}>
          <summary>{t("compare", { count: differences.length })}</summary>
          <VersionTable
            label={t("restored")}
            field={field}
            differences={differences}
            columns={[
              { title: t("mine"), read: (one) => one.mine },
              { title: t("now"), read: (one) => one.theirs },
            ]}
          />
        </details>
      )}
      <Group gap="xs" mt="xs">
        {newer !== undefined && (
          <Button size="compact-sm" onClick={onMerge}>
            {t("merge")}
          </Button>
        )}
        <Button variant="default" size="compact-sm" onClick={discard}>
          {t("discard")}
        </Button>
      </Group>
    </Notice>
  );
}
