// Every metric and label that the alerts and the dashboard use must exist in the running native site:
//   STATE_DIR=… PORT=… node --test ops/monitoring/monitoring.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { door, ports } from '../bench/stack.mjs';

const file = (name) => readFileSync(join(import.meta.dirname, name), 'utf8');
const alerts = [...file('alerts.yml').matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(
  ([, block, line]) => block ?? line,
);
const panels = JSON.parse(file('dashboard.json')).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);

/** Labels that Prometheus adds to each sample, and metrics of Prometheus and of the exporter of nginx's status. */
const FROM_ELSEWHERE = /^(job|instance|le|up|nginx_.*)$/;

/** The metrics in a PromQL expression, and the labels that it selects or groups by. */
function namesIn(expression) {
  const labels = [];
  const collect = (_, list) => {
    labels.push(...list.match(/[a-z_]+/g));
    return '';
  };
  const rest = expression
    .replace(/"(?:[^"\\]|\\.)*"|\[[^\]]*\]/g, '')
    .replace(/\{([^}]*)\}/g, collect)
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, collect);
  const metrics = rest.match(/\b(?!(?:or|and|unless|offset)\b)[a-z_][a-z0-9_]*\b(?!\s*\()/g);
  return [metrics, labels].map((names) => names.filter((name) => !FROM_ELSEWHERE.test(name)));
}

test('each service measures what the alerts and the dashboard ask for', async () => {
  assert.ok(alerts.length >= 6 && panels.length >= 8);
  // A histogram has no samples before the first request.
  for (const path of ['/blog', '/api/blogs', '/api/admin/session']) await fetch(door + path);
  /** Metrics of all services, each with its labels. */
  const live = {};
  const { AUTH_METRICS_PORT, BLOG_METRICS_PORT, RENDERER_METRICS_PORT } = ports();
  for (const port of [AUTH_METRICS_PORT, BLOG_METRICS_PORT, RENDERER_METRICS_PORT]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, name, labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? /gm))
      live[name] = [...(live[name] ?? []), ...(labels.match(/[a-z_]+(?==")/g) ?? [])];
  }
  for (const expression of [...alerts, ...panels]) {
    const [metrics, labels] = namesIn(expression);
    for (const metric of metrics) {
      assert.ok(live[metric], `${metric} in: ${expression}`);
      for (const label of labels)
        assert.ok(live[metric].includes(label), `${metric}{${label}} in: ${expression}`);
    }
  }
});
