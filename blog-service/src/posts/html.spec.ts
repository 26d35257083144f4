import { describe, expect, test } from '@jest/globals';
import { sanitise, textOf } from './html.js';

describe('sanitise keeps', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s></p>',
    '<h2>A</h2><h3>B</h3><h4>C</h4>',
    '<ul><li>a</li></ul><ol><li>b</li></ol>',
    '<blockquote><p>said</p></blockquote>',
    '<pre><code>a &lt; b &amp;&amp; c</code></pre><hr /><p>a<br />b</p>',
    '<figure><img src="/media/k/960.jpg" alt="A &quot;comb&quot;" /><figcaption>c</figcaption></figure>',
    '<p><img src="https://pictures.example/a.jpg" alt="" /></p>',
    '<p>தமிழ் ✂️ “quotes” & café</p>'.replace('&', '&amp;'),
  ])('%s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  test.each([
    'https://a.example/?x=1',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+91123',
    '/services/hair',
    '#top',
    'page',
  ])('a link to %s', (href) => {
    expect(sanitise(`<a href="${href}" target="_blank" onclick="x()">y</a>`)).toBe(
      `<a href="${href}" rel="noopener noreferrer">y</a>`,
    );
  });
});

test('sanitise turns look-alikes into what is kept', () => {
  expect(sanitise('<h1>a</h1><h6>b</h6><b>c</b><i>d</i><del>e</del><div>f</div><span>g</span>')).toBe(
    '<h2>a</h2><h4>b</h4><strong>c</strong><em>d</em><s>e</s>fg',
  );
});

/** Known ways of getting a script through. None of them may leave anything that runs. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.example/x.png">',
  '<img srcset="x" src="https://a.example/a.png" style="position:fixed" onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title></title><img src=x onerror=alert(1)>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<style>@import "https://evil.example";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel="stylesheet" href="https://evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">x',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p title="&quot;><script>alert(1)</script>">x</p>',
  '<img alt="`><script>alert(1)</script>" src="https://a.example/a.png">',
  '<<script>alert(1)//<</script>',
];

const HARMLESS =
  /^<\/?(p|h2|h3|h4|strong|em|u|s|ul|ol|li|blockquote|pre|code|figure|figcaption|hr|br)( \/)?>$/;
const LINK =
  /^<a( href="(https?:|mailto:|tel:|\/(?!\/)|#|[\w-]+")[^"<>]*"?)? rel="noopener noreferrer">$|^<\/a>$/;
const IMAGE = /^<img( src="(https?:\/\/|\/media\/)[^"<>]*"| alt="[^"<>]*")+ \/>$/;

describe('sanitise leaves nothing that runs of', () => {
  test.each(ATTACKS)('%s', (attack) => {
    const html = sanitise(`<p>before</p>${attack}<p>after</p>`);
    for (const tag of html.match(/<[^>]*>?/g) ?? []) {
      expect(HARMLESS.test(tag) || LINK.test(tag) || IMAGE.test(tag) ? 'harmless' : tag).toBe('harmless');
    }
    expect(html).not.toMatch(/javascript:|vbscript:|data:/i);
    // What is stored stays what it is: nothing appears by being read once more.
    expect(sanitise(html)).toBe(html);
  });
});

test('textOf is what a reader sees, on one line', () => {
  expect(
    textOf(sanitise('<h2>Why</h2><p>Fish &amp; <b>ch</b>ips &lt;3<br>now</p><ul><li>a</li><li>b</li></ul>')),
  ).toBe('Why Fish & chips <3 now a b');
});
