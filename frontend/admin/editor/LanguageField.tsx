import { languages, languagesOf } from '@salon/content/languages';
import { useNavigate } from 'react-router-dom';
import type { PostLanguage } from '../../shared/post/types';
import { useToast } from '../../shared/ui/Toast';
import { useAttempt } from '../api/errors';
import { type AdminPost, createPost } from '../api/posts';
import { readPublished } from '../api/site';
import { editPath } from '../posts/paths';
import { randomId } from '../randomId';
import { QuietButton, QuietLink, QuietRow } from '../ui/buttons';
import { SelectField } from '../ui/Field';
import { useLoaded } from '../ui/Loaded';
import { textToSend, valuesOf } from './postValues';

interface Props {
  value: PostLanguage;
  error?: string;
  /** Undefined until it is stored. */
  post?: AdminPost;
  onChange: (language: PostLanguage) => void;
}

/** The language of a post and its versions in others; nothing while there is only English. */
export function LanguageField({ value, error, post, onChange }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt();
  const { value: site } = useLoaded(readPublished);
  const sisters = post?.sisters ?? [];
  const taken: PostLanguage[] = [value, ...sisters.map(({ language }) => language)];
  const shown: PostLanguage[] = ['en', ...(site ? languagesOf(site.content) : [])];
  const all = [...new Set([...shown, ...taken])];
  if (all.length === 1) return null;

  /** With the text as it is stored, to be overwritten; its excerpt follows that. There can be only one. */
  const make = (stored: AdminPost, language: PostLanguage) =>
    attempt('Server error while making the version.', async () => {
      const text = { ...textToSend({ ...valuesOf(stored), excerpt: '' }), language };
      const draft = { ...text, state: 'draft' as const, versionOf: stored._id };
      const { post: made } = await createPost(draft, randomId());
      navigate(editPath(made._id));
      toast(`This is the draft in ${languages[language].name} now: write over its text.`);
    });

  return (
    <>
      <SelectField
        label="Language"
        error={error}
        options={all.map((code) => [code, languages[code].name])}
        value={value}
        onChange={onChange}
      />
      {post && (
        <QuietRow>
          {sisters.map(({ _id, language }) => (
            <QuietLink key={_id} to={editPath(_id)}>
              {`The version in ${languages[language].name}`}
            </QuietLink>
          ))}
          {shown
            .filter((code) => !taken.includes(code))
            .map((code) => (
              <QuietButton key={code} onClick={() => make(post, code)}>
                {`Make a version in ${languages[code].name}`}
              </QuietButton>
            ))}
        </QuietRow>
      )}
    </>
  );
}
