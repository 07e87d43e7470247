import { parseJson, writeJson } from "@quarterdeck/model";
import type { AdminModel } from "@quarterdeck/model";

/** An admin model as JSON texts that are each parsed in one task. */
export interface PartitionedModel {
  readonly rest: string;
  readonly resources: readonly string[];
  readonly operations: readonly string[];
}

/** Length of a text that parses within a few milliseconds. */
const MAX_TEXT_LENGTH = 60_000;

self.onmessage = ({ data }: MessageEvent<Blob>) => void partition(data);

async function partition(file: Blob): Promise<void> {
  const { resources, operations, ...rest } = parseJson(await file.text()) as AdminModel;
  const model: PartitionedModel = {
    rest: writeJson(rest),
    resources: writeBatches(resources),
    operations: writeBatches(operations),
  };
  self.postMessage(model);
}

function writeBatches(items: readonly unknown[]): readonly string[] {
  const batches: string[][] = [[]];
  let size = 0;
  for (const item of items) {
    const text = writeJson(item);
    if (size > 0 && size + text.length > MAX_TEXT_LENGTH) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(text);
    size += text.length;
  }
  return batches.map((texts) => `[${texts.join(",")}]`);
}
