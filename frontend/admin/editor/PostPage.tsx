import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Message } from '../../shared/ui/Message';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminTitle } from '../AdminTitle';
import { errorMessage } from '../api/errorMessage';
import { type EditablePost, readPost } from '../api/posts';
import { PageHeading } from '../ui/PageHeading';
import { PostEditor } from './PostEditor';

/** Edits a new or a stored post. It is one page, so that the editor stays mounted when a new post gets its address. */
export function PostPage() {
  const { id } = useParams();
  const location = useLocation();
  const [stored, setStored] = useState<{ id: string; writing: string }>();
  const writing = id === undefined ? location.key : stored?.id === id ? stored.writing : id;
  const title = id === undefined ? 'New post' : 'Edit post';
  return (
    <>
      <AdminTitle of={title} />
      <PageHeading>{title}</PageHeading>
      <Writing key={writing} id={id ?? null} onStored={(newId) => setStored({ id: newId, writing })} />
    </>
  );
}

function Writing({ id, onStored }: { id: string | null; onStored: (id: string) => void }) {
  const [openedId] = useState(id);
  const [opened, setOpened] = useState<EditablePost>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (openedId === null) return;
    const asking = new AbortController();
    setError(null);
    readPost(openedId, asking.signal)
      .then(setOpened)
      .catch((error) => {
        if (asking.signal.aborted) return;
        setError(errorMessage(error, { prefix: '', fallback: 'Server error while fetching the post.' }));
      });
    return () => asking.abort();
  }, [openedId, attempt]);

  if (openedId === null || opened) return <PostEditor opened={opened ?? null} onStored={onStored} />;
  if (!error) return <Spinner label="Loading the post" />;
  return (
    <Message alert>
      <p>{error}</p>
      <Button type="button" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
      <ButtonLink to="/admin/blog" variant="outline">
        Back to the posts
      </ButtonLink>
    </Message>
  );
}
