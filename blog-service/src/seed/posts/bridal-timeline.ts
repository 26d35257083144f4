import type { SeedPost } from '../seed-post.js';

export const bridalTimeline: SeedPost = {
  id: 'a-bridal-beauty-timeline-that-leaves-room-to-breathe-v9e3gt',
  title: 'A bridal beauty timeline that leaves room to breathe',
  category: 'Beauty Tips',
  daysAgo: 68,
  photo: 'hair-braid-jasmine',
  imageAlt: 'A dark braid with a string of white jasmine wound along it',
  content: `
<p>Between the saree blouse, the caterer and three hundred relatives, skin and hair tend to be remembered in the last
week, when it is too late to try anything new. Here is the plan we give our brides. It is short on purpose.</p>
<h2>Three months before</h2>
<ul>
<li>Meet your makeup artist and do a trial in daylight. Bring a photo of your jewellery.</li>
<li>Start one facial a month. Begin any new active, such as vitamin C, now or not at all.</li>
<li>If you want a <a href="/services/Haircolor">colour change</a>, do it in this month, so there is time to soften it.</li>
</ul>
<h2>Six weeks before</h2>
<p>A trim for fullness, and a hair spa every two weeks. Stop cutting cuticles and start oiling them; your hands will be in
every photograph.</p>
<h2>Two weeks before</h2>
<ul>
<li>The last facial, and nothing stronger than what your skin already knows.</li>
<li>Patch-test mehendi. Choose natural paste; “black henna” can burn, and the mark stays.</li>
<li>Sleep. We say it to everyone, and we mean it.</li>
</ul>
<h2>The last three days</h2>
<ol>
<li><strong>Three days:</strong> waxing and threading, so that any redness has gone.</li>
<li><strong>Two days:</strong> <a href="/services/nail">manicure and pedicure</a>, then mehendi over clean, dry skin.</li>
<li><strong>One day:</strong> wash your hair in the evening without heavy conditioner. Pins and flowers hold better on
hair that is not slippery.</li>
</ol>
<h2>On the morning</h2>
<p>Eat something. Wear a shirt that opens at the front. Keep a small bag with blotting paper, safety pins, lipstick, a
straw and mints, and give it to the cousin who never loses anything. Jasmine goes in last, just before you leave the
room, so that it stays white.</p>
<p>Bridal makeup with us takes a little over two hours. Dates in the muhurtham months go early, so send us a message
through the <a href="/services/makeup">makeup page</a> as soon as yours is fixed.</p>`,
};
