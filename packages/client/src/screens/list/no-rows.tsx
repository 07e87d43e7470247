import { Button } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconFilterOff, IconInbox } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { EmptyState } from "#components/empty-state.tsx";
import { inSentence } from "#components/in-sentence.ts";
import { useTexts } from "#texts/use-texts.ts";

interface NoRowsProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
}

/** No rows: because of what was asked for, because the page lies past the last, or because there are none. */
export function NoRows({ resource, address, onNarrow }: NoRowsProps): ReactNode {
  const t = useTexts("list");
  const isNarrowed =
    address.search !== "" || Object.values(address.filters).some((values) => values.length > 0);
  const label = inSentence(resource.labels.many);
  if (address.page > 1) {
    return (
      <EmptyState icon={<IconInbox size={28} />} title={t("pastEnd")} hint={t("pastEndHint")}>
        <Button variant="default" onClick={() => onNarrow({}, false)}>
          {t("firstPage")}
        </Button>
      </EmptyState>
    );
  }
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={<IconInbox size={28} />}
        title={t("empty", { label })}
        hint={t("emptyHint")}
      />
    );
  }
  return (
    <EmptyState
      icon={<IconFilterOff size={28} />}
      title={t("noMatch", { label })}
      hint={t("noMatchHint")}
    >
      <Button variant="default" onClick={() => onNarrow({ search: "", filters: {} }, false)}>
        {t("clearAll")}
      </Button>
    </EmptyState>
  );
}
