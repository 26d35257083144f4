import { defineConfig } from '@playwright/test';

const baseURL = process.env.BASE_URL;
if (!baseURL) throw new Error('BASE_URL must name the running site, such as http://localhost:8080.');

// Chromium is Debian's; as root it runs without its sandbox, and it never calls home.
const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
};
const desktop = { viewport: { width: 1280, height: 800 } };

/** Changes the one password that all others log in with, so it runs when they are done. */
const PASSWORD = /admin-password/;
const sideBySide = { testIgnore: [/http\/.*/, PASSWORD] };

export default defineConfig({
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
    { name: 'phone', ...sideBySide, use: phone },
    { name: 'desktop', ...sideBySide, use: desktop },
    { name: 'http', testMatch: /http\/.*/ },
    { name: 'phone, alone', testMatch: PASSWORD, use: phone, dependencies: ['phone', 'desktop', 'http'] },
    { name: 'desktop, alone', testMatch: PASSWORD, use: desktop, dependencies: ['phone, alone'] },
  ],
});
