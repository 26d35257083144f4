import styled from '@emotion/styled';
import { languages } from '@salon/content/languages';
import { Link } from 'react-router-dom';
import { absolute } from '../../shared/content/salon';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { categoryOf, dateOf, postPath, titleLanguage } from '../../shared/post/texts';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { type AdminPostSummary, isPrivate } from '../api/posts';
import { useRights } from '../rights';
import { dateWords, whenWords } from '../salonDates';
import { DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/buttons';
import { ShareButton } from '../ui/ShareButton';
import { editPath, tabs } from './paths';

interface Props {
  post: AdminPostSummary;
  withState: boolean;
  onDelete: () => void;
  onRestore: () => void;
}

export function PostRow({ post, withState, onDelete, onRestore }: Props) {
  const { _id, title, image, binned, state, language, sisters } = post;
  const { may } = useRights();
  const isOpen = !binned && (may('posts') || isPrivate(post));
  return (
    <li>
      <div style={{ flex: '0 0 min(6rem, 30vw)', overflow: 'hidden', borderRadius: radius }}>
        <BlogPicture image={image} alt="" ratio="3 / 2" focus={post.focus} sizes="9rem" />
      </div>
      <div style={{ flexBasis: '11rem' }}>
        <Title dir="auto" lang={language === 'en' ? titleLanguage(title) : language}>
          {isOpen ? <Link to={editPath(_id)}>{title}</Link> : title}
        </Title>
        <RowMeta>
          <span>{categoryOf(post)}</span>
          {/* Nothing on a site that only speaks English. */}
          {(language !== 'en' || sisters.length > 0) && <span>{languages[language].name}</span>}
          {withState && <strong>{tabs[binned ? 'binned' : state].name}</strong>}
          <StateFacts post={post} />
        </RowMeta>
      </div>
      <QuietRow style={{ flex: '0 1 auto' }}>
        {binned && may('posts') && (
          <QuietButton aria-label={`Restore ${title}`} onClick={onRestore}>
            Restore
          </QuietButton>
        )}
        {!binned && state === 'published' && (
          <>
            <QuietLink to={postPath(_id)} aria-label={`View ${title}`}>
              View
            </QuietLink>
            <ShareButton title={title} url={absolute(postPath(_id))} />
          </>
        )}
        {may('posts') && (
          <DangerButton
            aria-label={binned ? `Delete permanently: ${title}` : `Delete ${title}`}
            onClick={onDelete}
          >
            {binned ? 'Delete permanently' : 'Delete'}
          </DangerButton>
        )}
      </QuietRow>
    </li>
  );
}

function StateFacts({ post }: { post: AdminPostSummary }) {
  const { state, binned, updated, date, hasChanges } = post;
  if (binned) return <time dateTime={binned}>Deleted {whenWords(binned)}</time>;
  if (state === 'draft') return <time dateTime={updated}>Saved {whenWords(updated)}</time>;
  return (
    <>
      <time dateTime={date}>{state === 'scheduled' ? dateWords(date) : dateOf(post)}</time>
      {hasChanges && <strong>Unpublished changes</strong>}
    </>
  );
}

// The link's tap target is larger than the space that it takes in the layout.
const Title = styled.h2`
  font-size: 1.25rem;
  line-height: 1.25;
  a { display: block; padding-block: ${space[3]}; margin-block: -${space[3]}; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

const RowMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
  > * { overflow-wrap: anywhere; }
  > span:first-of-type { color: ${color.brassDeep}; font-weight: 600; }
`;
