import { Text } from "@mantine/core";
import type { ChunkName, Field, ModelChunk } from "@quarterdeck/model";
import { operationChunk } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { readSegment } from "#addresses/address.ts";
import { expectedChunk } from "#addresses/resource-address.ts";
import type { Correct, Subject } from "#components/corrections/correct-context.ts";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { usePathname } from "#router/use-router.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./corrections.module.css";
import { listWritten } from "./resource-inputs.ts";

/** Subjects on the screen of the address: list, fields and actions; else every resource. */
export function ScreenSubjects({ onSubject }: { readonly onSubject: Correct }): ReactNode {
  const t = useTexts("components");
  const ofReport = useTexts("report");
  const chunk = useScreenChunk();
  const api = (
    <Group
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
        <Group
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
        <Group
          title={t("fields")}
          onSubject={onSubject}
          subjects={fields.map((field) => ({
            text: field.label,
            code: field.name,
            subject: { kind: "field", resource: resource.name, field: field.name },
          }))}
        />
      )}
      <Group
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
    <Group
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

interface Entry {
  readonly text: string;
  readonly code?: string;
  readonly subject: Subject;
}

function Group({
  title,
  subjects,
  onSubject,
}: {
  readonly title: string;
  readonly subjects: readonly Entry[];
  readonly onSubject: Correct;
}): ReactNode {
  return (
    <section className={classes.group} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {subjects.map(({ text, code, subject }) => (
          <li key={JSON.stringify(subject)}>
            <button type="button" onClick={() => onSubject(subject)}>
              <span>{text}</span>
              {code !== undefined && (
                <Text component="code" size="xs" c="dimmed">
                  {code}
                </Text>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
