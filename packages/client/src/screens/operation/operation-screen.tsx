import { Badge, Button, Code, Group } from "@mantine/core";
import type { Operation } from "@quarterdeck/model";
import { IconPencilCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { MethodBadge } from "#components/resources/method-badge.tsx";
import { Page } from "#components/page/page.tsx";
import { OperationRunner } from "#operations/operation-runner.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import classes from "./operation-screen.module.css";

interface OperationScreenProps {
  readonly operation: Operation;
  /** Parameter values by name, from the query. */
  readonly prefill: { readonly [name: string]: string };
}

/** Form of any operation, with its response. */
export function OperationScreen({ operation, prefill }: OperationScreenProps): ReactNode {
  const t = useResultTexts();
  const ofComponents = useTexts("components");
  const correct = useCorrect();
  return (
    <Page
      key={operation.id}
      title={operation.label}
      badge={
        <Group gap="xs">
          <MethodBadge method={operation.method} />
          <Code className={classes.path}>{operation.path}</Code>
          {operation.isDeprecated === true && <Badge color="yellow">{t("deprecated")}</Badge>}
        </Group>
      }
      description={operation.description}
      actions={
        correct && (
          <Button
            variant="default"
            leftSection={<IconPencilCheck size="1rem" aria-hidden />}
            onClick={() =>
              correct({
                kind: "operation",
                operation: operation.id,
                ...(operation.resource === undefined ? {} : { resource: operation.resource }),
              })
            }
          >
            {ofComponents("correct")}
          </Button>
        )
      }
    >
      <div className={classes.body}>
        <OperationRunner operation={operation} prefill={prefill} />
      </div>
    </Page>
  );
}
