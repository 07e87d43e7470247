/** Element of an XML document, without its text. */
export interface XmlElement {
  /** Name without its namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
}

const MAX_DEPTH = 200;
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([\w.:-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the elements of an XML text; undefined if they are not nested. Entities of the document are not expanded. */
export function readXml(text: string): XmlElement | undefined {
  const root: OpenElement = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  for (const [, slash, name, rest = ""] of text.matchAll(TOKEN)) {
    if (name === undefined) continue;
    const local = name.replace(/^.*:/, "");
    if (slash === "/") {
      if (open.length < 2 || open.at(-1)?.name !== local) return undefined;
      open.pop();
      continue;
    }
    const element: OpenElement = { name: local, attributes: readAttributes(rest), children: [] };
    open.at(-1)?.children.push(element);
    if (!rest.trimEnd().endsWith("/")) open.push(element);
    if (open.length > MAX_DEPTH) return undefined;
  }
  return open.length === 1 ? root.children[0] : undefined;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single]) => [
      name.replace(/^.*:/, ""),
      decodeEntities(double ?? single ?? ""),
    ]),
  );
}

const ENTITIES = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

function decodeEntities(text: string): string {
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);
}
