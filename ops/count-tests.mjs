// Adds up the test reports in a folder and prints one line: those of Jest, Vitest and Playwright (*.json), and of Node (*.tap). Fails
// when a test has failed, whatever the status of its runner was.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const total = { passed: 0, failed: 0, skipped: 0 };
function add(passed, failed, skipped) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

const [folder] = process.argv.slice(2);
for (const name of globSync('*.{json,tap}', { cwd: folder })) {
  const text = readFileSync(join(folder, name), 'utf8');
  if (name.endsWith('.tap')) {
    const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    add(count('pass'), count('fail') + count('cancelled'), count('skipped') + count('todo'));
  } else {
    const report = JSON.parse(text);
    if (report.stats) {
      const { expected, flaky, unexpected, skipped } = report.stats;
      add(expected, unexpected + flaky, skipped);
    } else {
      // A test file that fails to load has no tests to count, so it counts as one failure.
      const unloaded = report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      );
      add(report.numPassedTests, report.numFailedTests + unloaded.length, report.numPendingTests);
    }
  }
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
