import { parseJson, writeJson } from "@quarterdeck/model";
import { ownKey } from "#storage/owner.ts";
import type { Job } from "./job.ts";

/** Message between tabs of one user. */
export type JobMessage =
  | { readonly kind: "job"; readonly job: Job }
  | { readonly kind: "dropped"; readonly id: string }
  /** For the tab that runs the job. */
  | { readonly kind: "halt"; readonly id: string; readonly isForGood: boolean };

let channel: BroadcastChannel | undefined;

/** Subscribes to the user's other tabs; ends the previous subscription. */
export function openChannel(onMessage: (message: JobMessage) => void): void {
  channel?.close();
  channel = new BroadcastChannel(`quarterdeck ${ownKey("job", "")}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    // From our own origin, and JSON like all stored values.
    if (typeof data === "string") onMessage(parseJson(data) as JobMessage);
  });
}

export function closeChannel(): void {
  channel?.close();
  channel = undefined;
}

export function postToTabs(message: JobMessage): void {
  channel?.postMessage(writeJson(message));
}
