import type { ExportFacts } from './format.js';

/** `README.txt` of an export, for people. */
export const readme = ({ name, site, made, editions }: ExportFacts) => `${name}
${site}

Everything that was on this site on ${made.toUTCString()}, taken out of it by its owner.
Who has this file can read drafts and the names in consents: please keep it safe.

posts/            Each post twice: its text as HTML, and its facts (title, date, author and so on) as JSON. Drafts are
                  among them; what was in the bin is not.
posts.wxr.xml     The same posts for WordPress: Tools, Import, WordPress. Let it fetch the pictures; it can do so as
                  long as this site is up and shows them. Changes of a post that were not published are only in posts/.
pictures/         All pictures, each in the largest size that the site has.
pictures.json     What is to stay in view when a picture is cropped.
content.json      Everything on the pages: words, services, prices, offers, hours${editions === 'all' ? ', in all editions' : ', as visitors saw it'}.
prices.csv        The price list, for a spreadsheet.
counts.csv        How often what was seen and done on which day. Nobody is named in it.
consents.json     Who agreed that a picture shows them, and to what.
categories.json   The categories of the blog.
addresses.json    Addresses that lead to a post, a picture or a page of this site.
schema.json       What the JSON files hold, as JSON Schema.
export.json       When and from which site this was made, and the number of this format.

Another site of this kind takes this file as it is: More, In and out.
Pictures that were withdrawn are not in it. People's logins and the journal stay with the site.
`;
