import { Config } from './config';

it('needs a folder for the pages, and nothing else', () => {
  expect(new Config({ PAGES_DIR: '/pages', PORT: '' })).toMatchObject({ PORT: 3003, METRICS_PORT: 9103 });
  const wrong = { PAGES_DIR: 'pages', BLOG_URL: 'blog', SECURITY_CONTACT: 'security@salon.example' };
  expect(() => new Config(wrong)).toThrow(
    [
      'BLOG_URL must be the http(s) address of blog-service.',
      'PAGES_DIR must be an absolute path.',
      'SECURITY_CONTACT must be an address such as mailto:security@salon.example.',
    ].join('\n'),
  );
});
