import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SHOWN_FILES } from '../pictures/picture-key.js';
import { COVER_KEY } from '../posts/read/cover.js';
import { DUE, VISIBLE } from '../visible.js';

export interface FeedRow {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  category: string | null;
  pictureKey: string | null;
  pictureBytes: number | null;
  date: Date;
}

export interface SitemapRow {
  id: string;
  date: Date;
  updated: Date;
}

interface SitemapState {
  posts: number;
  changed: Date;
  /** Null until an edition is published. */
  published: Date | null;
}

/** A scheduled post was last saved before visitors could see it, so for them it changed at its date. */
const SITEMAP = 'id, date, greatest(updated, date) AS updated';

/** All SQL of the feeds. */
@Injectable()
export class FeedsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest posts, each with the size of the file that its picture's URL answers with. */
  newest(limit: number): Promise<FeedRow[]> {
    return this.dataSource.query(
      `SELECT id, title, excerpt, author, category, cover AS "pictureKey", "pictureBytes", date
       FROM (SELECT *, ${COVER_KEY} AS cover FROM post
         WHERE ${VISIBLE} ORDER BY date DESC, id DESC LIMIT ${limit}) AS post
       LEFT JOIN LATERAL (
         SELECT octet_length(bytes) AS "pictureBytes" FROM picture_file
         WHERE picture_file.picture_key = cover AND name = ANY($1)
         ORDER BY array_position($1, name) LIMIT 1
       ) AS shown ON true
       ORDER BY date DESC, id DESC`,
      [SHOWN_FILES],
    );
  }

  /** How many posts there are, when any of them was last saved or deleted, and when the other pages were published. */
  async state(): Promise<SitemapState> {
    const [row]: [SitemapState] = await this.dataSource.query(
      `SELECT posts + (SELECT count(*)::integer FROM post WHERE ${DUE}) AS posts,
         greatest(changed, (SELECT max(date) FROM post WHERE ${DUE})) AS changed,
         (SELECT published_at FROM site_edition ORDER BY edition DESC LIMIT 1) AS published
       FROM post_count WHERE category = ''`,
    );
    return row;
  }

  /** The post at a position in the order from the oldest to the newest, counted from 0. */
  async at(place: number): Promise<SitemapRow | undefined> {
    const [row]: SitemapRow[] = await this.dataSource.query(
      `SELECT ${SITEMAP} FROM post WHERE ${VISIBLE} ORDER BY date, id OFFSET $1 LIMIT 1`,
      [place],
    );
    return row;
  }

  /** This post and those after it, oldest first. */
  from({ date, id }: SitemapRow, limit: number): Promise<SitemapRow[]> {
    return this.dataSource.query(
      `SELECT ${SITEMAP} FROM post WHERE ${VISIBLE} AND (date, id) >= ($1, $2)
       ORDER BY date, id LIMIT ${limit}`,
      [date, id],
    );
  }
}
