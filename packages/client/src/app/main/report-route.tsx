import { useNavigate, useSearch } from "#router/use-router.ts";
import { reportAddress } from "#addresses/address.ts";
import { prefetchModelMessages } from "#components/values/use-model-messages.ts";
import { ReportScreen } from "#screens/report/report-screen.tsx";
import { schemaChanges } from "#texts/en/schema-changes.ts";
import { report } from "#texts/en/report.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

// In parallel with the model.
prefetchModelMessages();

const texts = { schemaChanges, report };

/** API report with the search of the address. `isOpen`: without a session. */
export function ReportRoute({ isOpen = false }: { readonly isOpen?: boolean }) {
  const navigate = useNavigate();
  const query = useSearch()["q"];
  return (
    <TextsProvider texts={texts}>
      <ReportScreen
        query={query ?? ""}
        isOpen={isOpen}
        onQuery={(text) => void navigate({ ...reportAddress(text), replace: true })}
      />
    </TextsProvider>
  );
}
