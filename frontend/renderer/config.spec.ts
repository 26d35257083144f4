import { readConfig } from './config';

describe('the renderer’s environment', () => {
  it('has defaults for all', () => {
    expect(readConfig({})).toEqual({
      host: '0.0.0.0',
      port: 3003,
      metricsPort: 9103,
      logLevel: 'info',
      blogUrl: 'http://localhost:3002',
      authUrl: 'http://localhost:3001',
      securityContact: '',
    });
  });

  it('is refused with all errors at once, each by its name', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        METRICS_PORT: 'x',
        BLOG_URL: 'blog',
        AUTH_URL: 'ftp://auth',
        LOG_LEVEL: 'loud',
        PAGES_DIR: 'pages',
        SECURITY_CONTACT: 'security@salon.example',
      });
    const names = [
      'PORT',
      'METRICS_PORT',
      'BLOG_URL',
      'AUTH_URL',
      'LOG_LEVEL',
      'PAGES_DIR',
      'SECURITY_CONTACT',
    ];
    for (const name of names) {
      expect(read).toThrow(new RegExp(`^${name} must be`, 'm'));
    }
  });
});
