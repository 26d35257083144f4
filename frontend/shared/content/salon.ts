/** What the owner can't change: it comes from the build's environment. */
export const salon = {
  publicUrl: __SITE__.publicUrl,
  timeZone: __SITE__.timeZone,
};

/** A path of the site as the full address that search engines and chats need. */
export const absolute = (path: string) => `${salon.publicUrl}${path}`;
