import { useLocation, useNavigate } from "@tanstack/react-router";
import { reportAddress } from "#addresses/address.ts";
import type { SearchParams } from "#addresses/address.ts";
import { prefetchModelMessages } from "#components/values/use-model-messages.ts";
import { ReportScreen } from "#screens/report/report-screen.tsx";
import { schemaChanges } from "#texts/en/schema-changes.ts";
import { report } from "#texts/en/report.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

// Beside the model, not behind it.
prefetchModelMessages();

const texts = { schemaChanges, report };

/** What was understood, and what of it the address searches for. */
export function ReportRoute() {
  const navigate = useNavigate();
  const sought = useLocation({ select: (location) => (location.search as SearchParams)["q"] });
  return (
    <TextsProvider texts={texts}>
      <ReportScreen
        sought={sought ?? ""}
        onSought={(text) => void navigate({ ...reportAddress(text), replace: true })}
      />
    </TextsProvider>
  );
}
