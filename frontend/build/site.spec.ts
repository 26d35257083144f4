import { readSite } from './site';

describe('the build’s environment', () => {
  it('is the sample identity when nothing is set, or set to nothing', () => {
    expect(readSite({ SALON_EMAIL: '' })).toMatchObject({
      publicUrl: 'http://localhost:8080',
      phone: '+91 00000 00000',
      email: 'hello@example.com',
    });
  });

  it('tidies the address and the chat number', () => {
    const site = readSite({ PUBLIC_URL: 'https://salon.example/', SALON_WHATSAPP: '+91 98765 43210' });
    expect(site.publicUrl).toBe('https://salon.example');
    expect(site.whatsapp).toBe('919876543210');
  });

  it('is refused with all errors at once, each by its name', () => {
    const read = () =>
      readSite({ PUBLIC_URL: 'salon', SALON_EMAIL: 'nobody', SALON_WHATSAPP: '12', SALON_TIME_ZONE: 'Asia' });
    for (const name of ['PUBLIC_URL', 'SALON_EMAIL', 'SALON_WHATSAPP', 'SALON_TIME_ZONE'])
      expect(read).toThrow(new RegExp(name));
  });
});
