import { parseJson, writeJson } from "@quarterdeck/model";
import type { AdminModel } from "@quarterdeck/model";

/** The model in texts that are each read at one go: all but its lists, then some of them at a time. */
export interface PartitionedModel {
  readonly rest: string;
  readonly resources: readonly string[];
  readonly operations: readonly string[];
}

/** Signs of one text: a few milliseconds to read. */
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
