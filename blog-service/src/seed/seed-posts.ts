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
<p>Dry hair drinks from the air: the strand swells, and neighbours stop lying side by side. So the plan is not to fight
the rain but to send your hair out already well fed.</p>
<h2>In the shower</h2>
<ul>
<li>An hour before, press a teaspoon of warm coconut oil through the lengths only.</li>
<li>Shampoo the scalp twice; leave conditioner on for three full minutes.</li>
<li>Finish with the coolest water you can bear.</li>
</ul>
<p>Most frizz is made with the towel: squeeze, never rub. If home care is not enough, a
<a href="/services/hair">deep-conditioning hair spa</a> every four to six weeks is usually all it takes. For stubborn
cases, read about <a href="/services/Texture">texture services</a> first and come in for a free consultation.</p>`,
  },
  {
    id: 'sunscreen-for-chennai-sun-without-the-white-cast-r8t2wd',
    title: 'Sunscreen for the southern sun, without the white cast',
    category: 'Skin Care',
    daysAgo: 11,
    photo: 'cream-jar',
    content: `
<p>If you do one thing for your skin this year, let it be a sunscreen you actually enjoy wearing. It stops tomorrow’s
tan and next year’s spots before they start.</p>
<h2>Choosing the texture</h2>
<ul>
<li><strong>Oily or acne-prone:</strong> a gel or a watery fluid.</li>
<li><strong>Dry or mature:</strong> a cream with ceramides; it can replace your day cream.</li>
<li><strong>Sensitive:</strong> zinc oxide, tinted to avoid the grey veil.</li>
</ul>
<blockquote><p>The best sunscreen is the one that is empty by the end of the month.</p></blockquote>
<p>Already have a stubborn tan? Give it two weeks of gentle care, then ask us about a
<a href="/services/skin">clean-up or a de-tan</a>. A mole that changes belongs with a dermatologist, not with us.</p>`,
  },
  {
    id: 'gel-polish-without-weak-nails-h3v9xe',
    title: 'Gel polish without weak nails: what to do between visits',
    category: 'Nail Care',
    daysAgo: 19,
    photo: 'manicure-set',
    content: `
<p>“Gel ruined my nails” is something we hear at the table every week. It was seldom the gel. It was the peeling, the
picking and the bare fortnight that should have come in between.</p>
<h2>While you wear it</h2>
<ul>
<li>Oil the cuticles at night. Nails bend instead of breaking when they are not dry.</li>
<li>Wear gloves for dishes; hot water lifts the edge before anything else does.</li>
<li>Never peel. A layer of your own nail comes off with every chip.</li>
</ul>
<p>Gel stays on for two to three weeks. Then let us soak it off, and look at our
<a href="/services/nail">nail services</a> for the treatment that suits the pause.</p>`,
  },
  {
    id: 'a-ten-minute-head-massage-to-try-tonight-p6c1zn',
    title: 'A ten-minute head massage to try tonight',
    category: 'Spa & Wellness',
    daysAgo: 27,
    photo: 'towels-candle',
    content: `
<p>A head massage asks for no equipment and no skill that your hands do not already have. Here is the short version we
teach our trainees. Warm two teaspoons of oil, put a towel around your shoulders and drop your jaw.</p>
<h2>Ten minutes, step by step</h2>
<ol>
<li><strong>Temples (one minute).</strong> Two fingers on each side, slow circles backwards.</li>
<li><strong>Hairline to crown (four minutes).</strong> Press the pads down and move the <em>scalp</em>, not the hair.</li>
<li><strong>Nape (four minutes).</strong> Hold the neck with one hand and knead gently. Change hands.</li>
<li><strong>To close (one minute).</strong> Gather handfuls close to the roots, pull very softly, let go.</li>
</ol>
<p>Will it make hair grow? We cannot promise that, and nobody should. When you would like somebody else’s hands to do
the work, our <a href="/services/hair">hair spa</a> begins with exactly this.</p>`,
  },
  {
    id: 'keratin-smoothing-or-hair-botox-d5w8ub',
    title: 'Keratin, smoothing or hair botox? How to choose',
    category: 'Hair Treatments',
    daysAgo: 38,
    content: `
