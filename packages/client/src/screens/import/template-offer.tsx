import { Button, Group, Text } from "@mantine/core";
import type { ImportPlan, Resource } from "@quarterdeck/model";
import { createRowWriter, templateColumns } from "@quarterdeck/model";
import { IconFileDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fileStem, downloadText } from "#components/values/download-text.ts";
import { useTexts } from "#texts/use-texts.ts";

interface TemplateOfferProps {
  readonly resource: Resource;
  readonly plans: readonly ImportPlan[];
}

/** Downloads an empty file with the right columns. */
export function TemplateOffer({ resource, plans }: TemplateOfferProps): ReactNode {
  const t = useTexts("imports");
  const [plan] = plans;
  if (plan === undefined) return null;
  const canChange = resource.list !== undefined && plans.some(({ mode }) => mode !== "create");
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconFileDownload size="1rem" />}
        onClick={() => {
          const { head } = createRowWriter("csv", templateColumns(plan));
          downloadText(head, `${fileStem(resource.labels.many)}.csv`, "text/csv");
        }}
      >
        {t("template")}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 16rem">
        {[t("templateHint"), ...(canChange ? [t("templateChange")] : [])].join(" ")}
      </Text>
    </Group>
  );
}
