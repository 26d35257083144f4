import { expect, test } from 'vitest';
import { EXPORTS, exportedPosts } from '../../test/exports/read.js';
import { postHtml } from './post-html.js';
import { wordpressHtml } from './wordpress-text.js';

const site = 'https://old.example';
const uploads = `${site}/wp-content/uploads`;
const uploaded = (id: string) => `${uploads}/${id}.jpg`;
function come(html: string, losses = new Set<string>()) {
  return { html: postHtml(html, site, losses), problems: [...losses] };
}
function wordpress(html: string) {
  const losses = new Set<string>();
  return come(wordpressHtml(html, uploaded, losses), losses);
}
const ghost = (html: string) => come(html.replaceAll('__GHOST_URL__', site));
const link = (href: string, words: string) => `<a href="${href}" rel="noopener noreferrer">${words}</a>`;
const picture = (src: string, alt = '') => `<img alt="${alt}" src="${src}" />`;
const VIDEO = `<figure data-embed="youtube" data-id="dQw4w9WgXcQ">${link('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Video on YouTube')}</figure>`;

const posts = EXPORTS.flatMap(exportedPosts).filter(({ html }) => html !== '');

test.each(posts)('of the $from post “$title” nothing changes when it is read once more', ({ html, from }) => {
  const read = { wordpress, ghost }[from];
  const stored = read(html).html;
  expect(ghost(stored).html).toBe(stored);
});

test.each([
  [
    'paragraphs and line breaks',
    'One\ntwo\n\n<b>Three</b>\n<ul><li>four</li>\n<li>five</li></ul>\nsix',
    '<p>One<br />two</p><p><strong>Three</strong></p><ul><li><p>four</p></li><li><p>five</p></li></ul><p>six</p>',
  ],
  [
    'a picture beside the text, in its own size',
    `<a href="${uploads}/a.jpg"><img class="alignright" src="/wp-content/uploads/a-300x200.jpg" alt="A"></a> Oil`,
    `<figure data-align="right">${picture(`${uploads}/a.jpg`, 'A')}</figure><p>Oil</p>`,
  ],
  [
    'a caption',
    `[caption id="a" align="alignleft" width="300"]<img src="${uploads}/a.jpg"> Warm <em>oil</em>[/caption]`,
    `<figure data-align="left">${picture(`${uploads}/a.jpg`)}<figcaption>Warm oil</figcaption></figure>`,
  ],
  [
    'a gallery, by the ids of its pictures',
    '[gallery ids="7,8,9"]',
    `<figure data-layout="gallery">${[7, 8, 9].map((id) => picture(uploaded(`${id}`))).join('')}</figure>`,
  ],
  [
    'videos of YouTube',
    'https://youtu.be/dQw4w9WgXcQ\n[embed]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/embed]',
    VIDEO + VIDEO,
  ],
  [
    'brackets, and code with brackets',
    'So [sic] [1] [[gallery]] <code>[a b="c"]</code>\n<pre>[a b="c"]\n\nd</pre>',
    '<p>So [sic] [1] [gallery] <code>[a b="c"]</code></p><pre><code>[a b="c"]\n\nd</code></pre>',
  ],
  [
    'pictures of blocks, wide and beside their text',
    `<!-- wp:image {"align":"wide"} -->\n<figure class="wp-block-image alignwide"><img src="${uploads}/a-1024x683.jpg"/></figure>\n<!-- /wp:image --><div class="wp-block-media-text"><figure><img src="${uploads}/b.jpg"></figure><div><p>Oil</p></div></div>`,
    `<figure data-align="wide">${picture(`${uploads}/a.jpg`)}</figure><figure data-align="left">${picture(`${uploads}/b.jpg`)}</figure><p>Oil</p>`,
  ],
  [
    'a table with its caption',
    '<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>C</td></tr></tbody></table><figcaption>D</figcaption></figure><!-- /wp:table -->',
    '<table><tbody><tr><th scope="col"><p>A</p></th><th scope="col"><p>B</p></th></tr><tr><td><p>C</p></td><td><p></p></td></tr></tbody></table><p>D</p>',
  ],
  [
    'details and a quotation',
    '<details><summary>Q</summary><p>A</p></details><blockquote><p>B</p><cite>C</cite></blockquote>',
    '<h4>Q</h4><p>A</p><blockquote><p>B</p><p>C</p></blockquote>',
  ],
  [
    'covers and backgrounds, also fixed ones, as wide as they were',
    `<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"${uploads}/a.jpg"}}}} --><div><div class="wp-block-cover alignfull"><div role="img" class="wp-block-cover__image-background" style="background-image:url(${uploads}/b.jpg)"></div><p>B</p></div></div><!-- /wp:group --><div class="wp-block-cover alignleft" style="background-image:url(${uploads}/c.jpg)"></div>`,
    `<figure>${picture(`${uploads}/a.jpg`)}</figure><figure data-align="wide">${picture(`${uploads}/b.jpg`)}</figure><p>B</p><figure data-align="left">${picture(`${uploads}/c.jpg`)}</figure>`,
  ],
  [
    'galleries as wide as they were',
    `<figure class="wp-block-gallery alignwide"><ul class="blocks-gallery-grid"><li><img src="${uploads}/a.jpg"></li><li><img src="${uploads}/b.jpg"></li></ul></figure>`,
    `<figure data-layout="row" data-align="wide">${picture(`${uploads}/a.jpg`)}${picture(`${uploads}/b.jpg`)}</figure>`,
  ],
])('WordPress’s %s come', (_what, html, come) => {
  expect(wordpress(html)).toEqual({ html: come, problems: [] });
});

