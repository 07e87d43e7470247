import { parseJson, writeJson } from "@quarterdeck/model";
import { ownKey } from "#storage/owner.ts";
import type { Job } from "./job.ts";

/** What tabs of one person tell each other. */
export type JobMessage =
  | { readonly kind: "job"; readonly job: Job }
  | { readonly kind: "dropped"; readonly id: string }
  /** To whichever tab runs it. */
  | { readonly kind: "halt"; readonly id: string; readonly isForGood: boolean };

let channel: BroadcastChannel | undefined;

/** From now on this person's other tabs are heard; the last person's no more. */
export function openChannel(hear: (message: JobMessage) => void): void {
  channel?.close();
  channel = new BroadcastChannel(`quarterdeck ${ownKey("job", "")}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // Our own origin's words, and JSON like all that is kept.
    if (typeof data === "string") hear(parseJson(data) as JobMessage);
  });
}

export function closeChannel(): void {
  channel?.close();
  channel = undefined;
}

export function tellTabs(message: JobMessage): void {
  channel?.postMessage(writeJson(message));
}
