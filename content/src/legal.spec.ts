import { firstEdition, sampleIdentity } from './first-edition.ts';
import { legalText } from './legal.ts';
import { samplesIn, withoutSamples } from './samples.ts';

const text = (content: ReturnType<typeof firstEdition>, id: 'terms' | 'privacy') =>
  JSON.stringify(legalText(id, content));

test('a salon that left the samples out has legal texts with its name and contact, and none on an academy', () => {
  const first = firstEdition({ ...sampleIdentity, phone: '+91 98412 33445', email: '' }, 'Uma Beauty');
  const content = withoutSamples(first, samplesIn(first));
  for (const id of ['terms', 'privacy'] as const) {
    expect(text(content, id)).toContain(`Uma Beauty, ${sampleIdentity.address}`);
    expect(text(content, id)).not.toMatch(/[{]\w+}|academy|programme|certificate|class|semi-permanent/i);
  }
  expect(text(content, 'privacy')).toContain('there and at +91 98412 33445.');
});

test('a page that was emptied shows the template; a text of the owner’s stays as it is', () => {
  const content = structuredClone(firstEdition());
  const { terms, privacy } = content.words;
  Object.assign(terms, { intro: '', sections: [] });
  Object.assign(privacy, { intro: 'Ask us.', sections: [] });
  expect(text(content, 'terms')).toContain('Who we are');
  expect(legalText('privacy', content)).toEqual({ intro: 'Ask us.', sections: [] });
});
