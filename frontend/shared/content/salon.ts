/** What the owner can't change: it comes from the build's environment. */
export const salon = {
  publicUrl: __SITE__.publicUrl,
  timeZone: __SITE__.timeZone,
};

export const absolute = (path: string) => `${salon.publicUrl}${path}`;
