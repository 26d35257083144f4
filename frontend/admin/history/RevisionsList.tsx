import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { titleLanguage } from '../../shared/post/titleLanguage';
import { color, fontSize, space, touchTarget } from '../../shared/theme/tokens';
import type { RevisionSummary } from '../api/posts';
import { historyPath } from '../posts/PostActions';
import { dateHeading, reasonWords } from './revisionWords';

/** The versions of a post, newest first. */
export function RevisionsList({ id, revisions }: { id: string; revisions: RevisionSummary[] }) {
  if (revisions.length === 0)
    return <p>Nothing is kept yet: a version is, as soon as you write or publish.</p>;
  return (
    <Revisions aria-label="Versions">
      {revisions.map((revision) => (
        <li key={revision.n}>
          <h2>
            <Link to={`${historyPath(id)}/${revision.n}`}>{dateHeading(revision)}</Link>
          </h2>
          <p>{reasonWords(revision)}</p>
          <p dir="auto" lang={titleLanguage(revision.title)}>
            {revision.title}
          </p>
        </li>
      ))}
    </Revisions>
  );
}

const Revisions = styled.ol`
  > li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  h2 { font-family: inherit; font-weight: 600; font-size: ${fontSize.heading}; letter-spacing: 0; }
  h2 a { display: flex; align-items: center; min-height: ${touchTarget}; }
  p { font-size: ${fontSize.note}; }
  p + p { color: ${color.inkSoft}; }
`;
