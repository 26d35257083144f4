// Adds up the reports of Jest and Playwright and prints one line.
import { readFileSync } from 'node:fs';

const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of process.argv.slice(2)) {
  if (file.includes('*')) continue; // the shell found no report: only lint or types ran
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    total.passed += report.stats.expected + report.stats.flaky;
    total.failed += report.stats.unexpected;
    total.skipped += report.stats.skipped;
  } else {
    total.passed += report.numPassedTests;
    // A file that doesn't load has no test to count.
    total.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
    total.skipped += report.numPendingTests;
  }
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
