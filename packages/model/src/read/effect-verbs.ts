const EFFECT =
  /^(?:run|execute|sync|synchronize|refresh|trigger|restart|reboot|start|stop|install|uninstall|delete|remove|destroy|create|add|insert|update|edit|set|enable|disable|cancel|reset|approve|reject|activate|deactivate|logout|signout|clear|flush|purge|rebuild|reindex|reload|archive|unarchive|restore|revoke|resend|send|kill|pause|resume|rotate|regenerate|retry|rerun|unsubscribe|subscribe|mark|lock|unlock|suspend|deploy|publish|unpublish|invoke|apply|register|unregister|save|drop|terminate|wipe|poweron|poweroff|shutdown|move|merge|join|leave|kick|ban)$/;

/** True for a verb that does something, also by GET. */
export function isEffectVerb(verb: string): boolean {
  return EFFECT.test(verb);
}

/** Slugs of articles begin with verbs too, and are longer. */
const MOST_WORDS = 3;

/**
 * True for a key that names an operation: the GET of `/commands/restart` may restart something. Only the user opens such
 * a record.
 */
export function namesEffectKey(key: string): boolean {
  const words = key
    .split(/[^A-Za-z\d]+|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS + 1);
  return words.length <= MOST_WORDS && isEffectVerb((words[0] ?? "").toLowerCase());
}
