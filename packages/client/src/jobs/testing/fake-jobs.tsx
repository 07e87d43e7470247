import { MantineProvider } from "@mantine/core";
import type { ModelChunk, ModelSummary, Operation, Resource } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import { memoryRouter } from "#router/testing/memory-router.ts";
import { RouterContext } from "#router/use-router.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { createHttp, type Http } from "#http/http.ts";
import { queryKeys } from "#queries/keys.ts";
import { ModelContext } from "#queries/model/use-model.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { SessionContext } from "#session/session-context.ts";
import { createSessionStore } from "#session/session-store.ts";
import { jobs as jobTexts } from "#texts/en/jobs.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { type Job, type JobRow, noRows, type RowOutcome } from "#jobs/job.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { createJobsAccess, JobsContext } from "#jobs/jobs-access.ts";
import type { RowStore } from "#jobs/row-store.ts";

export const crates: Resource = {
  name: "crates",
  labels: { one: "Crate", many: "Crates" },
  collectionPath: "/crates",
  itemPath: "/crates/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  title: ["label"],
  fields: ["id", "label"].map((name) => ({
    kind: "text",
    name,
    label: name,
    isRequired: false,
  })),
  operations: { remove: "remove" },
  actions: [],
  evidence: [],
};

export const crateChunk: ModelChunk = { resource: crates, operations: [], referrers: [] };

const labelField = { kind: "text", name: "label", label: "Label", isRequired: true } as const;
const idParameter = {
  name: "id",
  in: "path",
  isRequired: true,
  style: "simple",
  explode: false,
  field: { kind: "text", name: "id", label: "ID", isRequired: true },
} as const;
const bodyOf = (mediaType: string) => ({
  isRequired: true,
  mediaType,
  mediaTypes: [mediaType],
  field: { kind: "group", name: "", label: "", isRequired: true, fields: [labelField] } as const,
});
const common = {
  path: "/crates/{id}",
  scope: "record",
  parameters: [idParameter],
  response: { status: "200", shape: "record", path: [] },
  needsSignIn: false,
  evidence: [],
} as const;

/** Operation that seals a crate with a label. */
export const sealCrate: Operation = {
  ...common,
  id: "seal",
  method: "post",
  path: "/crates/{id}/seal",
  label: "Seal",
  role: "action",
  body: bodyOf("application/json"),
};

/** Crates that can be changed in part and sealed. */
export const writableCrates: ModelChunk = {
  resource: {
    ...crates,
    operations: { read: "read", update: "change" },
    actions: ["seal"],
  },
  operations: [
    { ...common, id: "read", method: "get", label: "Read", role: "read" },
    {
      ...common,
      id: "change",
      method: "patch",
      label: "Change",
      role: "update",
      body: bodyOf("application/merge-patch+json"),
    },
    sealCrate,
  ],
  referrers: [],
};

const model: ModelSummary = {
  title: "",
  apiVersion: "",
  servers: [],
  resources: [crates],
  operations: [],
  signIn: { methods: [] },
} as unknown as ModelSummary;

/** A job that deletes crates, with some values of a test. */
export function crateJob(values: Partial<Job>): Job {
  return {
    id: "1",
    task: { kind: "remove" },
    source: { kind: "chosen" },
    resource: "crates",
    label: "Crates",
    parents: {},
    status: "running",
    isCollected: true,
    total: 4,
    counts: { ...noRows, waiting: 4 },
    createdAt: 0,
    ...values,
  };
}

/** Rows in memory, each with its outcome. */
export function fakeRows(rows: readonly (readonly [JobRow, RowOutcome])[]): RowStore {
  const indexed = rows.map(([row, outcome], index) => ({ row, outcome, index }));
  return {
    total: () => rows.length,
    counts: () => noRows,
    stateOf: (index) => rows[index]?.[1].state ?? "waiting",
    row: async (index) => rows[index]?.[0] ?? { key: "" },
    outcome: async (index) => rows[index]?.[1],
    mark: () => Promise.resolve(),
    add: () => Promise.resolve(),
    find: (states, from, max) =>
      indexed
        .filter(({ outcome, index }) => index >= from && states.includes(outcome.state))
        .slice(0, max)
        .map(({ index }) => index),
  };
}

/** Jobs whose actions only note their calls. */
export function fakeJobs(list: readonly Job[], rows: RowStore = fakeRows([])) {
  const act = () => vi.fn<(id: string) => Promise<void>>().mockResolvedValue();
  return {
    list: { all: () => list, subscribe: () => () => undefined },
    open: vi.fn<Jobs["open"]>().mockResolvedValue(),
    start: vi.fn<Jobs["start"]>().mockResolvedValue("2"),
    resume: act(),
    pause: act(),
    stop: act(),
    retry: act(),
    sendUnknown: act(),
    undo: vi.fn<Jobs["undo"]>().mockResolvedValue("2"),
    remove: act(),
    loadRows: async () => rows,
  } satisfies Jobs;
}

/** Renders a part of a page with the given jobs. */
export async function renderWithJobs(
  content: ReactNode,
  jobs: Jobs,
  chunk: ModelChunk = crateChunk,
  http?: Http,
): Promise<void> {
  const session = createSessionStore();
  const client = testClient(http ?? createHttp(session));
  client.setQueryData(queryKeys.chunk(resourceChunk("crates")), chunk);
  render(
    <MantineProvider>
      <SessionContext value={session}>
        <TextsProvider texts={{ ...mainTexts, jobs: jobTexts }}>
          <ModelContext value={model}>
            <QueryClientProvider client={client}>
              <JobsContext value={{ ...createJobsAccess(client), jobs: () => jobs }}>
                <RouterContext value={memoryRouter().router}>{content}</RouterContext>
              </JobsContext>
            </QueryClientProvider>
          </ModelContext>
        </TextsProvider>
      </SessionContext>
    </MantineProvider>,
  );
}
