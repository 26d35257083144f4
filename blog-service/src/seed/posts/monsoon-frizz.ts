import type { SeedPost } from '../seed-post.js';

export const monsoonFrizz: SeedPost = {
  id: 'monsoon-frizz-a-calm-plan-for-wet-months-k4m7qa',
  title: 'Monsoon frizz: a calm plan for the wet months',
  category: 'Hair Care',
  daysAgo: 4,
  photo: 'banana-leaf',
  imageAlt: 'A torn banana leaf after rain at a barred window, daylight shining through it',
  excerpt:
    'Humid air is not the enemy; thirsty hair is. Five small habits that keep frizz quiet from June to December.',
  content: `
<p>Every year, with the first proper rain, the same question walks in with a wet umbrella: “Why does my hair grow
two sizes by lunchtime?” The short answer is that dry hair drinks from the air. When the cuticle is rough, moisture
goes in unevenly, the strand swells, and neighbours stop lying side by side. So the plan is not to fight the rain but
to send your hair out already well fed.</p>
<h2>Before you wash</h2>
<p>Warm a teaspoon of coconut or sesame oil between your palms and press it through the lengths only, an hour before
the shower. Overnight oiling is a lovely ritual, but in this weather a long soak on the scalp often ends in itching.</p>
<h2>In the shower</h2>
<ul>
<li>Shampoo the scalp twice and let the foam simply rinse through the ends.</li>
<li>Leave conditioner on for three full minutes. Comb it through with your fingers or a wide comb.</li>
<li>Finish with the coolest water you can bear; it helps the cuticle settle.</li>
</ul>
<h2>The ten minutes that matter</h2>
<p>Most frizz is made with the towel. Squeeze, never rub, and use an old cotton T-shirt if you have one. While the hair
is still dripping, smooth in a pea of leave-in cream, then a drop of serum on top. If you blow-dry, point the nozzle
downwards and stop when the hair is cool to the touch, not just dry.</p>
<h2>When you are caught in the rain</h2>
<p>Tie a loose plait before you leave, and keep a small sheet of tissue in your bag. Press, plait, forget about it. Open
it at your desk and you will have soft waves instead of a cloud.</p>
<p>If home care is not enough, a <a href="/services/hair">deep-conditioning hair spa</a> every four to six weeks is
usually all it takes. For stubborn cases, read about <a href="/services/Texture">texture services</a> first and come
in for a free consultation: we would rather talk you out of a treatment than sell you one you do not need.</p>`,
};
