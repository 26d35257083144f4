import { languageCodes, languages } from '@salon/content/languages';
import { keyAt, languageIn, textIn, translationOf } from '@salon/content/translate';
import { Link } from 'react-router-dom';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { languagePath, textPath } from '../places';

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
      Look at it in{' '}
      {codes.map((code, index) => (
        <span key={code}>
          {index > 0 && (index === codes.length - 1 ? ' and ' : ', ')}
          <Link to={`${languagePath(code)}#${textPath(code, key)}`}>{languages[code].name}</Link>
        </span>
      ))}
    </Hint>
  );
}
