import { useParams } from 'react-router-dom';
import { AdminTitle } from '../../features/admin/AdminTitle';
import { readPost, readRevision } from '../../features/admin/api/posts';
import { PostTitle } from '../../features/admin/history/PostTitle';
import { PostVersion } from '../../features/admin/history/PostVersion';
import { dateWords } from '../../features/admin/history/revisionWords';
import { historyPath } from '../../features/admin/posts/PostActions';
import { LoadFailed } from '../../features/admin/ui/LoadFailed';
import { useLoaded } from '../../features/admin/useLoaded';
import { Spinner } from '../../ui/Spinner';
import { PageHeading } from './PageHeading';
import { UpLink } from './UpLink';

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
