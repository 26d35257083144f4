import { languageCodes, languages } from '@salon/content/languages';
import { keyAt, languageIn, textIn, translationOf } from '@salon/content/translate';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { textPlace } from '../places';

/** Below a field: in which languages its text should be looked at, as they were made from another one. */
export function LookAgain({ path, value }: { path: string; value: unknown }) {
  const { content } = useSiteDraft();
  const [key, text] = [keyAt(content, path), textIn(value)];
  const codes = languageCodes.filter(
    (code) => text && translationOf(key, text, languageIn(content, code), {}).state === 'changed',
  );
  if (codes.length === 0) return null;
  return (
    <Hint as="div">
      Look at it in:
      {codes.map((code) => (
        <Fragment key={code}>
          {' '}
          <Link to={textPlace(code, key)}>{languages[code].name}</Link>
        </Fragment>
      ))}
    </Hint>
  );
}
