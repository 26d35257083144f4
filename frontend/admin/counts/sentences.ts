import { counted } from '@salon/content/words/counted';
import type { Counts } from './tables';

/** On visits, on the page that gained most, on chats, on searches in vain. `length` is `7 days`. */
export function sentencesOf({ kinds, names }: Counts, length: string): string[] {
  if (kinds.every(({ n, before }) => n + before === 0))
    return ['Nothing counted yet. A visit is shown here a minute later.'];
  const named = (of: string) => names.filter(({ kind }) => kind === of);
  const beside = (before: number) => `, ${before.toLocaleString('en-IN')} in the ${length} before`;
  const [page] = named('seen').sort((one, other) => other.n - other.before - (one.n - one.before));
  const say = (of: string, one: string, many: string) => {
    const { n, before } = kinds.find(({ kind }) => kind === of) ?? { n: 0, before: 0 };
    const first = named(of).find(({ name }) => name !== 'other');
    const most = first && n > 2 && first.n > n / 2 ? `; mostly “${first.name}”` : '';
    return `${counted(n, one, many)} in ${length}${beside(before)}${most}.`;
  };
  return [
    say('visit', 'visit', 'visits'),
    ...(page ? [`“${page.name}” was opened ${counted(page.n, 'time')}${beside(page.before)}.`] : []),
    say('chat', 'chat opened', 'chats opened'),
    say('unfound', 'search without a result', 'searches without a result'),
  ];
}
