import { defineConfig } from '@playwright/test';

const baseURL = process.env.BASE_URL;
if (!baseURL) throw new Error('BASE_URL must name the running site, such as http://localhost:8080.');

// Debian's headless Chromium. As root it runs only without its sandbox. It makes no background requests to its vendor.
const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  widths: [360],
};
const desktop = { viewport: { width: 1280, height: 800 } };
// From narrow to wide: a browser that has loaded a larger file of a picture goes on showing it.
const everyWidth = {
  viewport: { width: 320, height: 800 },
  widths: [320, 768, 1280, 1920],
};

/** They change what all other tests log in with, the password and that no name is asked for: they run after them, one by one. */
const PASSWORD = /(admin-password|people)\.spec/;
/** These publish, which changes the pages that other tests read. They run one after the other, as there is one draft. */
const SITE = /tests\/site-(?!faults).*/;
const publishing = { testMatch: SITE, workers: 1 };
/** The main one of the tests that publish: it runs after all tests of its site that read the pages. */
const PUBLISH = /site-publish/;
const PAGES = /tests\/pages\.spec/;
/** They stop parts of the site, so they run alone, one file after the other. */
const FAULTS = /(site-faults|taken-back|counts-walk)/;
/** Looks at each screen in small windows and with large text. */
const TEXT_SIZE = /text-size/;
/** Apart from the other tests: encoding the photographs takes minutes. */
const PHOTOGRAPHS = /admin-photographs/;
/** Pages as they seldom are: without scripts, translated, weighed; every state of the owner's screens, and what she does seldom. */
const VARIANTS = /admin-(states|categories)|translated|without-javascript|page-weight/;
const alone = [PASSWORD, FAULTS, SITE, PHOTOGRAPHS];
/** They depend on nothing that a publish changes, so they run beside one. */
const POSTS = /\/(admin-|post-pictures|stored-html)/;
const afterVisits = { dependencies: ['phone'] };
/**
 * Tests whose result can differ by screen size: `make test` runs them on a phone, `make audit` on a desktop. Others have a
 * tag and run on a phone.
 */
const ANY_SIZE = /^[^@]*$/;

export default defineConfig<{ widths: number[] }>({
  testDir: 'tests',
  outputDir: 'output',
  // Tests share one site and one database: the tests of a file run in order, two files in parallel.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS ?? 'output/results.json' }]],
  use: {
    baseURL,
    launchOptions,
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testIgnore: [...alone, VARIANTS, POSTS, TEXT_SIZE], use: phone },
    { name: 'publishing on a phone', ...publishing, testMatch: PUBLISH, use: phone, ...afterVisits },
    {
      name: 'posts on a phone',
      testMatch: POSTS,
      testIgnore: [...alone, VARIANTS],
      use: phone,
      ...afterVisits,
    },
    {
      name: 'password',
      testMatch: PASSWORD,
      workers: 1,
      use: desktop,
      dependencies: ['publishing on a phone', 'posts on a phone'],
    },

    // Against a site of its own.
    { name: 'site on a phone', ...publishing, testIgnore: PUBLISH, use: phone },

    { name: 'audit: every width', testMatch: PAGES, grepInvert: /@/, use: everyWidth },
    { name: 'audit: on a desktop', testIgnore: [...alone, /http\/.*/, PAGES], grep: ANY_SIZE, use: desktop },
    { name: 'audit: text size', testMatch: TEXT_SIZE, use: phone },
    { name: 'audit: variants on a phone', testMatch: VARIANTS, use: phone },
    { name: 'audit: photographs', testMatch: PHOTOGRAPHS, use: phone },
    { name: 'audit', testDir: 'audit', timeout: 120_000 },
    { name: 'http3', testDir: 'containers' },
    { name: 'parts stopped', testMatch: FAULTS, workers: 1, use: phone, timeout: 180_000 },
  ],
});
