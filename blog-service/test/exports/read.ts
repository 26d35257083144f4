import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';

/** A post or page of an export of another system. */
export interface ExportedPost {
  title: string;
  html: string;
  from: 'wordpress' | 'ghost';
}

const read = (folder: string, file: string) =>
  gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString();

/** Those of all exports in this folder. */
export function exportedPosts(folder: string): ExportedPost[] {
  const wordpress = ['64-block-test-data.xml', 'themeunittestdata.wordpress.xml'].flatMap((file) => {
    const { rss } = new XMLParser().parse(read(folder, file));
    const items: Record<string, string>[] = rss.channel.item;
    const posts = items.filter((item) => /^(post|page)$/.test(item['wp:post_type'] ?? ''));
    return posts.map((item) => ({
      title: `${item.title}`,
      html: item['content:encoded'] ?? '',
      from: 'wordpress' as const,
    }));
  });
  const ghost = ['import-data-lts.json', 'import-data-1.json'].flatMap((file) => {
    const posts: { title: string; html: string }[] = JSON.parse(read(folder, file)).data.data.posts;
    return posts.map(({ title, html }) => ({ title, html, from: 'ghost' as const }));
  });
  return [...wordpress, ...ghost].filter(({ html }) => html !== '');
}
