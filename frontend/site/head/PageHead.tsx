import { absolute } from '../../shared/content/salon';
import type { Page } from '../../shared/content/types';
import { useFrame } from '../layout/frame';

/** What browsers show and share of a page; React moves it to the document's head. The renderer adds what only programs read. */
export function PageHead({ title, description, path }: Pick<Page, 'title' | 'description' | 'path'>) {
  const { salon } = useFrame();
  return (
    <>
      <title>{[...new Set([title, salon.name])].filter(Boolean).join(' | ')}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(path)} />
    </>
  );
}
