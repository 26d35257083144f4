import type { SeedPost } from '../seed-post.js';

export const academyBatch: SeedPost = {
  id: 'a-new-academy-batch-and-what-we-look-for-m1q8ls',
  title: 'A new academy batch, and what we look for',
  category: 'Salon News',
  daysAgo: 80,
  photo: 'place-class',
  imageAlt:
    'The classroom before a class: small mirrors and brushes on a long teak table, brows in chalk on the board',
  content: `
<p>Twice a year the back room of the salon fills with new notebooks, new aprons and a good deal of nervous laughter. We
are opening the next batch of both academy programmes, and since the same questions reach us every week, here are the
answers in one place.</p>
<h2>The two programmes</h2>
<ul>
<li><strong>Skincare and esthetics:</strong> how skin works, hygiene, facials, massage, waxing and the art of a proper
consultation.</li>
<li><strong>Makeup, basics to advanced:</strong> from clean brushes and colour theory to bridal looks that survive a May
afternoon.</li>
</ul>
<p>Groups are small, so that everybody works on models from the second week, under supervision.</p>
<h2>What you do not need</h2>
<p>You need no certificate from elsewhere, no English fluency and no expensive kit; tools for practice are here. We have
taught a bank clerk, two mothers who were coming back to work and a young man whose family took some convincing. All of
them now have clients of their own.</p>
<h2>What we look for</h2>
<ol>
<li><strong>Kindness.</strong> Technique can be taught. Touching a tired face gently is harder.</li>
<li><strong>Clean habits.</strong> Washed hands, washed brushes, every single time.</li>
<li><strong>Turning up.</strong> Ours is a craft of repetition; the tenth blend is where it begins to look easy.</li>
</ol>
<h2>Why a salon with an academy?</h2>
<p>Because explaining keeps us honest. When a trainee asks why we use one product and not another, “we always have” is
not an answer. Much of our move to cleaner, more eco-friendly products began with such a question.</p>
<h2>Come and look first</h2>
<p>Visit on a weekday afternoon, sit in on a class and talk to the trainees without us in the room. You will find the
outline on the <a href="/Academy">academy page</a>, and a little about how we work under <a href="/about">our story</a>.
A message is enough to reserve a seat on the visitors’ bench.</p>`,
};
