/** Words for the role of a user. */
export const PERSON_WORDS: ReadonlySet<string> = new Set(
  "user author owner creator assignee assigned requester reporter reviewer approver uploader sender recipient editor modifier actor submitter manager collaborator contributor participant attendee follower watcher subscriber created updated deleted modified approved reviewed".split(
    " ",
  ),
);
