/** A connection by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export interface BidiConnection {
  readonly send: (method: string, params: object) => Promise<Record<string, unknown>>;
  readonly close: () => void;
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly message?: string;
}

export async function connectBidi(
  url: string,
  onEvent: (method: string, params: Record<string, unknown>) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error(`No connection to ${url}`)));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") onEvent(message.method ?? "", message.params ?? {});
    else waiting.get(message.id ?? 0)?.(message);
  });
  let last = 0;
  return {
    send: (method, params) => {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => {
        waiting.set(id, (message) => {
          waiting.delete(id);
          if (message.type === "success") resolve(message.result ?? {});
          else reject(new Error(`${method}: ${message.message}`));
        });
      });
    },
    close: () => socket.close(),
  };
}
