import { rmSync } from 'node:fs';
import { listed } from '../../test/posts';
import { BUILD, WrittenSite } from '../../test/writtenSite';

let site: WrittenSite;
beforeEach(async () => {
  site = new WrittenSite();
  await site.start();
});
afterEach(() => site.stop());

const family = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
const malayalam = listed('a-ml', { language: 'ml', family });
async function written() {
  site.publish(1, 'Landmark', true, ['ml']);
  site.service.put(listed('a', { family }), malayalam, listed('alone'));
  return site.work();
}
const filesOf = (id: string) =>
  site.filesWith(`"title":"Title of ${id}"`).filter((name) => /html$/.test(name));
const places = (...names: string[]) => names.map((name) => `${BUILD}/${name}.html`);

describe('the files of posts in two languages', () => {
  it('are each where a post is read: those without a version in a language also there', async () => {
    await written();
    expect([site.has('blog/a.html'), site.has('ml/blog/a.html')]).toEqual([true, false]);
    expect([site.has('blog/a-ml.html'), site.has('ml/blog/a-ml.html')]).toEqual([false, true]);
    expect([site.has('blog/alone.html'), site.has('ml/blog/alone.html')]).toEqual([true, true]);
    expect(filesOf('a-ml')).toEqual(
      places('ml/blog', 'ml/blog/a-ml', 'ml/blog/alone', 'ml/lists/Hair+Care/first'),
    );
    expect(site.read('ml/blog.html')).toContain('Title of alone');
    expect(site.read('blog/a.html')).toContain('/ml/blog/a-ml');
    expect([site.has('rss.xml'), site.has('ml/rss.xml')]).toEqual([true, true]);
  });

  it('lead nowhere any more when a version is taken back, and to it when it comes', async () => {
    const publisher = await written();
    site.service.takeBack('a-ml');
    await site.look(publisher);
    expect(site.filesWith('a-ml')).toEqual([]);
    // Until it is written it is rendered on request.
    await site.work(publisher);
    expect(site.has('ml/blog/a.html')).toBe(true);
    site.service.put(malayalam);
    await site.look(publisher);
    expect(site.read('blog/a.html')).toContain('/ml/blog/a-ml');
    expect([site.has('ml/blog/a.html'), site.has('ml/blog/a-ml.html')]).toEqual([false, true]);
  });

  it('are known again after a restart: what was taken back meanwhile is gone', async () => {
    await written();
    // As when the process ends between the two files of a page.
    rmSync(site.place('ml/blog/a-ml.html'));
    site.service.takeBack('a-ml');
    await site.look(site.newPublisher());
    expect(site.filesWith('a-ml')).toEqual([]);
  });

  it('say what they say in the language’s present words', async () => {
    const publisher = await written();
    site.renderer.asked = [];
    site.publish(2, 'Landmark', true, ['ml'], { 'words:Before': { text: 'മുമ്പ്', from: 'Before' } });
    await site.work(publisher);
    expect(site.renderer.asked).toContain('/ml/blog/alone');
    expect(site.renderer.asked).not.toContain('/blog/alone');
  });

  it('are the English ones alone once nobody can choose the language; its posts stay readable', async () => {
    const publisher = await written();
    site.publish(2, 'Landmark');
    await site.work(publisher);
    expect(filesOf('a-ml')).toEqual(places('blog/a-ml'));
    expect(site.filesWith('Title of').filter((name) => name.includes('ml/'))).toEqual([]);
    expect(site.read('blog/a.html')).not.toContain('a-ml');
  });
});
