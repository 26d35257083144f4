import type { SeedPost } from '../seed-post.js';

export const sunscreen: SeedPost = {
  id: 'sunscreen-for-chennai-sun-without-the-white-cast-r8t2wd',
  title: 'Sunscreen for the southern sun, without the white cast',
  category: 'Skin Care',
  daysAgo: 11,
  photo: 'cream-jar',
  imageAlt: 'An open jar of white cream on a sunlit marble ledge, a wooden spatula in it',
  content: `
<p>If you do one thing for your skin this year, let it be a sunscreen you actually enjoy wearing. Facials, serums and
peels work on what the sun has already done; a good sunscreen stops tomorrow’s tan and next year’s spots before they
start.</p>
<h2>Reading the label</h2>
<p>Look for <strong>SPF 30 to 50</strong> and <strong>PA+++ or more</strong>. SPF speaks of the rays that burn, PA of
those that darken and age. On Indian skin we mostly tan rather than burn, so the plus signs matter just as much as the
number. “Water resistant” is worth having from March to October, when we all melt a little on the way to the bus.</p>
<h2>Choosing the texture</h2>
<ul>
<li><strong>Oily or acne-prone:</strong> a gel or a watery fluid that says “non-comedogenic”.</li>
<li><strong>Dry or mature:</strong> a cream with glycerine or ceramides; it can replace your day cream.</li>
<li><strong>Sensitive:</strong> a mineral formula with zinc oxide. Choose a tinted one to avoid the grey veil.</li>
</ul>
<h2>How much is enough?</h2>
<p>Two fingers’ length for face and neck. It sounds like a lot, and it is; half the amount gives far less than half the
protection. Apply it as the last step of your routine, wait for a minute, then do your makeup. Remember the ears, the
back of the neck and the parting of your hair.</p>
<h2>And again at one o’clock</h2>
<p>Sweat, dupattas and tissues rub it away. Reapply every two to three hours outdoors; a stick or a cushion goes over
makeup without disturbing it. Indoors, near a window, one fresh coat after lunch will do.</p>
<blockquote><p>The best sunscreen is the one that is empty by the end of the month.</p></blockquote>
<p>Already have a stubborn tan from a beach weekend? Give it two weeks of gentle care first, then ask us about a
<a href="/services/skin">clean-up or a de-tan</a>. Skin that is still pink or peeling should be left in peace, and a
mole that changes belongs with a dermatologist, not with us.</p>`,
};
