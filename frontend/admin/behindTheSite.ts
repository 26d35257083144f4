/** What is behind the site: its address, the right that it needs, its name, and what it is for. */
export const behindTheSite = [
  ['visitors', 'visitor figures', 'Visitors', 'How many came, and what they looked for'],
  ['pictures', 'consents', 'People in pictures', 'Who agreed to be shown, and taking a picture back'],
  ['condition', 'condition', 'How the site is', 'Backups, certificate, room on the disk'],
  ['carry', 'import and export', 'In and out', 'Import an old site (WordPress, Ghost), export everything'],
  ['people', 'people', 'People', 'Who may log in, and what each may do'],
  ['journal', 'journal', 'Who did what', 'What was published and changed, and who logged in'],
  ['password', 'own account', 'Your login', 'Password, passkeys, and where you are logged in'],
] as const;
