const EFFECT =
  /^(?:run|execute|sync|synchronize|refresh|trigger|restart|reboot|start|stop|install|uninstall|delete|remove|destroy|create|add|insert|update|edit|set|enable|disable|cancel|reset|approve|reject|activate|deactivate|logout|signout|clear|flush|purge|rebuild|reindex|reload|archive|unarchive|restore|revoke|resend|send|kill|pause|resume|rotate|regenerate|retry|rerun|unsubscribe|subscribe|mark|lock|unlock|suspend|deploy|publish|unpublish|invoke|apply|register|unregister|save|drop|terminate|wipe|poweron|poweroff|shutdown|move|merge|join|leave|kick|ban)$/;

/** True for a verb that does something, also by GET. */
export function isEffectVerb(verb: string): boolean {
  return EFFECT.test(verb);
}
