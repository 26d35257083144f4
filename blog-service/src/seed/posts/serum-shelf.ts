import type { SeedPost } from '../seed-post.js';

export const serumShelf: SeedPost = {
  id: 'five-serum-ingredients-reviewed-after-a-year-on-our-shelf-w6a9ip',
  title: 'Five serum ingredients, reviewed after a year on our shelf',
  category: 'Product Reviews',
  daysAgo: 109,
  photo: 'serum-drops',
  imageAlt: 'Golden drops of serum on pale stone, one more at the end of a dropper',
  content: `
<p>We do not review brands here, because next season the bottle will look different anyway. Ingredients stay. For a year
we noted what our therapists and a patient group of regulars thought of five popular ones in our climate: hot, damp and
bright. Nobody paid for a good word.</p>
<h2>Niacinamide: the all-rounder</h2>
<p>At four or five per cent it calmed oil and redness for almost everyone, usually within six weeks. At ten per cent more
people stung than gained. <em>Our verdict: begin here, and begin low.</em></p>
<h2>Vitamin C: wonderful, fussy</h2>
<p>Skin looked brighter, tans faded sooner. But the classic acid form turned brown on warm shelves within two months. Buy a
small bottle, keep it away from the bathroom, or choose a stable derivative.
<em>Our verdict: worth it, for people who finish things.</em></p>
<h2>Hyaluronic acid: know the trick</h2>
<p>On dry skin in an air-conditioned room it can leave you tighter than before. On damp skin, with a cream on top, it
plumps beautifully. <em>Our verdict: good, if you seal it.</em></p>
<h2>Salicylic acid: the monsoon helper</h2>
<p>Two per cent, two or three evenings a week, kept noses and foreheads clear when humidity rose. Daily use dried the
cheeks of nearly everybody. <em>Our verdict: a guest, not a lodger.</em></p>
<h2>Retinol: slow and real</h2>
<p>The best for texture and fine lines, and the easiest to overdo. One pea, two nights a week, sunscreen every morning
without exception. Not in pregnancy, and not in the week before waxing.
<em>Our verdict: the long game.</em></p>
<h2>What we would buy with one budget</h2>
<ol>
<li>Sunscreen.</li>
<li>A plain moisturiser you like.</li>
<li>One serum from this list, for three months, before judging it.</li>
</ol>
<p>Unsure where your skin stands? Bring your bottles to your next <a href="/services/skin">facial</a>; sorting shelves is
a service we do for free. If something is prescribed to you, your dermatologist’s word goes before ours.</p>`,
};
