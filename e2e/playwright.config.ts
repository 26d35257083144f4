import { defineConfig } from '@playwright/test';
import type { Widths } from './support/test.js';

const baseURL = process.env.BASE_URL;
if (!baseURL) throw new Error('BASE_URL must name the running site, such as http://localhost:8080.');

// Chromium is Debian's, without the window that nobody looks at; as root it runs without its sandbox, and it never calls home.
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
  widths: { all: [360, 768, 320], axe: [360] },
};
const desktop = {
  viewport: { width: 1280, height: 800 },
  widths: { all: [1280, 1920], axe: [1280] },
};
// From narrow to wide: browsers keep the larger file of a picture once they have it.
const everyWidth = {
  viewport: { width: 768, height: 800 },
  widths: { all: [768, 1280, 1920], axe: [768, 1920] },
};

/** Changes the one password that all others log in with, so it runs when they are done. */
const PASSWORD = /admin-password/;
/** They publish: until they are done, nobody else can know what a page says. One after the other, as there is one draft. */
const SITE = /tests\/site-(?!faults).*/;
const publishing = { testMatch: SITE, workers: 1 };
/** The main one of them: it runs when the others of its site are done. */
const PUBLISH = /site-publish/;
const visits = { testMatch: /tests\/pages\.spec/, grepInvert: /@/ };
/** Stops parts of the site, so it runs alone. */
const FAULTS = /site-faults/;
/** Encoding them takes minutes. */
const PHOTOGRAPHS = /admin-photographs/;
/** Walks past every way the owner's screens can look. */
const LOOKS = /(admin-states|site-looks)\.spec/;
const alone = [/http\/.*/, PASSWORD, FAULTS, SITE, PHOTOGRAPHS];
const sideBySide = { testIgnore: [...alone, LOOKS] };
/** What can differ by size: on a phone by `make test`, on a desktop by `make audit`. A tag names the one size of what can't. */
const ANY_SIZE = /^[^@]*$/;

export default defineConfig<{ widths: Widths }>({
  testDir: 'tests',
  outputDir: 'output',
  // Tests share one site and one database: each file's tests run in order, files side by side.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that does other things as well may starve a browser once; the report names what passed only then.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS ?? 'output/results.json' }]],
  use: { baseURL, launchOptions, screenshot: 'only-on-failure', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  projects: [
    { name: 'phone', ...sideBySide, grepInvert: /@desktop/, use: phone },
    { name: 'desktop', ...sideBySide, grep: /@desktop/, use: desktop },
    { name: 'http', testMatch: /http\/.*/ },
    {
      name: 'publishing on a phone',
      ...publishing,
      testMatch: PUBLISH,
      grepInvert: /@desktop/,
      use: phone,
      dependencies: ['phone', 'desktop', 'http'],
    },
    { name: 'password', testMatch: PASSWORD, use: desktop, dependencies: ['publishing on a phone'] },

    // Each on a site of its own.
    {
      name: 'site on a phone',
      ...publishing,
      testIgnore: [LOOKS, PUBLISH],
      grepInvert: /@desktop/,
      use: phone,
    },
    { name: 'site on a desktop', ...publishing, grepInvert: /@phone/, use: desktop },
    { name: 'site looked at on a phone', testMatch: /site-looks/, grepInvert: /@desktop/, use: phone },

    { name: 'audit: plain screens', ...visits, use: everyWidth },
    { name: 'audit: dense screens', ...visits, use: { ...everyWidth, deviceScaleFactor: 2 } },
    { name: 'audit: on a desktop', testIgnore: alone, grep: ANY_SIZE, use: desktop },
    { name: 'audit: looks on a phone', testMatch: /admin-states/, grepInvert: /@desktop/, use: phone },
    { name: 'audit: photographs on a phone', testMatch: PHOTOGRAPHS, grepInvert: /@desktop/, use: phone },
    { name: 'audit: photographs on a desktop', testMatch: PHOTOGRAPHS, grepInvert: /@phone/, use: desktop },
    { name: 'audit', testDir: 'audit', timeout: 120_000 },
    {
      name: 'audit: parts stopped',
      testMatch: FAULTS,
      use: phone,
      timeout: 180_000,
      dependencies: [
        'audit: plain screens',
        'audit: dense screens',
        'audit: on a desktop',
        'audit: looks on a phone',
        'audit: photographs on a phone',
        'audit: photographs on a desktop',
        'audit',
      ],
    },
  ],
});
