import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../head/PageHead';
import type { LegalData } from './data';
import { LegalText } from './LegalText';

/** The terms, and the privacy policy. */
export function Component() {
  const { head, text } = useLoaderData<LegalData>();
  return (
    <>
      <PageHead head={head} />
      <LegalText text={text} />
    </>
  );
}
