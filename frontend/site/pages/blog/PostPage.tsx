import outage from 'virtual:drawing/outage';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { Spinner } from '../../../shared/ui/Spinner';
import type { PostData } from '../../blog/loaders';
import { PostNotFound } from './PostNotFound';
import { PostView } from './PostView';

export function Component() {
  const { page } = useLoaderData<PostData>();
  return (
    <Suspense
      fallback={
        <Message>
          <Spinner label="Loading post" />
        </Message>
      }
    >
      <Await resolve={page} errorElement={<PostLoadError />}>
        {(found) => (found ? <PostView key={found.post._id} {...found} /> : <PostNotFound />)}
      </Await>
    </Suspense>
  );
}

function PostLoadError() {
  return (
    <Message alert drawing={outage}>
      <p>Failed to load blog post. Please try again later.</p>
      <ButtonLink to="/blog">Back to the blog</ButtonLink>
    </Message>
  );
}
