import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import type { Choices, Import } from '../api/carry';
import { Choice, QuietRow } from '../ui/buttons';
import { LineField } from '../ui/Field';

type Question = Exclude<keyof Choices, 'site'>;

/** Asked where there is something of that kind. */
const questions: [Question, kind: keyof Import['found'] | undefined, words: string][] = [
  ['drafts', 'draft', 'Drafts too'],
  ['pages', 'page', 'Pages too, as drafts of posts'],
  ['asDrafts', undefined, 'All as drafts: visitors see nothing yet'],
  ['fetchPictures', 'picture', 'Fetch missing pictures from the old site'],
  ['content', 'content', 'Texts, prices and menus too, into the draft of this site'],
];
const usual = { drafts: true, pages: true, asDrafts: false, content: false, fetchPictures: true };

/** What of the things that were found is to come. */
export function Chosen({
  of: { choices, found, site },
  onBegin,
}: {
  of: Import;
  onBegin: (next: Choices) => void;
}) {
  const [next, setNext] = useState<Choices>(choices ?? usual);
  return (
    <>
      <QuietRow role="group" aria-label="What is to come">
        {questions.map(
          ([name, kind, words]) =>
            (!kind || found[kind]) && (
              <Choice key={name}>
                <input
                  type="checkbox"
                  checked={next[name]}
                  onChange={({ target }) => setNext({ ...next, [name]: target.checked })}
                />
                {words}
              </Choice>
            ),
        )}
      </QuietRow>
      {!site && next.fetchPictures && (
        <LineField
          label="Address of the old site"
          hint="Such as old-salon.example. Only from there pictures are fetched."
          inputMode="url"
          value={next.site ?? ''}
          onChange={(host) => setNext({ ...next, site: host.trim() || undefined })}
        />
      )}
      <Button type="button" onClick={() => onBegin(next)}>
        Bring it
      </Button>
    </>
  );
}
