import type { SeedPost } from '../seed-post.js';

export const gelNails: SeedPost = {
  id: 'gel-polish-without-weak-nails-h3v9xe',
  title: 'Gel polish without weak nails: what to do between visits',
  category: 'Nail Care',
  daysAgo: 19,
  photo: 'nail-lacquer-bottles',
  imageAlt: 'A wooden tray crowded with nail lacquers, clay to deep green, an open red one in front',
  content: `
<p>Gel polish has an unfair reputation. When nails come out thin and bendy after a few months of it, the culprit is
rarely the gel itself. It is almost always the way it was taken off: peeled on a long phone call, or scraped by someone
in a hurry. Treated kindly, most nails can wear gel for years.</p>
<h2>The rules we follow at the table</h2>
<ol>
<li>File only the shine, never the nail. A light buff is enough for gel to hold.</li>
<li>Keep the polish off the skin. A flooded cuticle lifts within days and lets water in.</li>
<li>Soak it off, patiently. Ten to fifteen minutes in wraps, a wooden stick, no force.</li>
</ol>
<h2>What you can do at home</h2>
<p>Put a bottle of cuticle oil where you will see it: next to the toothbrush or on your desk. One drop for each hand,
rubbed in twice a day, keeps the nail flexible so that it bends instead of snapping. Jojoba is lovely, and plain almond
oil from the kitchen works too.</p>
<ul>
<li>Wear gloves for dishes and for washing with bleach. Hot water is the quickest way to lift a manicure.</li>
<li>Use your fingertips, not your nails, for tiffin lids and parcel tape.</li>
<li>If an edge lifts, cover it with clear polish and call us. Please do not peel it.</li>
</ul>
<h2>Does a nail need a break?</h2>
<p>Nails do not breathe, so they need no rest for the sake of air. A break makes sense when you see white, chalky
patches or feel soreness. Go bare for two weeks with oil and a strengthening base, and keep them short. Any green or
yellow shadow, pain or swelling is for a doctor to look at before anyone paints over it.</p>
<p>Not sure what shape your nails are in? Book an <a href="/services/nail">express manicure</a>; we will remove old gel
properly and tell you honestly whether the next coat should wait. Our <a href="/offers">mani-pedi packages</a> include
the removal.</p>`,
};
