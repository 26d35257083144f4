import { counted } from '@salon/content/words/counted';
import type { Counts } from '../api/site';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (n: number) => SMALL[n] ?? n.toLocaleString('en-IN');

/** Fewer are too few for a ratio, and for a page to be worth a sentence. */
const ENOUGH = 5;

/** `about twice as many as in the 7 days before`. */
function beside(n: number, before: number, last: string): string {
  if (before === 0) return `${n === 0 ? 'as' : 'after none'} ${last}`;
  if (n === before) return `as many as ${last}`;
  const times = Math.max(n / before, before / n);
  if (Math.min(n, before) >= ENOUGH && times > 1.8 && times < 2.2)
    return `${times === 2 ? '' : 'about '}${n > before ? 'twice' : 'half'} as many as ${last}`;
  return `${inWords(Math.abs(n - before))} ${n > before ? 'more' : 'fewer'} than ${last}`;
}

/** Two to four: on visits, on the page that gained most, on chats, on searches in vain. `length` is `7 days`. */
export function sentencesOf({ kinds, names }: Counts, length: string): string[] {
  if (kinds.every(({ n, before }) => n + before === 0))
    return ['Nothing counted yet. A visit is shown here a minute later.'];
  const last = `in the ${length} before`;
  const named = (of: string) => names.filter(({ kind }) => kind === of);
  const [page] = named('seen')
    .filter(({ n, before }) => n - before >= ENOUGH)
    .sort((one, other) => one.before / one.n - other.before / other.n);
  const say = (of: string, one: string, many: string) => {
    const { n, before } = kinds.find(({ kind }) => kind === of) ?? { n: 0, before: 0 };
    const first = named(of).find(({ name }) => name !== 'other');
    const most = first && n > 2 && first.n > n / 2 ? `; mostly “${first.name}”` : '';
    const words = `${counted(n, one, many).replace(/^\d+/, inWords(n))}, ${beside(n, before, last)}${most}.`;
    return n === 0 && of === 'unfound' ? '' : words.charAt(0).toUpperCase() + words.slice(1);
  };
  return [
    say('visit', `visit in ${length}`, `visits in ${length}`),
    page ? `“${page.name}” was opened ${inWords(page.n)} times, ${beside(page.n, page.before, last)}.` : '',
    say('chat', 'chat was opened', 'chats were opened'),
    say('unfound', 'search found nothing', 'searches found nothing'),
  ].filter((sentence) => sentence !== '');
}
