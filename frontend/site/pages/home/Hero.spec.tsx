import { act } from '@testing-library/react';
import { editionOne } from '../../../test/edition';
import { NOON } from '../../../test/loaders';
import { renderAt } from '../../../test/renderAt';
import { pageData } from '../../page-data';
import { Hero } from './Hero';

// The film of the home page, its buttons, and that it is never fetched with reduced motion: e2e/tests/behaviour.spec.ts.

it('never plays a video when the visitor saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { hero } = pageData.home({ content: editionOne, now: NOON });
  const { container } = renderAt(<Hero {...hero} film="abc123" />);
  // By then an allowed video would be rendered.
  await act(async () => void (await import('./BackgroundVideo')));
  expect(container.querySelector('video, iframe')).toBeNull();
  Object.assign(navigator, { connection: undefined });
});
