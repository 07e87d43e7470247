import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#components/feedback/notice.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { bodyMemberNames } from "#operations/reconcile-values.ts";
import { useTexts } from "#texts/use-texts.ts";
import { CreateAgain } from "./create-again.tsx";
import type { FormQuestionsProps } from "./form-questions.tsx";
import { ToList } from "./to-list.tsx";

/** Notice that another user deleted the record, with a way to create it again. */
export function GoneNotice({ target, operation, form, saving }: FormQuestionsProps): ReactNode {
  const t = useTexts("form");
  const { resource, parents } = target;
  const { record } = form.state.base;
  return (
    <Notice tone="warning" title={t("deleted")}>
      <p>{t("deletedHint")}</p>
      <Group gap="xs" mt="xs">
        <CreateAgain
          target={target}
          title={recordName(resource, record) ?? resource.labels.one}
          names={bodyMemberNames(operation)}
          record={record}
          values={form.values}
          onLeave={saving.leave}
        />
        <ToList resource={resource} parents={parents} />
      </Group>
    </Notice>
  );
}
