import type { SeedPost } from '../seed-post.js';

export const headMassage: SeedPost = {
  id: 'a-ten-minute-head-massage-to-try-tonight-p6c1zn',
  title: 'A ten-minute head massage to try tonight',
  category: 'Spa & Wellness',
  daysAgo: 27,
  photo: 'towels-candle',
  imageAlt: 'Folded towels, a lit candle and a brass bowl of water with jasmine',
  content: `
<p>Ask anyone who grew up here about Sunday mornings and you will hear of a grandmother, a low stool and warm oil. A
head massage asks for no equipment and no skill that your hands do not already have. Here is the short version we teach
our trainees, made for the end of a long day.</p>
<h2>Prepare</h2>
<p>Warm two teaspoons of oil in a small bowl set in hot water. Sesame is grounding in the cooler months, coconut is
lighter when it is hot. Switch the phone to silent, put a towel around your shoulders and drop your jaw: most of us hold
the whole day there.</p>
<h2>Ten minutes, step by step</h2>
<ol>
<li><strong>Temples (one minute).</strong> Two fingers on each side, slow circles backwards. Breathe out for longer than
you breathe in.</li>
<li><strong>Hairline to crown (three minutes).</strong> Spread your fingers, press the pads down and move the
<em>scalp</em>, not the hair. Lift, go on by a finger’s width, repeat.</li>
<li><strong>Behind the ears (two minutes).</strong> Small circles along the bone, down to where the neck begins.</li>
<li><strong>Nape (three minutes).</strong> Hold the neck with one hand and knead gently with fingers and thumb. Change
hands.</li>
<li><strong>To close (one minute).</strong> Gather handfuls of hair close to the roots, pull very softly, count to five,
let go.</li>
</ol>
<h2>Afterwards</h2>
<p>Sit for a moment before you stand up. Wash the oil out after an hour with a mild shampoo; put it on dry hair first and
add water later, and the oil will leave with the first rinse. If you have a scalp condition, a fever or a fresh colour,
skip the oil and keep the slow circles.</p>
<p>Will it make hair grow? We cannot promise that, and nobody should. What it does reliably is loosen the shoulders and
send you to bed in a better mood, and that shows in the mirror too. When you would like somebody else’s hands to do the
work, our <a href="/services/hair">hair spa</a> begins with exactly this.</p>`,
};
