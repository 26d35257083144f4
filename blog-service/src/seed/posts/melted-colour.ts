import type { SeedPost } from '../seed-post.js';

export const meltedColour: SeedPost = {
  id: 'melted-colour-the-soft-look-that-suits-dark-hair-x3h5ro',
  title: 'Melted colour: the soft look that suits dark hair',
  category: 'Trends & Style',
  daysAgo: 93,
  photo: 'hair-colour-melt',
  imageAlt: 'Hair melting from dark roots through copper to gold',
  content: `
<p>Streaks had their decade. What our clients bring on their phones now is quieter: dark roots that turn warm somewhere
around the cheekbone, without a line you could point at. We call it a colour melt, and it might be the friendliest way
there is to colour Indian hair.</p>
<h2>Why it works on us</h2>
<p>Most of us begin at black or deep brown, with a lot of red underneath. Instead of fighting that warmth with ash, a melt
uses it: espresso into chestnut, chestnut into copper or caramel. Because the root stays your own, you will not see a
stripe after four weeks, and you need no bleach near the scalp.</p>
<h2>Three shades we keep mixing</h2>
<ul>
<li><strong>Filter coffee:</strong> deep brown with a soft milky end. Office-safe, kind to every skin tone.</li>
<li><strong>Palm jaggery:</strong> chestnut with a golden edge, lovely on wavy hair.</li>
<li><strong>Hibiscus:</strong> dark wine that shows only in the sun.</li>
</ul>
<h2>How it is done</h2>
<ol>
<li>We look at your hair in daylight and test one strand, especially where there has been henna.</li>
<li>Fine pieces are lightened from the middle downwards, by hand.</li>
<li>A toner joins the two colours while the hair is wet; this is the melting.</li>
<li>A mask, a trim of the driest centimetre, and a blow-dry to check the blend.</li>
</ol>
<p>Plan for two to four hours. If your hair is very dark and you dream of very light, we will do it in two visits, weeks
apart. That is slower and cheaper than repair.</p>
<h2>Keeping it warm, not orange</h2>
<p>Wash with cool water, use a colour-safe shampoo, and let us refresh the toner every eight weeks. A scarf on the
two-wheeler protects colour better than any spray. And do tell us about pool days.</p>
<p>Have a look at our <a href="/services/Haircolor">colour services</a>, save two pictures you love and one you do not,
and bring all three. The third is the most useful.</p>`,
};
