import type { SeedPost } from '../seed-post.js';

export const hardWater: SeedPost = {
  id: 'living-with-hard-water-what-helps-your-hair-t2n4jv',
  title: 'Living with hard water: what really helps your hair',
  category: 'Hair Care',
  daysAgo: 126,
  photo: 'comb-scissors',
  imageAlt:
    'Shears and a horn comb on an ivory enamel tray, a small heap of cut hair, clips and a misted water bottle behind',
  content: `
<p>“I changed flats and my hair changed with me.” We hear it every month, and it is seldom imagination. Borewell and
tanker water in many parts of the city carries a lot of calcium and magnesium. They do not harm you, but they settle on
hair, layer by layer, until it feels like straw and no conditioner seems to go in.</p>
<h2>Is it the water?</h2>
<ul>
<li>White scale on the tap, and soap that will not foam.</li>
<li>Hair that feels coated and dry at the same time, worst at the ends.</li>
<li>Colour that turns dull or brassy within a fortnight.</li>
<li>All well on holiday, trouble again a week after coming home.</li>
</ul>
<p>Two or more of these, and water is a fair suspect.</p>
<h2>What helps</h2>
<ol>
<li><strong>A chelating shampoo</strong> every two to four weeks. It lifts minerals, which a “clarifying” one does not
always do. Follow it with a mask; the hair will be very clean and a little bare.</li>
<li><strong>A last rinse of better water.</strong> One mug from the drinking-water filter is enough, poured slowly from the
crown.</li>
<li><strong>A leave-in conditioner,</strong> so that the next wash meets a protected strand.</li>
<li><strong>Fewer, better washes.</strong> Twice or three times a week is plenty for most of us.</li>
</ol>
<h2>What helps less than promised</h2>
<p>Small shower filters catch sand and chlorine, and that is pleasant, but most of them leave hardness where it was. Lemon
and vinegar rinses do loosen a little scale; they also sting, dry the scalp and fade colour. If you must, use one spoon of
vinegar in a full mug, once a month, and rinse it well.</p>
<h2>What we do in the salon</h2>
<p>Our basins run on softened water. Before a colour or a texture service we often do a mineral-removing wash, because
products take more evenly on clean hair. It adds fifteen minutes and saves many disappointments. Ask for it with your next
<a href="/services/hair">cut or spa</a>, or see what goes with it on the <a href="/offers">offers page</a>.</p>`,
};
