import { firstWords } from './description/words.ts';
import type { SiteContent } from './description.ts';
import { isThere } from './reachable.ts';
import { say } from './words/say.ts';

/** The sections of the templates that only a salon with an academy needs. */
const ACADEMY = ['the-academy', 'what-we-note-about-academy-students'];

/** A legal text as visitors read it: the owner's, or the template where she has none, with her name and contact data put in. */
export function legalText<Id extends 'terms' | 'privacy'>(id: Id, content: SiteContent) {
  const { salon, contact, words } = content;
  const own = words[id];
  const isWritten = own.intro !== '' || own.sections.some(({ body }) => body !== '');
  const { intro, sections } = isWritten ? own : firstWords[id];
  const named: Record<string, string> = {
    salon: salon.name,
    address: contact.address,
    contact: contact.email ? say('{phone} or {email}', contact) : contact.phone,
  };
  // In another language the template is among the words that the site came with.
  return {
    intro: say(intro, named),
    sections: sections
      .filter((section) => isThere('academy', content) || !ACADEMY.includes(section.id))
      .map(({ heading, body }) => ({ heading: say(heading), body: say(body, named) })),
  };
}
