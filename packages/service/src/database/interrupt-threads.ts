import { Session } from "node:inspector";

interface Attached {
  readonly params: { readonly sessionId: string };
}

const longestMs = 2_000;

/**
 * Evaluates an expression in every worker thread, also in one that is busy: the debugger protocol interrupts running
 * code, a message does not. Resolves when the threads have evaluated it, or after two seconds.
 */
export async function interruptThreads(expression: string): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, longestMs).unref();
      session.on("NodeWorker.attachedToWorker", ({ params }: Attached) => {
        const message = JSON.stringify({
          id: 1,
          method: "Runtime.evaluate",
          params: { expression },
        });
        session.post("NodeWorker.sendMessageToWorker", { sessionId: params.sessionId, message });
      });
      session.on("NodeWorker.receivedMessageFromWorker", () => resolve());
      session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
    });
  } finally {
    session.disconnect();
  }
}
