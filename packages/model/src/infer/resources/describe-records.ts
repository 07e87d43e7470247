import { textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import { subjectOfDraft } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Description of the record schema, or of the tag with the name of the resource; operations describe calls. */
export function describeRecords(
  { document, tags }: FieldContext,
  draft: ResourceDraft,
  schemas: readonly unknown[],
): string | undefined {
  const named = schemas
    .map((node) => readSchema(document, node))
    .find(({ names, keywords }) => names.length > 0 && textOf(keywords, "description"));
  const own = named && textOf(named.keywords, "description");
  const subject = subjectOfDraft(draft);
  const stem = stemOf(subject);
  const [tag] = tags.get(stem) ?? [];
  const ofTag = textOf(tag, "description");
  return [own, ofTag]
    .map((text) => shortenText(text, 500))
    .find(
      (text) =>
        text !== undefined &&
        !ABOUT_CALLS.test(text) &&
        !CALL.test(text) &&
        !ABOUT_CODE.test(text) &&
        !repeatsName(text, subject),
    );
}

/** True for a description that only repeats the name: "The order's details", "Product object". */
function repeatsName(text: string, subject: string): boolean {
  if (DETAILS.test(text)) return true;
  const names = new Set(splitWords(subject).map(stemOf));
  return splitWords(text).every((word) => EMPTY_WORD.test(word) || names.has(stemOf(word)));
}

const DETAILS =
  /^(?:the |an? )?[\w -]{1,40}['’]s (?:details|data|information|properties|attributes)\.?$/i;

const EMPTY_WORD =
  /^(?:s|an?|the|this|of|for|is|and|to|single|one|full|base|main|details?|objects?|models?|schemas?|represents?|representation|representing|describes?|description|definition|entit(?:y|ies)|data|info|information|records?|items?|resources?|responses?|types?|dto|instance|structure|properties|attributes|fields|operations?|endpoints?|methods?|apis?|actions?|management)$/;

/** Description of a call: "Returns prices", "List emojis available to use". */
const CALL =
  /^(?:returns?|gets|get (?:all|an?|the|one)|lists|list (?:all|the|of all|\w+s)|retrieves?|fetch(?:es)?|shows|creates?|updates?|deletes?|removes?|api overview|(?:api )?serializer)\b(?! (?:and manage|are|can|for|is|of|that|to|which)\b)/i;

/** Description of code: "Serializer for the User model", "Token response object", "An ORM representation of log data". */
const ABOUT_CODE =
  /\b(?:de)?seriali[sz](?:ers?|es)\b|\b(?:pojos?|dtos?|pydantic|setters?|orm (?:model|representation)s?)\b|^(?:the |an? )?[\w -]{1,40} (?:model|schema|entity|pojo|(?:request|response)(?: (?:object|body|item|model|schema|payload))?|(?:model|schema|type|object) (?:definition|class))\.?$|^(?:the |an? )?(?:schema|model|class|(?:response|request) (?:object|model)|response) (?:for|of)\b/i;

/** Description of a tag that only names its operations: "Operations about users". */
const ABOUT_CALLS =
  /^(?:all |the |various |any )?(?:operations?|endpoints?|methods?|calls?|requests?|actions?|apis?|services?|resources?|routes?|everything)(?: (?:which|that) \w+)? (?:about|on|for|to|of|related|relating|concerning|regarding|with|around|available)\b/i;