<p>Three names, three prices, and a cousin who swears by each of them. The right one depends less on fashion than on the
hair you were born with and how you wear it on a Tuesday.</p>
<ul>
<li><strong>Keratin treatment:</strong> coats the strand, calms frizz and keeps some movement, for three to five months.</li>
<li><strong>Smoothing or straightening:</strong> what is treated stays straight; what grows is your own again.</li>
<li><strong>Hair botox:</strong> a deep filler for tired lengths. No needles are involved, whatever the name says.</li>
</ul>
<h2>Keeping it</h2>
<p>A sulphate-free shampoo and lukewarm water do more than any expensive mask. The details are on our
<a href="/services/Texture">texture page</a>, and sometimes the result of a consultation is a good
<a href="/services/hair">haircut</a> and nothing else.</p>`,
  },
  {
    id: 'your-first-facial-what-happens-and-what-should-not-b2j6yk',
    title: 'Your first facial: what happens, and what should not',
    category: 'Facial Treatments',
    daysAgo: 46,
    photo: 'clay-mask',
    content: `
<p>A first facial can feel like an exam. It should be the opposite. Here is what an hour with us looks like, so that you
can lie down and switch off.</p>
<ol>
<li><strong>Cleanse,</strong> twice, and <strong>exfoliate</strong> with a mild enzyme.</li>
<li><strong>Steam,</strong> for a few minutes only, and extractions if you want them.</li>
<li><strong>Massage,</strong> the part everybody remembers; then a mask, cream and sunscreen.</li>
</ol>
<h2>What should not happen</h2>
<p>Burning that does not pass within a minute, hard squeezing, or a lecture on buying eight bottles. Speak up in any
salon, ours included. Before an event, book the facial a week ahead. You will find durations on our
<a href="/services/skin">skin page</a>.</p>`,
  },
  {
    id: 'curly-wash-day-in-five-honest-steps-n7s4fc',
    title: 'Curly wash day in five honest steps',
    category: 'Curly Hair',
    daysAgo: 57,
    content: `
<p>Many of our clients learnt only at thirty that their “rough, bushy” hair was curly all along. Curls need less product
than the internet says, and a little more patience.</p>
<h2>Five steps</h2>
<ol>
<li><strong>Detangle before water,</strong> with your fingers, from the ends upwards.</li>
<li><strong>Wash the scalp,</strong> not the curls, once or twice a week.</li>
<li><strong>Condition</strong> until it feels like seaweed, and rinse most of it, not all.</li>
<li><strong>Style soaking wet:</strong> leave-in, then gel with flat hands, then scrunch.</li>
<li><strong>Dry without disturbing,</strong> in a cotton T-shirt for twenty minutes.</li>
</ol>
<p>A cut makes half the difference. Ask for a <a href="/services/hair">curl consultation</a>, and please come with your
hair as you wear it every day.</p>`,
  },
  {
    id: 'a-bridal-beauty-timeline-that-leaves-room-to-breathe-v9e3gt',
    title: 'A bridal beauty timeline that leaves room to breathe',
    category: 'Beauty Tips',
    daysAgo: 68,
    photo: 'lipsticks',
    content: `
<p>Between the saree blouse, the caterer and three hundred relatives, skin and hair tend to be remembered in the last
week, when it is too late to try anything new. Here is the plan we give our brides.</p>
<h2>Three months before</h2>
<ul>
<li>Book a trial in daylight for one or two months before. Bring a photo of your jewellery.</li>
<li>Start one facial a month, and do any <a href="/services/Haircolor">colour change</a> now.</li>
</ul>
<h2>The last three days</h2>
<ol>
<li><strong>Three days:</strong> waxing and threading, so that any redness has gone.</li>
<li><strong>Two days:</strong> <a href="/services/nail">manicure and pedicure</a>, then mehendi over clean, dry skin.</li>
<li><strong>One day:</strong> wash your hair without heavy conditioner; flowers hold better.</li>
</ol>
<p>Dates in the muhurtham months go early: see the <a href="/services/makeup">makeup page</a>.</p>`,
  },
  {
    id: 'a-new-academy-batch-and-what-we-look-for-m1q8ls',
    title: 'A new academy batch, and what we look for',
    category: 'Salon News',
    daysAgo: 80,
    photo: 'eye-palette',
    content: `
