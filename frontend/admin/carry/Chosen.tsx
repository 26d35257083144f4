import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import type { Schemas } from '../api/request';
import { Choice, QuietRow } from '../ui/buttons';
import { LineField } from '../ui/Field';
import type { Import } from './Sending';

const usual = { drafts: true, pages: true, asDrafts: false, content: false, fetchPictures: true };

interface Props {
  of: Import;
  onBegin: (next: Schemas['ImportChoices']) => void;
}

/** What of the things that were found is to come. */
export function Chosen({ of: { choices, found, site, missing }, onBegin }: Props) {
  const [next, setNext] = useState<Schemas['ImportChoices']>(choices ?? usual);
  /** Asked where there is something of that kind. */
  const questions: [name: keyof typeof usual, isThere: unknown, words: string][] = [
    ['drafts', found.draft, 'Drafts too'],
    ['pages', found.page, 'Pages too, as drafts of posts'],
    ['asDrafts', true, 'All as drafts: visitors see nothing yet'],
    ['fetchPictures', missing, 'Fetch missing pictures from the old site'],
    ['content', found.content, 'Texts, prices and menus too, into the draft of this site'],
  ];
  return (
    <>
      <QuietRow role="group" aria-label="What is to come">
        {questions.map(
          ([name, isThere, words]) =>
            Boolean(isThere) && (
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
      {!site && missing > 0 && next.fetchPictures && (
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
