import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";

interface ToListProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** Link to the list of a resource. */
export function ToList({ resource, parents }: ToListProps): ReactNode {
  const t = useTexts("form");
  const model = useModel();
  return (
    <AppLink address={listAddress(model, resource, { parents })}>
      {t("toList", { label: inlineLabel(resource.labels.many) })}
    </AppLink>
  );
}
