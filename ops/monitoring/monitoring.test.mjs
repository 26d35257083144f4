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

// Labels that Prometheus adds to each sample, and metrics of Prometheus and of the exporter of nginx's status.
const ADDED_LABELS = ['job', 'instance', 'le'];
const FROM_ELSEWHERE = [
  'up',
  'nginx_connections_active',
  'nginx_connections_waiting',
  'nginx_http_requests_total',
];

/** The metrics in a PromQL expression, and the labels that it selects or groups by. */
function namesIn(expression) {
  const labels = new Set();
  const rest = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\{([^}]*)\}/g, (_, matchers) => collect(matchers))
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, list) => collect(list));
  function collect(list) {
    for (const [label] of list.matchAll(/[a-z_]+/g)) labels.add(label);
    return '';
  }
  const metrics = [...rest.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
  return {
    metrics: metrics.filter((name) => !['or', 'and', 'unless', 'offset'].includes(name)),
    labels: [...labels],
  };
}

/** Metrics of all services, each with its labels. */
async function liveMetrics() {
  const live = new Map();
  const { AUTH_METRICS_PORT, BLOG_METRICS_PORT, RENDERER_METRICS_PORT } = ports();
  for (const port of [AUTH_METRICS_PORT, BLOG_METRICS_PORT, RENDERER_METRICS_PORT]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, name, labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? /gm)) {
      const known = live.get(name) ?? live.set(name, new Set()).get(name);
      for (const [, label] of labels.matchAll(/([a-z_]+)="/g)) known.add(label);
    }
  }
  return live;
}

test('each service measures what the alerts and the dashboard ask for', async () => {
  assert.ok(alerts.length >= 6 && panels.length >= 8);
  // A histogram has no samples before the first request.
  for (const path of ['/blog', '/api/blogs', '/api/admin/session']) await fetch(door + path);
  const live = await liveMetrics();
  for (const expression of [...alerts, ...panels]) {
    const { metrics, labels } = namesIn(expression);
    assert.ok(metrics.length > 0, expression);
    for (const metric of metrics.filter((name) => !FROM_ELSEWHERE.includes(name))) {
      assert.ok(live.has(metric), `${metric} in: ${expression}`);
      for (const label of labels.filter((name) => !ADDED_LABELS.includes(name)))
        assert.ok(live.get(metric).has(label), `${metric}{${label}} in: ${expression}`);
    }
  }
});
