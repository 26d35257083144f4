/** What the owner can't change: it comes from the build's environment or from the code. Contact data are part of the edition. */
export const salon = {
  name: __SITE__.name,
  publicUrl: __SITE__.publicUrl,
  timeZone: __SITE__.timeZone,
  foundingYear: 2023,
  tagline: 'Hair, skin and nails, cared for with clean, plant-led products.',
};

/** A path of the site as the full address that search engines and chats need. */
export const absolute = (path: string) => `${salon.publicUrl}${path}`;
