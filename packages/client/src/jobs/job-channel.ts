import { parseJson, writeJson } from "@quarterdeck/model";
import { ownKey } from "#storage/owner.ts";
import type { Job } from "./job.ts";

/** Message between tabs of one user. */
export type JobMessage =
  | { readonly kind: "job"; readonly job: Job }
  | { readonly kind: "dropped"; readonly id: string }
  /** For the tab that runs the job. */
  | { readonly kind: "halt"; readonly id: string; readonly isForGood: boolean };

/** Connection to the user's other tabs. */
export interface JobChannel {
  /** Subscribes to the other tabs; ends the previous subscription. */
  readonly open: (onMessage: (message: JobMessage) => void) => void;
  readonly close: () => void;
  readonly post: (message: JobMessage) => void;
}

export function createJobChannel(): JobChannel {
  let channel: BroadcastChannel | undefined;
  return {
    open: (onMessage) => {
      channel?.close();
      channel = new BroadcastChannel(`quarterdeck ${ownKey("job", "")}`);
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        // From our own origin, and JSON like all stored values.
        if (typeof data === "string") onMessage(parseJson(data) as JobMessage);
      });
    },
    close: () => {
      channel?.close();
      channel = undefined;
    },
    post: (message) => channel?.postMessage(writeJson(message)),
  };
}
