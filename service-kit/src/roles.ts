export const ROLES = ['owner', 'editor', 'front desk'] as const;
export type Role = (typeof ROLES)[number];

const WRITERS: readonly Role[] = ['owner', 'editor'];
const OWNER: readonly Role[] = ['owner'];

/** Who may do what. Each route names the right that it needs, and the admin area offers only what the person may do. */
const RIGHTS = {
  /** Their own login, passkeys and devices. */
  'own account': ROLES,
  /** See drafts, what is to be published, earlier versions. */
  read: ROLES,
  /** Write drafts of posts that visitors have never seen, with pictures. */
  'draft posts': ROLES,
  /** Change hours, closed days, notices and which offers are shown; publish a draft that changes nothing else. */
  'front desk': ROLES,
  /** Change, retract and delete posts that visitors see; categories. */
  posts: WRITERS,
  /** Change and publish everything else of the site. */
  content: WRITERS,
  /** Whose faces are on pictures, and what they agreed to. */
  consents: OWNER,
  'visitor figures': OWNER,
  /** How the site is. */
  condition: OWNER,
  /** Invite people, change their roles, switch them off. */
  people: OWNER,
  /** Who did what. */
  journal: OWNER,
  /** Bring an old site's posts in; take everything away. */
  'import and export': OWNER,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

export const may = (role: Role, right: Right): boolean => (RIGHTS[right] as readonly Role[]).includes(role);

/** In the order of the table. */
export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[];

export const rightsOf = (role: Role): Right[] => RIGHT_NAMES.filter((right) => may(role, right));
