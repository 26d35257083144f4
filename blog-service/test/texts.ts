/** HTML as it is stored, and the text that a reader sees of it. The editor's tests read this list too. */
export const TEXTS: [html: string, text: string][] = [
  [
    '<h2>Why</h2><p>Fish &amp; <strong>ch</strong>ips &lt;3<br>now</p><ul><li>a</li><li>b</li></ul>',
    'Why Fish & chips <3 now a b',
  ],
  ['<p>Cut &amp; colour&nbsp;today \n and  tomorrow</p><p></p>', 'Cut & colour today and tomorrow'],
  ['<p>Hair\u00adcare\u200b for \ufeffwaves\u2060 \u202eand curls</p>', 'Haircare for waves and curls'],
  ['<p>நன்றி 👩\u200d🦱 நி</p>', 'நன்றி 👩\u200d🦱 நி'],
  [
    '<table><tbody><tr><th scope="col"><p>Cut</p></th><td><p>₹500</p></td></tr><tr><td><p>Spa</p></td><td><p></p></td></tr></tbody></table>',
    'Cut ₹500 Spa',
  ],
  [
    '<p>One</p><figure data-layout="row"><img src="/media/a/960.jpg" alt="Unread"><img src="/media/b/960.jpg" alt=""><figcaption>Two</figcaption></figure><figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Three</a></figure>four',
    'One Two Three four',
  ],
];
