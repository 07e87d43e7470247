import type { ChunkName, Field, ModelChunk } from "@quarterdeck/model";
import { operationChunk } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { readSegment } from "#addresses/address.ts";
import { expectedChunk } from "#addresses/resource-address.ts";
import type { Correct } from "#components/corrections/correct-context.ts";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { usePathname } from "#router/use-router.ts";
import { useTexts } from "#texts/use-texts.ts";
import { SubjectGroup } from "./subject-group.tsx";
import { listWritten } from "./resource-inputs.ts";

/** Subjects on the screen of the address: list, fields and actions; else every resource. */
export function ScreenSubjects({ onSubject }: { readonly onSubject: Correct }): ReactNode {
  const t = useTexts("components");
  const ofReport = useTexts("report");
  const chunk = useScreenChunk();
  const api = (
    <SubjectGroup
      title={ofReport("apiGroup")}
      onSubject={onSubject}
      subjects={[{ text: ofReport("api"), subject: { kind: "api" } }]}
    />
  );
  if (chunk === undefined) {
    return (
      <>
        {api}
        <AllResources onSubject={onSubject} />
      </>
    );
  }
  return (
    <>
      <ChunkBoundary name={chunk} loading={<span role="status">{t("loading")}</span>}>
        {(loaded) => <ChunkSubjects chunk={loaded} onSubject={onSubject} />}
      </ChunkBoundary>
      {api}
    </>
  );
}

const OPERATIONS = "/-/operations/";

/** Chunk of the screen's list, record or operation. */
function useScreenChunk(): ChunkName | undefined {
  const { resources, operations } = useModel();
  const pathname = usePathname();
  if (pathname.startsWith(OPERATIONS)) {
    const id = readSegment(pathname.slice(OPERATIONS.length).replace(/\/$/, ""));
    const operation = operations.find((one) => one.id === id);
    return operation && operationChunk(operation);
  }
  const name = expectedChunk(pathname);
  return resources.some((resource) => `resource:${resource.name}` === name) ? name : undefined;
}

function ChunkSubjects({
  chunk: { resource, operations },
  onSubject,
}: {
  readonly chunk: ModelChunk;
  readonly onSubject: Correct;
}): ReactNode {
  const t = useTexts("report");
  const own = operations.filter((operation) => operation.resource === resource?.name);
  const fields = distinctFields([...(resource?.fields ?? []), ...listWritten(own)]);
  return (
    <>
      {resource !== undefined && (
        <SubjectGroup
          title={resource.labels.many}
          onSubject={onSubject}
          subjects={[
            ...(resource.list === undefined
              ? []
              : [
                  {
                    text: t("correctList"),
                    subject: { kind: "list", resource: resource.name },
                  } as const,
                ]),
            {
              text: t("correctResource"),
              subject: { kind: "resource", resource: resource.name },
            },
          ]}
        />
      )}
      {resource !== undefined && fields.length > 0 && (
        <SubjectGroup
          title={t("fields")}
          onSubject={onSubject}
          subjects={fields.map((field) => ({
            text: field.label,
            code: field.name,
            subject: { kind: "field", resource: resource.name, field: field.name },
          }))}
        />
      )}
      <SubjectGroup
        title={t("operations")}
        onSubject={onSubject}
        subjects={own.map((operation) => ({
          text: operation.label,
          code: `${operation.method.toUpperCase()} ${operation.path}`,
          subject: {
            kind: "operation",
            operation: operation.id,
            ...(operation.resource === undefined ? {} : { resource: operation.resource }),
          },
        }))}
      />
    </>
  );
}

/** The first field of each name. */
function distinctFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field, at) => fields.findIndex(({ name }) => name === field.name) === at);
}

function AllResources({ onSubject }: { readonly onSubject: Correct }): ReactNode {
  const t = useTexts("report");
  const { resources } = useModel();
  return (
    <SubjectGroup
      title={t("resources")}
      onSubject={onSubject}
      subjects={resources.map(({ name, labels }) => ({
        text: labels.many,
        code: name,
        subject: { kind: "resource", resource: name },
      }))}
    />
  );
}
