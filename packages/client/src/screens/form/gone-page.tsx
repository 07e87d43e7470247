import { Button, Group, Text } from "@mantine/core";
import type { KeyedRecordRef } from "@quarterdeck/model";
import { IconFileUnknown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { JsonView } from "#components/values/json-view.tsx";
import { Page } from "#components/page/page.tsx";
import { fromDraft } from "#operations/draft-values.ts";
import { useTexts } from "#texts/use-texts.ts";
import { CreateAgain } from "./create-again.tsx";
import type { OfferedDrafts } from "./offered-drafts.ts";
import { ToList } from "./to-list.tsx";

interface GonePageProps {
  readonly target: KeyedRecordRef;
  readonly drafts: OfferedDrafts;
}

/** Page instead of the form of a record that no longer exists, with the draft of its values. */
export function GonePage({ target, drafts }: GonePageProps): ReactNode {
  const t = useTexts("form");
  const { draft } = drafts;
  return (
    <Page title={t("gone")}>
      <EmptyState icon={<IconFileUnknown size="1.75rem" />} title={t("gone")} hint={t("goneHint")}>
        <ToList resource={target.resource} parents={target.parents} />
      </EmptyState>
      {draft !== undefined && (
        <>
          <Text size="sm">{t("goneDraft")}</Text>
          <JsonView value={fromDraft(draft.values)?.body} label={t("goneDraft")} />
          <Group>
            <CreateAgain
              target={target}
              title={draft.title}
              names={draft.asked ?? []}
              record={undefined}
              values={fromDraft(draft.values) ?? { parameters: {}, body: undefined }}
              onLeave={drafts.onDrop}
            />
            <Button variant="default" size="compact-sm" onClick={drafts.onDrop}>
              {t("discard")}
            </Button>
          </Group>
        </>
      )}
    </Page>
  );
}
