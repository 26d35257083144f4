import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { pages } from '../../content/pages';
import type { PostListData } from '../../features/blog/loaders';
import { PostFilter } from '../../features/blog/PostFilter';
import { PostResults } from '../../features/blog/PostResults';
import { texts } from '../../features/blog/texts';
import { PageHead } from '../../features/head/PageHead';
import { Hero } from '../../ui/hero/Hero';
import { Message } from '../../ui/Message';
import { Column, Section } from '../../ui/Section';
import { Spinner } from '../../ui/Spinner';

export function Component() {
  const { query, list } = useLoaderData<PostListData>();
  const asked = new URLSearchParams({ ...query }).toString();
  return (
    <>
      <PageHead page={pages.blog} />
      <Hero title={pages.blog.name} subtitle={pages.blog.description} backgroundImage={pages.blog.photo} />
      <Section>
        <Column>
          <PostFilter key={asked} query={query} />
          <Suspense fallback={<Spinner label="Loading posts" />}>
            <Await resolve={list} errorElement={<Message alert>{texts.listFailed}</Message>}>
              {(first) => <PostResults key={asked} query={query} first={first} />}
            </Await>
          </Suspense>
        </Column>
      </Section>
    </>
  );
}
