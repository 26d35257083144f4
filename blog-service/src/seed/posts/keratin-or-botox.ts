import type { SeedPost } from '../seed-post.js';

export const keratinOrBotox: SeedPost = {
  id: 'keratin-smoothing-or-hair-botox-d5w8ub',
  title: 'Keratin, smoothing or hair botox? How to choose',
  category: 'Hair Treatments',
  daysAgo: 38,
  photo: 'hair-keratin-straight',
  imageAlt: 'A dark comb drawn through straight brown hair, a clear band of light above it',
  content: `
<p>Three names, three prices, and a cousin who swears by each of them. The treatments do quite different things, and the
right one depends less on fashion than on the hair you were born with and how you wear it on a Tuesday.</p>
<h2>In one line each</h2>
<ul>
<li><strong>Keratin treatment:</strong> coats the strand with protein, calms frizz and keeps some movement. Fades over
three to five months.</li>
<li><strong>Smoothing or straightening:</strong> changes the bonds inside the hair. What is treated stays straight; what
grows is your own again.</li>
<li><strong>Hair botox:</strong> a deep filler for tired, coloured or porous lengths. It adds softness and shine, not
straightness. No needles are involved, whatever the name says.</li>
</ul>
<h2>Questions we ask first</h2>
<ol>
<li>How much time do you spend on your hair on a working day, and how much would you like to spend?</li>
<li>Is there henna, box colour or bleach in it? Be frank; it decides what is safe.</li>
<li>Do you love your waves on some days? Then permanent straightening is not for you.</li>
<li>Are you expecting or nursing? Let us wait. There is no hurry with hair.</li>
</ol>
<h2>What to expect on the day</h2>
<p>Come with two to five hours in hand and a book. We do a strand test, work in thin sections with the windows open, and
use formulas without added formaldehyde. Afterwards the hair stays dry for as long as we tell you, usually two to three
days, so plan your head bath and your gym around it.</p>
<h2>Keeping it</h2>
<p>A sulphate-free shampoo and lukewarm water do more than any expensive mask. Sea and pool water shorten the life of
every treatment; wet the hair and tie it up before you swim.</p>
<p>The details, with durations, are on our <a href="/services/Texture">texture page</a>. The consultation is free, and
sometimes its result is a good <a href="/services/hair">haircut</a> and nothing else.</p>`,
};
