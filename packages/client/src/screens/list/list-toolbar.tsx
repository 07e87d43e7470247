import { Badge, Button, Group, Text } from "@mantine/core";
import type { Field, ListShape, Resource } from "@quarterdeck/model";
import { IconFilter, IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { Age } from "#components/age.tsx";
import type { ListReading } from "#queries/list.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ColumnMenu } from "./column-menu.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { SearchBox } from "./search-box.tsx";

interface ListToolbarProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly address: ListAddress;
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  readonly reading: ListReading;
  readonly onNarrow: (change: Partial<ListAddress>, isTyping: boolean) => void;
  readonly onColumns: (columns: readonly string[] | undefined) => void;
}

export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { resource, list, address, fields, shown, reading, onNarrow, onColumns } = props;
  const t = useTexts("list");
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const active = Object.values(address.filters).filter((values) => values.length > 0).length;
  return (
    <>
      <Group gap="xs">
        {list.search !== undefined && (
          <SearchBox
            label={t("search", { label: resource.labels.many })}
            value={address.search}
            onSearch={(search, isTyping) => onNarrow({ search }, isTyping)}
          />
        )}
        {list.filters.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconFilter size={16} />}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setIsOpen(!isOpen)}
            rightSection={
              active > 0 && (
                <Badge size="sm" circle aria-label={t("activeFilters", { count: active })}>
                  {active}
                </Badge>
              )
            }
          >
            {t("filters")}
          </Button>
        )}
        {fields.length > 1 && <ColumnMenu fields={fields} shown={shown} onColumns={onColumns} />}
        <Group gap="xs" ms="auto">
          {reading.updatedAt > 0 && (
            <Text size="sm" c="dimmed">
              <Age since={reading.updatedAt} />
            </Text>
          )}
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            loading={reading.isFetching}
            onClick={reading.refresh}
          >
            {t("reload")}
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <FilterPanel
          id={panel}
          list={list}
          chosen={address.filters}
          onChosen={(filters, isTyping) => onNarrow({ filters }, isTyping)}
        />
      )}
    </>
  );
}
