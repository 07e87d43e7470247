import { Button, Group } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconFilterOff, IconInbox, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { importAddress, newAddress } from "#addresses/resource-address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useListTexts } from "#texts/use-list-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

interface NoRowsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
  readonly onReload: () => void;
}

/** Empty state: no match, a page after the last one, or no records. */
export function NoRows(props: NoRowsProps): ReactNode {
  const { resource, address, onNarrow } = props;
  const t = useListTexts();
  const common = useTexts("components");
  const isSearched = address.search !== "";
  const isFiltered = Object.values(address.filters).some((values) => values.length > 0);
  const label = inlineLabel(resource.labels.many);
  if (address.page > 1) {
    return (
      <EmptyState icon={<IconInbox size="1.75rem" />} title={t("pastEnd")} hint={t("pastEndHint")}>
        <Button variant="default" onClick={() => onNarrow({}, false)}>
          {t("firstPage")}
        </Button>
      </EmptyState>
    );
  }
  if (!isSearched && !isFiltered) return <NoneYet {...props} />;
  const hint =
    isSearched && isFiltered ? "noMatchHint" : isSearched ? "noHitHint" : "noFilterMatchHint";
  return (
    <EmptyState
      icon={<IconFilterOff size="1.75rem" />}
      title={t("noMatch", { label })}
      hint={t(hint, { text: address.search })}
    >
      <Group justify="center" gap="sm">
        {isSearched && isFiltered && (
          <Button variant="default" onClick={() => onNarrow({ search: "" }, false)}>
            {common("clearSearch")}
          </Button>
        )}
        <Button variant="default" onClick={() => onNarrow({ search: "", filters: {} }, false)}>
          {t("clearAll")}
        </Button>
      </Group>
    </EmptyState>
  );
}

/** Empty state of a list without records: create, import, or reload if the API supports neither. */
function NoneYet({ resource, parents, onReload }: NoRowsProps): ReactNode {
  const t = useListTexts();
  const common = useTexts("components");
  const model = useModel();
  const canCreate = resource.operations.create !== undefined;
  const { one, many } = resource.labels;
  return (
    <EmptyState
      icon={<IconInbox size="1.75rem" />}
      title={t("empty", { label: inlineLabel(many) })}
      hint={t(canCreate ? "emptyFirst" : "emptyHint")}
    >
      <Group justify="center" gap="sm">
        {canCreate ? (
          <>
            <LinkButton
              address={newAddress(model, resource, parents)}
              leftSection={<IconPlus size="1rem" />}
            >
              {common("create", { label: inlineLabel(one) })}
            </LinkButton>
            <LinkButton variant="default" address={importAddress(model, resource, parents)}>
              {t("importRecords")}
            </LinkButton>
          </>
        ) : (
          <Button variant="default" onClick={onReload}>
            {common("reload")}
          </Button>
        )}
      </Group>
    </EmptyState>
  );
}
