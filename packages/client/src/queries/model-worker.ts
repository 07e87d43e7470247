import { createModel, writeJson } from "@quarterdeck/model";

/** What the page sends: the description, then each further file that was asked for. */
type FromPage =
  | { readonly kind: "description"; readonly text: string; readonly address: string }
  | { readonly kind: "loaded"; readonly address: string; readonly text: string }
  | { readonly kind: "not-loaded"; readonly address: string; readonly message: string };

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<string, Waiting[]>();

self.onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (data.kind === "description") {
    void makeModel(data.text, data.address);
    return;
  }
  for (const { resolve, reject } of waiting.get(data.address) ?? []) {
    if (data.kind === "loaded") resolve(data.text);
    else reject(new Error(data.message));
  }
  waiting.delete(data.address);
};

async function makeModel(text: string, address: string): Promise<void> {
  try {
    const model = await createModel(text, { ...(address === "" ? {} : { address }), load });
    self.postMessage({ kind: "model", text: writeJson(model) });
  } catch (error) {
    self.postMessage({ kind: "failed", message: String(error) });
  }
}

/** Files are fetched by the page, which knows what may go where. */
function load(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(address) ?? [];
    waiting.set(address, [...others, { resolve, reject }]);
    if (others.length === 0) self.postMessage({ kind: "load", address });
  });
}
