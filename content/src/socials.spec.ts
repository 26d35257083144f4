import { readProfiles, writeProfiles } from './socials.ts';

test.each([
  ['www.instagram.com/kadali', 'instagram'],
  ['@kadali.salon', 'instagram'],
  ['https://m.facebook.com/kadali', 'facebook'],
  ['fb.com/kadali', 'facebook'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://maps.app.goo.gl/AbC', 'google'],
  ['https://www.google.co.in/maps/place/kadali', 'google'],
  ['in.pinterest.com/kadali', 'pinterest'],
  ['threads.net/@kadali', 'threads'],
  ['twitter.com/kadali', 'x'],
  ['linkedin.com/company/kadali', 'linkedin'],
])('%s is known as %s', (line, key) => {
  const { profiles } = readProfiles(`\n  ${line} \n`);
  expect(Object.entries(profiles ?? {}).flatMap(([one, address]) => (address ? [one] : []))).toEqual([key]);
  expect(profiles && readProfiles(writeProfiles(profiles))).toEqual({ profiles });
});

test.each([
  ['kadali.example/profile', /^Line 1: kadali\.example is not one of these: Instagram, Facebook, /],
  ['facebook.com.evil.example/x', /^Line 1: facebook\.com\.evil\.example is not/],
  ['\n@kadali\nmy page', /^Line 3: please enter an address/],
  ['@one\ninstagram.com/other', /^Line 2: there is another one of Instagram above\.$/],
  ['javascript:alert(1)', /^Line 1: please enter an address/],
])('of “%s” it is said what is wrong', (text, said) => {
  expect(readProfiles(text).fault).toMatch(said);
});
