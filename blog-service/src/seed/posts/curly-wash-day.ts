import type { SeedPost } from '../seed-post.js';

export const curlyWashDay: SeedPost = {
  id: 'curly-wash-day-in-five-honest-steps-n7s4fc',
  title: 'Curly wash day in five honest steps',
  category: 'Curly Hair',
  daysAgo: 57,
  photo: 'hair-tight-curls',
  imageAlt: 'Tight dark curls close by, fine hairs springing free before a sunlit wall with a lamp',
  content: `
<p>Many of our clients learnt only at thirty that their “rough, bushy” hair was curly all along. It had been brushed dry,
oiled flat and straightened for every wedding since school. If that is you, welcome. Curls need less product than the
internet says, and a little more patience.</p>
<h2>1. Detangle before water</h2>
<p>Part dry hair in four, put a spoon of conditioner or light oil on your palms and open the knots with your fingers from
the ends upwards. Wet curls stretch, and stretched curls break.</p>
<h2>2. Wash the scalp, not the curls</h2>
<p>Use a sulphate-free shampoo once or twice a week. With our hard water, add a chelating wash once a month; if your curls
have gone limp and dull for no reason, that is usually why.</p>
<h2>3. Condition until it feels like seaweed</h2>
<p>Be generous. Scrunch the conditioner in with a little water until you hear a squishing sound, and rinse most of it,
not all.</p>
<h2>4. Style soaking wet</h2>
<ul>
<li>Rake a small amount of leave-in through each section.</li>
<li>Glaze gel over the top with flat hands, then scrunch upwards.</li>
<li>Leave it. The urge to touch will pass.</li>
</ul>
<h2>5. Dry without disturbing</h2>
<p>Plop the hair in a cotton T-shirt for twenty minutes, then air-dry or use a diffuser on low. The hard cast from the
gel is a good sign. When every strand is dry, scrunch it out with a drop of oil and the curls will be soft.</p>
<h2>Between washes</h2>
<p>Sleep on satin or in a loose “pineapple” on top of the head. In the morning, mist with water, scrunch, go. On the third
day, a braid is a perfectly good hairstyle.</p>
<p>A cut makes half the difference. We cut curls dry, one by one, so that nobody gets a triangle. Ask for a
<a href="/services/hair">curl consultation</a>, and please come with your hair as you wear it every day.</p>`,
};
