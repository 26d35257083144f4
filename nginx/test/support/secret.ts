/** Where an address can hold a secret, and how it can be spelt. */
export const spellingsOf = (secret: string) => [
  `?token=${secret}`,
  `?a=1&Password=${secret}`,
  `?%70assword=${secret}`,
  `?${secret}`,
  `?"${secret}"`,
  `;jsessionid=${secret}`,
  `/password=${secret}`,
  `/token%3D${secret}`,
  `%3Ftoken%3D${secret}`,
];

export const headersWith = (secret: string) => ({
  Authorization: `Bearer ${secret}`,
  Cookie: `token=${secret}; salon_device=${secret}`,
  Referer: `http://salon.example/?token=${secret}`,
  'X-Api-Key': secret,
});
