import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Message } from '../../shared/ui/Message';
import { Spinner } from '../../shared/ui/Spinner';
import { AdminTitle } from '../AdminTitle';
import { readPost } from '../api/posts';
import { PageHeading } from '../ui/PageHeading';
import { useLoaded } from '../useLoaded';
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
      <Writing key={writing} id={id} onStored={(newId) => setStored({ id: newId, writing })} />
    </>
  );
}

function Writing({ id, onStored }: { id?: string; onStored: (id: string) => void }) {
  const [openedId] = useState(id);
  return openedId === undefined ? <PostEditor opened={null} onStored={onStored} /> : <Stored id={openedId} />;
}

function Stored({ id }: { id: string }) {
  const { value, error, reload } = useLoaded(
    (signal) => readPost(id, signal),
    'Server error while fetching the post.',
  );
  if (value) return <PostEditor opened={value} />;
  if (!error) return <Spinner label="Loading the post" />;
  return (
    <Message alert>
      <p>{error}</p>
      <Button type="button" onClick={reload}>
        Try again
      </Button>
      <ButtonLink to="/admin/blog" variant="outline">
        Back to the posts
      </ButtonLink>
    </Message>
  );
}