<p>Twice a year the back room of the salon fills with new notebooks, new aprons and a good deal of nervous laughter. We
are opening the next batch of both academy programmes: skincare and esthetics, and makeup from basics to advanced.</p>
<h2>What we look for</h2>
<ol>
<li><strong>Kindness.</strong> Technique can be taught. Touching a tired face gently is harder.</li>
<li><strong>Clean habits.</strong> Washed hands, washed brushes, every single time.</li>
<li><strong>Turning up.</strong> The tenth blend is where it begins to look easy.</li>
</ol>
<p>Visit on a weekday afternoon, and talk to the trainees without us in the room. You will find the outline on the
<a href="/Academy">academy page</a>, and a little about how we work under <a href="/about">our story</a>.</p>`,
  },
  {
    id: 'melted-colour-the-soft-look-that-suits-dark-hair-x3h5ro',
    title: 'Melted colour: the soft look that suits dark hair',
    category: 'Trends & Style',
    daysAgo: 93,
    content: `
<p>Streaks had their decade. What our clients bring on their phones now is quieter: dark roots that turn warm somewhere
around the cheekbone, without a line you could point at. We call it a colour melt.</p>
<h2>Three shades we keep mixing</h2>
<ul>
<li><strong>Filter coffee:</strong> deep brown with a soft milky end. Office-safe, kind to every skin tone.</li>
<li><strong>Palm jaggery:</strong> chestnut with a golden edge, lovely on wavy hair.</li>
<li><strong>Hibiscus:</strong> dark wine that shows only in the sun.</li>
</ul>
<p>Because the root stays your own, there is no stripe after four weeks. Have a look at our
<a href="/services/Haircolor">colour services</a>, save two pictures you love and one you do not, and bring all three.</p>`,
  },
  {
    id: 'five-serum-ingredients-reviewed-after-a-year-on-our-shelf-w6a9ip',
    title: 'Five serum ingredients, reviewed after a year on our shelf',
    category: 'Product Reviews',
    daysAgo: 109,
    photo: 'serum-drops',
    content: `
<p>We do not review brands here, because next season the bottle will look different anyway. For a year we noted what our
therapists and a patient group of regulars thought of five ingredients. Nobody paid for a good word.</p>
<ul>
<li><strong>Niacinamide</strong> calmed oil and redness for almost everyone. <em>Begin here, and begin low.</em></li>
<li><strong>Vitamin C</strong> brightens, and turns brown on warm shelves. <em>For people who finish things.</em></li>
<li><strong>Hyaluronic acid</strong> works on damp skin, with a cream on top. <em>Good, if you seal it.</em></li>
<li><strong>Salicylic acid</strong> keeps noses clear in the monsoon. <em>A guest, not a lodger.</em></li>
<li><strong>Retinol</strong> is the best for fine lines, and not for pregnancy. <em>The long game.</em></li>
</ul>
<p>Bring your bottles to your next <a href="/services/skin">facial</a>; sorting shelves is a service we do for free. Your
dermatologist’s word goes before ours.</p>`,
  },
  {
    id: 'living-with-hard-water-what-helps-your-hair-t2n4jv',
    title: 'Living with hard water: what really helps your hair',
    category: 'Hair Care',
    daysAgo: 126,
    content: `
<p>“I changed flats and my hair changed with me.” We hear it every month, and it is seldom imagination. Calcium and
magnesium settle on hair, layer by layer, until no conditioner seems to go in.</p>
<h2>What helps</h2>
<ol>
<li><strong>A chelating shampoo</strong> every two to four weeks, and a mask after it.</li>
<li><strong>A last rinse of better water.</strong> One mug from the drinking-water filter is enough.</li>
<li><strong>Fewer, better washes.</strong> Twice or three times a week is plenty for most of us.</li>
</ol>
<p>Our basins run on softened water. Ask for a mineral-removing wash with your next
<a href="/services/hair">cut or spa</a>, or see what goes with it on the <a href="/offers">offers page</a>.</p>`,
  },
];
