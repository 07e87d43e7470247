/** Problems of responses that arrived, in full or in part. */
export const responses = {
  "broken-off": "The response ended before it was complete. Retry.",
  encoding: "The response is compressed in a way that cannot be decoded.",
  redirect: "The API sent a redirect. Redirects are not followed.",
  "redirect-loop": "The API redirects this request without end.",
  "no-json": "The response is not valid JSON.",
  html: "A web page arrived instead of data. You may have to sign in to a proxy.",
  type: "The response has a type that the API does not declare.",
  "no-record": "The response contains no record.",
  "no-rows": "The response has no rows.",
  "other-records":
    "The response contains several other records. They may have changed, and the new record may not exist.",
  assumed:
    "Nothing describes this operation. Save one record in its form first: it shows the request.",
  exists: "A record with this key exists. Open it to change it.",
  undecodable:
    "Some text could not be decoded and is shown as �. The whole record cannot be saved.",
  "unseen-fields": "Update the record in its form: the API does not return all of its values.",
  cut: "The page was too large. It has fewer rows than requested.",
  falseTotal:
    "The API counts {count} records, but its pages end earlier. The list may not be complete.",
  pageLost:
    "Page {count} cannot be opened: no way to the pages of this list is known. The first rows are shown.",
} as const;
