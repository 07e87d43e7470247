import type { ServerResponse } from "node:http";

/** Controls of the connection that a body comes from. */
interface Source {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly abort: () => void;
}

interface ReceivedBody {
  readonly add: (part: Buffer) => void;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
  /** As `UpstreamResponse.sendTo`. */
  readonly sendTo: (to: ServerResponse) => Promise<void>;
}

/** Body of a response: keeps the parts that arrive before its receiver is known, and then passes each on. */
export function createReceivedBody({ pause, resume, abort }: Source): ReceivedBody {
  const early: Buffer[] = [];
  let receiver: ServerResponse | undefined;
  let failure: Error | undefined;
  let hasEnded = false;
  return {
    add(part) {
      if (receiver === undefined) early.push(part);
      if (receiver === undefined ? early.length > 1 : !receiver.write(part)) pause();
    },
    end() {
      hasEnded = true;
      receiver?.end();
    },
    fail(error) {
      failure = error;
      receiver?.destroy(error);
    },
    sendTo: (to) =>
      new Promise((resolve, reject) => {
        to.once("error", reject);
        to.once("finish", resolve);
        to.once("close", () => {
          if (to.writableFinished) return;
          abort();
          reject(failure ?? new Error("The caller closed the connection."));
        });
        to.on("drain", resume);
        receiver = to;
        const [first] = early;
        if (hasEnded && first !== undefined && early.length === 1) {
          // Node writes a head and a text at once, a head and bytes with two buffers.
          to.end(first.toString("latin1"), "latin1");
          return;
        }
        for (const part of early) to.write(part);
        if (failure !== undefined) to.destroy(failure);
        else if (hasEnded) to.end();
        else {
          resume();
          // In one packet with a body that is already there; the first byte of an event stream may come hours later.
          if (early.length === 0) setImmediate(() => to.writableEnded || to.flushHeaders());
        }
      }),
  };
}