test.each([
  [
    'image',
    '<figure class="kg-card kg-image-card kg-width-wide"><img src="__GHOST_URL__/content/images/size/w600/2020/a.jpg"><figcaption>A</figcaption></figure>',
    `<figure data-align="wide">${picture(`${site}/content/images/2020/a.jpg`)}<figcaption>A</figcaption></figure>`,
  ],
  [
    'embed',
    '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></figure>',
    VIDEO,
  ],
  [
    'button',
    '<div class="kg-card kg-button-card"><a href="/book/" class="kg-btn">Book</a></div>',
    `<p>${link(`${site}/book/`, 'Book')}</p>`,
  ],
  [
    'callout',
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Oil</div></div>',
    '<blockquote><p>💡</p><p>Oil</p></blockquote>',
  ],
  [
    'toggle',
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4>Q</h4><button><svg></svg></button></div><div class="kg-toggle-content"><p>A</p></div></div>',
    '<h4>Q</h4><p>A</p>',
  ],
  ['HTML', '<!--kg-card-begin: html--><div>Oil</div><!--kg-card-end: html-->', '<p>Oil</p>'],
  [
    'audio',
    '<div class="kg-card kg-audio-card"><img src="/a.jpg" class="kg-audio-thumbnail"><audio src="https://youtu.be/dQw4w9WgXcQ"></audio></div>',
    `<figure>${picture(`${site}/a.jpg`)}</figure>${VIDEO}`,
  ],
])('Ghost’s card %s comes', (_card, html, come) => {
  expect(ghost(html)).toEqual({ html: come, problems: [] });
});

const PLAYER =
  '<button class="kg-video-play-icon"><svg viewBox="0 0 24 24"><path d="M1 1"></path></svg></button><span>0:00</span><div>/<span>1:23</span></div><input type="range" max="100" value="0">';
const files = `${site}/content/files/2024/01`;
const stays = (address: string) => `A file stays on the other site, behind a link: ${address}`;

test.each([
  [
    'bookmark',
    `<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://b.example/oils"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Oils</div><div class="kg-bookmark-description">Of seven seeds</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://b.example/favicon.ico" alt=""><span class="kg-bookmark-author">Seeds</span><span class="kg-bookmark-publisher">Uma</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://b.example/a.jpg" alt=""></div></a><figcaption>Read it</figcaption></figure>`,
    `<p>${link('https://b.example/oils', 'Oils')} – Of seven seeds – Seeds – Uma – Read it</p>`,
    'Cards of other pages became links.',
  ],
  [
    'video',
    `<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="__GHOST_URL__/content/files/2024/01/a.mp4" width="640" height="360" playsinline preload="metadata"></video><div class="kg-video-player-container">${PLAYER}</div></div><figcaption>Oiling</figcaption></figure>`,
    `<p>${link(`${files}/a.mp4`, `${files}/a.mp4`)}</p><p>Oiling</p>`,
    stays(`${files}/a.mp4`),
  ],
  [
    'audio',
    `<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/files/2024/01/a.mp3" preload="metadata"></audio><div class="kg-audio-title">Rain</div><div class="kg-audio-player">${PLAYER}</div></div></div>`,
    `<p>${link(`${files}/a.mp3`, `${files}/a.mp3`)}</p><p>Rain</p>`,
    stays(`${files}/a.mp3`),
  ],
  [
    'file',
    '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/2024/01/a.pdf" title="Download" download><div class="kg-file-card-contents"><div class="kg-file-card-title">Prices</div><div class="kg-file-card-caption">Of 2024</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div><div class="kg-file-card-filesize">20 KB</div></div></div><div class="kg-file-card-icon"><svg viewBox="0 0 24 24"><title>download-circle</title></svg></div></a></div>',
    `<p>${link(`${files}/a.pdf`, 'Prices')} – Of 2024 – a.pdf – 20 KB</p>`,
    stays(`${files}/a.pdf`),
  ],
])('of Ghost’s card %s come its words and where it leads', (_card, html, come, problem) => {
  expect(ghost(html)).toEqual({ html: come, problems: [problem] });
});

