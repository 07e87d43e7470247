import type { Resource } from "@quarterdeck/model";
import { listImportPlans } from "@quarterdeck/model";
import { IconTableImport } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { LinkButton } from "#components/buttons/link-button.tsx";
import { Page } from "#components/page/page.tsx";
import { hasSecret } from "#jobs/has-secret.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useTexts } from "#texts/use-texts.ts";
import { importParameters } from "./import-parameters.ts";
import { ImportSteps } from "./import-steps.tsx";

interface ImportScreenProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** Imports records from a file: mapping, check, then the first write. */
export function ImportScreen({ resource, parents }: ImportScreenProps): ReactNode {
  const t = useTexts("imports");
  const model = useModel();
  const chunk = useChunk();
  const target = { chunk, resource, parents };
  // A job is stored, and secrets are not.
  const plans = listImportPlans(chunk, resource).filter(
    (plan) => !importParameters(target, plan).some(({ field }) => hasSecret(field)),
  );
  const label = inlineLabel(resource.labels.many);
  return (
    <Page title={t("title", { label })} description={t("description")}>
      {plans.length === 0 ? (
        <EmptyState
          icon={<IconTableImport size="1.75rem" />}
          title={t("impossible", { label })}
          hint={t("impossibleHint")}
        >
          <LinkButton variant="default" address={listAddress(model, resource, { parents })}>
            {t("toList", { label })}
          </LinkButton>
        </EmptyState>
      ) : (
        <ImportSteps target={target} plans={plans} />
      )}
    </Page>
  );
}
