const { name, publicUrl, timeZone } = __SITE__;

/** What the owner can't change: it comes from the build's environment or from the code. Contact data are part of the edition. */
export const salon = {
  name,
  publicUrl,
  timeZone,
  foundingYear: 2023,
  tagline: 'Hair, skin and nails, cared for with clean, plant-led products.',
};