test.each([
  ['[contact-form-7 id="5"] Oil', '<p>Oil</p>', 'The short code [contact-form-7] can’t come.'],
  ['[row size="2"]Oil[/row]', '<p>Oil</p>', 'The short code [row] can’t come.'],
  ['[gallery]', '', 'The short code [gallery] can’t come.'],
  [
    '<!-- wp:social-link {"url":"#"} /--><!-- wp:social-link {"url":"https://b.example/"} /-->',
    `<p>${link('https://b.example/', 'https://b.example/')}</p>`,
    'What b.example showed here became a link: https://b.example/',
  ],
  ['<!-- wp:latest-posts /-->', '', 'The block “latest-posts” can’t come.'],
  ['Oil<!--nextpage-->\n\nBalm', '<p>Oil</p><p>Balm</p>', 'The pages of a post came as one.'],
  ['<!-- wp:x {bad} /-->Oil', '<p>Oil</p>', 'The block “x” can’t come.'],
  [
    'https://vimeo.com/1',
    `<p>${link('https://vimeo.com/1', 'https://vimeo.com/1')}</p>`,
    'What vimeo.com showed here became a link: https://vimeo.com/1',
  ],
  [
    `[video mp4="${site}/v.mp4"][/video]`,
    `<p>${link(`${site}/v.mp4`, `${site}/v.mp4`)}</p>`,
    `A file stays on the other site, behind a link: ${site}/v.mp4`,
  ],
  ['<form>Name <input></form>', '<p>Name</p>', 'A form can’t come.'],
  ['<p>Oil<script>alert(1)</script></p>', '<p>Oil</p>', 'A script can’t come.'],
  [
    '<a href="https://b.example/"><img src="/a.jpg"></a>',
    `<figure>${picture(`${site}/a.jpg`)}</figure>`,
    'The link to https://b.example/ can’t come.',
  ],
  [
    `[caption]<img src="/a.jpg"> By <a href="https://b.example/">B</a>[/caption]`,
    `<figure>${picture(`${site}/a.jpg`)}<figcaption>By B</figcaption></figure>`,
    'The link to https://b.example/ can’t come.',
  ],
  [
    '<p><a href="https://b.example/"><code>B</code></a></p>',
    '<p><code>B</code></p>',
    'The link to https://b.example/ can’t come.',
  ],
  [
    '<a href="sms:123">Write</a> <a href="#">to</a> me',
    '<p>Write to me</p>',
    'The link to sms:123 can’t come.',
  ],
  ['<iframe src="ttps://b.example/"></iframe>', '', 'This can’t come: ttps://b.example/'],
  ['<a href="#a">A</a> <a href="#b">B</a>', '<p>A B</p>', 'Links to other places in this post can’t come.'],
  [
    '<a href="/a.png">A</a>',
    `<p>${link(`${site}/a.png`, 'A')}</p>`,
    `A file stays on the other site, behind a link: ${site}/a.png`,
  ],
  [
    '<p><img src="/a.svg#x"><img src="upload:x"></p>',
    `<figure>${picture(`${site}/a.svg#x`)}</figure>`,
    'The picture upload:x can’t come.',
  ],
  [
    '<p class="has-text-align-center">A</p><p style="text-align: right">B</p><div class="alignleft">C</div>',
    '<p>A</p><p>B</p><p>C</p>',
    'What stood in the middle or at a side, or was wide, stands in the text now.',
  ],
  [
    '<ol type="a"><li>A</li></ol>',
    '<ol><li><p>A</p></li></ol>',
    'The numbers of a list are 1, 2, 3 and so on now.',
  ],
  ['<abbr title="Hypertext">HT</abbr>', '<p>HT</p>', 'What abbreviations mean can’t come.'],
  [
    '<figure class="wp-block-gallery"><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure></figure>',
    `<figure data-layout="row">${['a', 'b'].map((name) => picture(`${site}/${name}.jpg`)).join('')}<figcaption>A</figcaption></figure>`,
    'The captions of a gallery’s pictures stand together below it.',
  ],
  [
    '<figure class="wp-block-gallery"><a href="/a/" rel="attachment"><img src="/a.jpg"></a><a href="/b/"><img src="/b.jpg" data-link="/b/"></a></figure>',
    `<figure data-layout="row">${['a', 'b'].map((name) => picture(`${site}/${name}.jpg`)).join('')}</figure>`,
    'Pictures lead to no pages of their own now.',
  ],
  [
    '<figure class="wp-block-gallery"><a href="/shop/"><img src="/a.jpg"></a></figure>',
    `<figure>${picture(`${site}/a.jpg`)}</figure>`,
    `The link to ${site}/shop/ can’t come.`,
  ],
  [
    '<video poster="/a.jpg" src="https://youtu.be/dQw4w9WgXcQ"></video>',
    VIDEO,
    'The picture in front of a video can’t come.',
  ],
  ['<p>H<sub>2</sub>O</p>', '<p>H2O</p>', 'What was raised or lowered stands in its line now.'],
  ['<img src="data:image/png;base64,AA">', '', 'A picture that lies in the text itself can’t come.'],
])('of %s comes what can, and the rest is told', (html, come, problem) => {
  expect(wordpress(html)).toEqual({ html: come, problems: [problem] });
});

test.each(['<!-- wp:a {', '<pre', '[a b="', '<p>Oil\n\n', '<table><tr><td>', '<b><p>Oil '])(
  'a post with %j again and again, never closed, comes',
  (part) => expect(wordpress(part.repeat(5000)).html).toBeDefined(),
  60_000,
);
