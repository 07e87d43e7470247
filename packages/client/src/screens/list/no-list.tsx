import { ownMember } from "@quarterdeck/model";
import { Button, Group, TextInput } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconListSearch } from "@tabler/icons-react";
import { useNavigate } from "#router/use-router.ts";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useListTexts } from "#texts/use-list-texts.ts";

interface NoListProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** Opens a record by its key if the API has no list. */
export function NoList({ resource, parents }: NoListProps): ReactNode {
  const t = useListTexts();
  const model = useModel();
  const navigate = useNavigate();
  const [parts, setParts] = useState<Readonly<Record<string, string>>>({});
  const key = resource.key.map(({ parameter }) =>
    encodeURIComponent(ownMember(parts, parameter)?.trim() ?? ""),
  );
  const isReadable = resource.operations.read !== undefined && resource.key.length > 0;
  return (
    <EmptyState
      icon={<IconListSearch size="1.75rem" />}
      title={t("noList", { label: resource.labels.many })}
      hint={t(isReadable ? "noListHint" : "noListNoRead")}
    >
      {isReadable && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (key.includes("")) return;
            void navigate({ ...recordAddress(model, resource, key.join(","), { parents }) });
          }}
        >
          <Group align="end" justify="center">
            {resource.key.map(({ parameter }) => (
              <TextInput
                key={parameter}
                label={parameter}
                required
                value={ownMember(parts, parameter) ?? ""}
                onChange={(event) => setParts({ ...parts, [parameter]: event.currentTarget.value })}
              />
            ))}
            <Button type="submit">{t("open")}</Button>
          </Group>
        </form>
      )}
    </EmptyState>
  );
}
