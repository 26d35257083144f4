import { readSite } from './site';

describe('the build’s environment', () => {
  it('has defaults when nothing is set, or set to nothing', () => {
    expect(readSite({ PUBLIC_URL: '' })).toEqual(__SITE__);
  });

  it('is refused with all errors at once, each by its name', () => {
    const read = () => readSite({ PUBLIC_URL: 'salon', SALON_TIME_ZONE: 'Asia' });
    for (const name of ['PUBLIC_URL', 'SALON_TIME_ZONE']) expect(read).toThrow(new RegExp(name));
  });
});
