import { Button, Group } from "@mantine/core";
import type { ReferenceField } from "@quarterdeck/model";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useReferenceTitle } from "#fields/field-services.ts";
import { titleKeyOf } from "#fields/values/read-reference.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface ReferenceChipsProps {
  readonly field: ReferenceField;
  readonly keys: readonly string[];
  /** Titles inside the values, in the same order. */
  readonly titles?: readonly (string | undefined)[];
  readonly onRemove: (index: number) => void;
}

/** Selected records as removable chips. */
export function ReferenceChips({
  field,
  keys,
  titles = [],
  onRemove,
}: ReferenceChipsProps): ReactNode {
  if (keys.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={field.label}>
      {keys.map((key, index) => (
        <Chip
          // A key may occur twice.
          key={`${index} ${key}`}
          field={field}
          recordKey={key}
          title={titles[index]}
          onRemove={() => onRemove(index)}
        />
      ))}
    </Group>
  );
}

interface ChipProps {
  readonly field: ReferenceField;
  readonly recordKey: string;
  readonly title: string | undefined;
  readonly onRemove: () => void;
}

function Chip({ field, recordKey, title, onRemove }: ChipProps): ReactNode {
  const t = useInputTexts();
  const read = useReferenceTitle(field.to, titleKeyOf(field, recordKey));
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
