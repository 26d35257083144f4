import { useParams } from 'react-router-dom';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminTitle } from '../AdminTitle';
import { readPost, readRevision } from '../api/posts';
import { historyPath } from '../posts/PostActions';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeading } from '../ui/PageHeading';
import { UpLink } from '../ui/UpLink';
import { useLoaded } from '../useLoaded';
import { PostTitle } from './PostTitle';
import { PostVersion } from './PostVersion';
import { dateWords } from './revisionWords';

export function VersionPage() {
  const { id = '', n = '' } = useParams();
  return (
    <>
      <AdminTitle of="Version of a post" />
      <UpLink to={historyPath(id)}>History</UpLink>
      <Version key={`${id} ${n}`} id={id} n={Number(n)} />
    </>
  );
}

function Version({ id, n }: { id: string; n: number }) {
  const { value, error, reload } = useLoaded(
    (signal) => Promise.all([readPost(id, signal), readRevision(id, n, signal)]),
    'The version can’t be loaded right now.',
  );
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value) return <Spinner label="Loading the version" />;
  const [stored, revision] = value;
  return (
    <>
      <PageHeading>Version from {dateWords(revision)}</PageHeading>
      <PostTitle post={stored.post} />
      <PostVersion stored={stored} revision={revision} />
    </>
  );
}
