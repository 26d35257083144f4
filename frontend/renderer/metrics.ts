import { RequestMetrics } from '@salon/service-kit/request-metrics';

export class Metrics extends RequestMetrics {
  told = this.gauge('site_edition_told', 'Edition that blog-service says is current');
  toldAt = this.gauge(
    'site_edition_told_timestamp_seconds',
    'When blog-service last said which edition is current',
  );
  shown = this.gauge('site_edition_shown', 'Edition that all pages show');
  writing = this.histogram(
    'pages_write_duration_seconds',
    'Time to render and write all pages',
    [0.1, 0.25, 0.5, 1, 2.5, 5],
  );
}
