import { Button, Group } from "@mantine/core";
import type { ReferenceField } from "@quarterdeck/model";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { useReferenceTitle } from "#fields/field-services.ts";
import { inputs } from "#texts/en/inputs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const inputTexts = { inputs };

interface ReferenceChipsProps {
  readonly field: ReferenceField;
  readonly keys: readonly string[];
  /** Those that the values themselves carry, in the same order. */
  readonly titles?: readonly (string | undefined)[];
  readonly onRemove: (place: number) => void;
}

/** The records that are taken, each with the way to let go of it. */
export function ReferenceChips(props: ReferenceChipsProps): ReactNode {
  return (
    <TextsProvider texts={inputTexts}>
      <Chips {...props} />
    </TextsProvider>
  );
}

function Chips({ field, keys, titles = [], onRemove }: ReferenceChipsProps): ReactNode {
  if (keys.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={field.label}>
      {keys.map((key, place) => (
        <Chip
          // A list may hold a key twice.
          key={`${place} ${key}`}
          to={field.to}
          recordKey={key}
          title={titles[place]}
          onRemove={() => onRemove(place)}
        />
      ))}
    </Group>
  );
}

interface ChipProps {
  readonly to: string;
  readonly recordKey: string;
  readonly title: string | undefined;
  readonly onRemove: () => void;
}

function Chip({ to, recordKey, title, onRemove }: ChipProps): ReactNode {
  const t = useTexts("inputs");
  const read = useReferenceTitle(to, encodeURIComponent(recordKey));
  const name = title ?? read ?? recordKey;
  return (
    <Button
      variant="light"
      size="compact-sm"
      radius="xl"
      rightSection={<IconX size="0.875rem" />}
      aria-label={t("pickRemove", { title: name })}
      onClick={onRemove}
    >
      {name}
    </Button>
  );
}
