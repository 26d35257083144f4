import type { SeedPost } from '../seed-post.js';

export const firstFacial: SeedPost = {
  id: 'your-first-facial-what-happens-and-what-should-not-b2j6yk',
  title: 'Your first facial: what happens, and what should not',
  category: 'Facial Treatments',
  daysAgo: 46,
  photo: 'clay-mask',
  imageAlt: 'A dark stoneware bowl of grey-green clay mask with a wooden spatula, a candle behind it',
  content: `
<p>A first facial can feel like an exam: bright light, a magnifying lamp, a stranger very close to your pores. It should
be the opposite. Here is what an hour with us looks like, so that you can lie down and switch off.</p>
<h2>We talk first</h2>
<p>Tell us about allergies, acne medicines, retinol, recent peels, pregnancy and anything a doctor has prescribed. None
of it is embarrassing, and some of it changes which products we may use. If your skin is irritated that day, we will
suggest another date, and mean it kindly.</p>
<h2>The six steps</h2>
<ol>
<li><strong>Cleanse,</strong> twice, to take off sunscreen and traffic.</li>
<li><strong>Exfoliate</strong> with a mild enzyme rather than a gritty scrub.</li>
<li><strong>Steam,</strong> for a few minutes only, or a warm towel for sensitive skin.</li>
<li><strong>Extractions,</strong> if you want them. Say stop and we stop.</li>
<li><strong>Massage,</strong> the part everybody remembers.</li>
<li><strong>Mask and protect:</strong> clay or a hydrating gel, then serum, cream and sunscreen.</li>
</ol>
<h2>What should not happen</h2>
<p>Burning that does not pass within a minute, product in the eyes, hard squeezing, a “free” peel you were not asked
about, or a lecture on buying eight bottles. Speak up in any salon, ours included. A good therapist is grateful for it.</p>
<h2>The next two days</h2>
<ul>
<li>No scrubs, no retinol and no waxing on the face.</li>
<li>Drink water, wear sunscreen, sleep on a fresh pillow cover.</li>
<li>A little redness the same evening is normal. Small bumps may come up and settle again within two or three days.</li>
</ul>
<p>How often? Once every four to six weeks suits most people, because that is about the time skin takes to renew itself.
If you have an event coming up, book the facial a week before it, never the evening before. You will find durations and
what each one is best for on our <a href="/services/skin">skin page</a>.</p>`,
};
