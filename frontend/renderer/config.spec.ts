import { readConfig } from './config';

it('refuses all wrong settings at once, each in a line with its name; an empty one is unset', () => {
  const wrong = {
    ...{ PORT: '70000', METRICS_PORT: 'x', LOG_LEVEL: 'loud', PAGES_DIR: 'pages' },
    ...{ BLOG_URL: 'blog', AUTH_URL: 'ftp://auth', SECURITY_CONTACT: 'security@salon.example' },
  };
  expect(() => readConfig(wrong)).toThrow(
    [
      'PORT must be a port between 1 and 65535, not "70000".',
      'METRICS_PORT must be a port between 1 and 65535, not "x".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
      'BLOG_URL must be an http address such as http://localhost:3002, not "blog".',
      'AUTH_URL must be an http address such as http://localhost:3001, not "ftp://auth".',
      'PAGES_DIR must be an absolute path, not "pages".',
      'SECURITY_CONTACT must be an address such as mailto:security@salon.example, not "security@salon.example".',
    ].join('\n'),
  );
  expect(() => readConfig({ PORT: '', PAGES_DIR: '' })).toThrow(
    'PAGES_DIR must be an absolute path, not "".',
  );
});
