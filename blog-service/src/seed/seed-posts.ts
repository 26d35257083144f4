import type { PhotoName } from '@salon/content/photos';
import type { FirstCategory } from '../categories/first-categories.js';

/** A sample post. Its id is fixed, so that a second seeding adds nothing. */
interface SeedPost {
  id: string;
  title: string;
  category: FirstCategory;
  /** The post's age, in days before the seeding. */
  daysAgo: number;
  /** A photo in the folder SEED_PHOTOS. Without one, pages show a drawing. */
  photo?: PhotoName;
  content: string;
}

export const SEED_POSTS: SeedPost[] = [
  {
    id: 'monsoon-frizz-a-calm-plan-for-wet-months-k4m7qa',
    title: 'Monsoon frizz: a calm plan for the wet months',
    category: 'Hair Care',
    daysAgo: 4,
    photo: 'jasmine-stone',
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
<p>If home care is not enough, a <a href="/services/hair">deep-conditioning hair spa</a> every four to six weeks is
usually all it takes. For stubborn cases, read about <a href="/services/Texture">texture services</a> first and come
in for a free consultation: we would rather talk you out of a treatment than sell you one you do not need.</p>`,
  },
  {
    id: 'sunscreen-for-chennai-sun-without-the-white-cast-r8t2wd',
    title: 'Sunscreen for the southern sun, without the white cast',
    category: 'Skin Care',
    daysAgo: 11,
    photo: 'cream-jar',
    content: `
<p>If you do one thing for your skin this year, let it be a sunscreen you actually enjoy wearing. Facials, serums and
peels work on what the sun has already done; a good sunscreen stops tomorrow’s tan and next year’s spots before they
start.</p>
<h2>Choosing the texture</h2>
<ul>
<li><strong>Oily or acne-prone:</strong> a gel or a watery fluid that says “non-comedogenic”.</li>
<li><strong>Dry or mature:</strong> a cream with glycerine or ceramides; it can replace your day cream.</li>
<li><strong>Sensitive:</strong> a mineral formula with zinc oxide. Choose a tinted one to avoid the grey veil.</li>
</ul>
<h2>And again at one o’clock</h2>
<p>Sweat, dupattas and tissues rub it away. Reapply every two to three hours outdoors; a stick or a cushion goes over
makeup without disturbing it. Indoors, near a window, one fresh coat after lunch will do.</p>
<blockquote><p>The best sunscreen is the one that is empty by the end of the month.</p></blockquote>
<p>Already have a stubborn tan from a beach weekend? Give it two weeks of gentle care first, then ask us about a
<a href="/services/skin">clean-up or a de-tan</a>. Skin that is still pink or peeling should be left in peace, and a
mole that changes belongs with a dermatologist, not with us.</p>`,
  },
  {
    id: 'gel-polish-without-weak-nails-h3v9xe',
    title: 'Gel polish without weak nails: what to do between visits',
    category: 'Nail Care',
    daysAgo: 19,
    photo: 'manicure-set',
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
<p>Not sure what shape your nails are in? Book an <a href="/services/nail">express manicure</a>; we will remove old gel
properly and tell you honestly whether the next coat should wait. Our <a href="/offers">mani-pedi packages</a> include
the removal.</p>`,
  },
  {
    id: 'a-ten-minute-head-massage-to-try-tonight-p6c1zn',
    title: 'A ten-minute head massage to try tonight',
    category: 'Spa & Wellness',
    daysAgo: 27,
    photo: 'towels-candle',
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
<p>Will it make hair grow? We cannot promise that, and nobody should. What it does reliably is loosen the shoulders and
send you to bed in a better mood, and that shows in the mirror too. When you would like somebody else’s hands to do the
work, our <a href="/services/hair">hair spa</a> begins with exactly this.</p>`,
  },
  {
    id: 'keratin-smoothing-or-hair-botox-d5w8ub',
    title: 'Keratin, smoothing or hair botox? How to choose',
    category: 'Hair Treatments',
    daysAgo: 38,
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
<h2>Keeping it</h2>
<p>A sulphate-free shampoo and lukewarm water do more than any expensive mask. Sea and pool water shorten the life of
every treatment; wet the hair and tie it up before you swim.</p>
<p>The details, with durations, are on our <a href="/services/Texture">texture page</a>. The consultation is free, and
sometimes its result is a good <a href="/services/hair">haircut</a> and nothing else.</p>`,
  },
  {
    id: 'your-first-facial-what-happens-and-what-should-not-b2j6yk',
    title: 'Your first facial: what happens, and what should not',
    category: 'Facial Treatments',
    daysAgo: 46,
    photo: 'clay-mask',
    content: `
<p>A first facial can feel like an exam: bright light, a magnifying lamp, a stranger very close to your pores. It should
be the opposite. Here is what an hour with us looks like, so that you can lie down and switch off.</p>
<h2>The six steps</h2>
<ol>
<li><strong>Cleanse,</strong> twice, to take off sunscreen and traffic.</li>
<li><strong>Exfoliate</strong> with a mild enzyme rather than a gritty scrub.</li>
<li><strong>Steam,</strong> for a few minutes only, or a warm towel for sensitive skin.</li>
<li><strong>Extractions,</strong> if you want them. Say stop and we stop.</li>
<li><strong>Massage,</strong> the part everybody remembers.</li>
<li><strong>Mask and protect:</strong> clay or a hydrating gel, then serum, cream and sunscreen.</li>
</ol>
<h2>What should not happen</h2>
<p>Burning that does not pass within a minute, product in the eyes, hard squeezing, a “free” peel you were not asked
about, or a lecture on buying eight bottles. Speak up in any salon, ours included. A good therapist is grateful for it.</p>
<p>How often? Once every four to six weeks suits most people, because that is about the time skin takes to renew itself.
If you have an event coming up, book the facial a week before it, never the evening before. You will find durations and
what each one is best for on our <a href="/services/skin">skin page</a>.</p>`,
  },
  {
    id: 'curly-wash-day-in-five-honest-steps-n7s4fc',
    title: 'Curly wash day in five honest steps',
    category: 'Curly Hair',
    daysAgo: 57,
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
<p>A cut makes half the difference. We cut curls dry, one by one, so that nobody gets a triangle. Ask for a
<a href="/services/hair">curl consultation</a>, and please come with your hair as you wear it every day.</p>`,
  },
  {
    id: 'a-bridal-beauty-timeline-that-leaves-room-to-breathe-v9e3gt',
    title: 'A bridal beauty timeline that leaves room to breathe',
    category: 'Beauty Tips',
    daysAgo: 68,
    photo: 'lipsticks',
    content: `
<p>Between the saree blouse, the caterer and three hundred relatives, skin and hair tend to be remembered in the last
week, when it is too late to try anything new. Here is the plan we give our brides. It is short on purpose.</p>
<h2>Three months before</h2>
<ul>
<li>Meet your makeup artist and do a trial in daylight. Bring a photo of your jewellery.</li>
<li>Start one facial a month. Begin any new active, such as vitamin C, now or not at all.</li>
<li>If you want a <a href="/services/Haircolor">colour change</a>, do it in this month, so there is time to soften it.</li>
</ul>
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
<p>Bridal makeup with us takes a little over two hours. Dates in the muhurtham months go early, so send us a message
through the <a href="/services/makeup">makeup page</a> as soon as yours is fixed.</p>`,
  },
  {
    id: 'a-new-academy-batch-and-what-we-look-for-m1q8ls',
    title: 'A new academy batch, and what we look for',
    category: 'Salon News',
    daysAgo: 80,
    photo: 'eye-palette',
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
<h2>What we look for</h2>
<ol>
<li><strong>Kindness.</strong> Technique can be taught. Touching a tired face gently is harder.</li>
<li><strong>Clean habits.</strong> Washed hands, washed brushes, every single time.</li>
<li><strong>Turning up.</strong> Ours is a craft of repetition; the tenth blend is where it begins to look easy.</li>
</ol>
<h2>Come and look first</h2>
<p>Visit on a weekday afternoon, sit in on a class and talk to the trainees without us in the room. You will find the
outline on the <a href="/Academy">academy page</a>, and a little about how we work under <a href="/about">our story</a>.
A message is enough to reserve a seat on the visitors’ bench.</p>`,
  },
  {
    id: 'melted-colour-the-soft-look-that-suits-dark-hair-x3h5ro',
    title: 'Melted colour: the soft look that suits dark hair',
    category: 'Trends & Style',
    daysAgo: 93,
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
<h2>Keeping it warm, not orange</h2>
<p>Wash with cool water, use a colour-safe shampoo, and let us refresh the toner every eight weeks. A scarf on the
two-wheeler protects colour better than any spray. And do tell us about pool days.</p>
<p>Have a look at our <a href="/services/Haircolor">colour services</a>, save two pictures you love and one you do not,
and bring all three. The third is the most useful.</p>`,
  },
  {
    id: 'five-serum-ingredients-reviewed-after-a-year-on-our-shelf-w6a9ip',
    title: 'Five serum ingredients, reviewed after a year on our shelf',
    category: 'Product Reviews',
    daysAgo: 109,
    photo: 'serum-drops',
    content: `
<p>We do not review brands here, because next season the bottle will look different anyway. Ingredients stay. For a year
we noted what our therapists and a patient group of regulars thought of five popular ones in our climate: hot, damp and
bright. Nobody paid for a good word.</p>
<h2>Niacinamide: the all-rounder</h2>
<p>At four or five per cent it calmed oil and redness for almost everyone, usually within six weeks. At ten per cent more
people stung than gained. <em>Our verdict: begin here, and begin low.</em></p>
<h2>Vitamin C: wonderful, fussy</h2>
<p>Skin looked brighter, tans faded sooner. But the classic acid form turned brown on warm shelves within two months. Buy a
small bottle, keep it away from the bathroom, or choose a stable derivative.
<em>Our verdict: worth it, for people who finish things.</em></p>
<h2>Hyaluronic acid: know the trick</h2>
<p>On dry skin in an air-conditioned room it can leave you tighter than before. On damp skin, with a cream on top, it
plumps beautifully. <em>Our verdict: good, if you seal it.</em></p>
<h2>Salicylic acid: the monsoon helper</h2>
<p>Two per cent, two or three evenings a week, kept noses and foreheads clear when humidity rose. Daily use dried the
cheeks of nearly everybody. <em>Our verdict: a guest, not a lodger.</em></p>
<h2>Retinol: slow and real</h2>
<p>The best for texture and fine lines, and the easiest to overdo. One pea, two nights a week, sunscreen every morning
without exception. Not in pregnancy, and not in the week before waxing.
<em>Our verdict: the long game.</em></p>
<p>Unsure where your skin stands? Bring your bottles to your next <a href="/services/skin">facial</a>; sorting shelves is
a service we do for free. If something is prescribed to you, your dermatologist’s word goes before ours.</p>`,
  },
  {
    id: 'living-with-hard-water-what-helps-your-hair-t2n4jv',
    title: 'Living with hard water: what really helps your hair',
    category: 'Hair Care',
    daysAgo: 126,
    content: `
<p>“I changed flats and my hair changed with me.” We hear it every month, and it is seldom imagination. Borewell and
tanker water in many parts of the city carries a lot of calcium and magnesium. They do not harm you, but they settle on
hair, layer by layer, until it feels like straw and no conditioner seems to go in.</p>
<h2>What helps</h2>
<ol>
<li><strong>A chelating shampoo</strong> every two to four weeks. It lifts minerals, which a “clarifying” one does not
always do. Follow it with a mask; the hair will be very clean and a little bare.</li>
<li><strong>A last rinse of better water.</strong> One mug from the drinking-water filter is enough, poured slowly from the
crown.</li>
<li><strong>A leave-in conditioner,</strong> so that the next wash meets a protected strand.</li>
<li><strong>Fewer, better washes.</strong> Twice or three times a week is plenty for most of us.</li>
</ol>
<h2>What we do in the salon</h2>
<p>Our basins run on softened water. Before a colour or a texture service we often do a mineral-removing wash, because
products take more evenly on clean hair. It adds fifteen minutes and saves many disappointments. Ask for it with your next
<a href="/services/hair">cut or spa</a>, or see what goes with it on the <a href="/offers">offers page</a>.</p>`,
  },
];
