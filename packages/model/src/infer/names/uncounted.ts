/** Adjectives that name a selection of records, prepositions and verbs. */
const ADJECTIVES = new Set(
  "active all at available brief by combined current custom daily default digital direct due external favorite featured following for free from full global in inactive incoming internal latest live local ls mine missing monthly national new next nearby of off old ongoing open outgoing overdue own pending popular previous private public random recent recurring similar single to top total trending unpaid unread upcoming valid weekly with yearly".split(
    " ",
  ),
);

/** Nouns without a plural. */
const UNCOUNTABLE = new Set(
  "advice aging aircraft attendance audio availability billing cash cast chassis clothing compliance connectivity content coverage crew debris deer evidence firmware fish food freight fuel furniture governance hardware health help home homework housing insurance intelligence inventory jewelry knowledge liquidity logistics luggage mail maintenance malware merchandise middleware money monitoring music offspring onboarding parking performance payroll personnel postage power presence pricing progress provenance rent research safety scheduling security sheep shipping shopping software spacecraft storage telemetry tracking traffic training transport usage weather work".split(
    " ",
  ),
);

/** Protocols and formats. */
const PROTOCOLS = new Set(
  "acl css csv dhcp dns ftp gdpr html http https imap jpeg json kms ldap mfa nat nfc oauth oidc otp poe qos rbac rpc saml scim seo sftp smb smpp smtp snmp sql ssh ssl sso tcp tls totp udp voip wifi xml xmpp yaml".split(
    " ",
  ),
);

/** Participles, such as `approved`, but not `feed`, `shed` or `embed`. */
const PARTICIPLE = /^(?!.*(?:eed|embed)$)[a-z]{3,}ed$/;

/** Words that end in one without a plural: `adapterinfo`, `gpgmetadata`. */
const COMPOUND = /(?:data|info|software|hardware|firmware|feedback|history|equipment)$/;

/** True for a word that is not a plural noun when it gets an s: adjectives, participles, uncountable nouns, protocols. */
export function isUncounted(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    UNCOUNTABLE.has(word) ||
    PROTOCOLS.has(word) ||
    PARTICIPLE.test(word) ||
    COMPOUND.test(word)
  );
}
