-- Fills a blog with current_setting('bench.posts') posts, dated one hour apart back from now. Each has a title, three paragraphs
-- with about 200 words, a category, an author and, in turn, one of the stored pictures; each tenth has the picture in its text as
-- well. For every ten posts there is one draft with the same kind of text and date, and one earlier revision of that draft. The
-- same numbers give the same posts.
CREATE FUNCTION pg_temp.pick(parts text[], post bigint, place int) RETURNS text LANGUAGE sql IMMUTABLE
RETURN parts[1 + abs(hashint8(post * 131 + place)::bigint) % cardinality(parts)];

CREATE FUNCTION pg_temp.sentence(post bigint, place int) RETURNS text LANGUAGE sql IMMUTABLE
RETURN pg_temp.pick(ARRAY[
  'Before the monsoon sets in', 'On the evening before a wedding', 'After a week at the sea', 'For hair that has been coloured',
  'When the scalp feels dry', 'With curls that lose their shape', 'In the first cool days of the year', 'If your skin turns red easily',
  'Between two visits', 'At the end of a long summer', 'For fine hair without volume', 'Once the nails have grown out',
  'For a bride with an early muhurtham', 'Where the water is hard', 'After years of straightening', 'Even on busy mornings'], post, place * 4 + 1)
|| ' ' || pg_temp.pick(ARRAY[
  'we warm coconut oil with curry leaves', 'our stylists begin with a dry cut', 'a keratin mask needs half an hour',
  'a gentle peel with papaya is enough', 'we recommend a protein treatment', 'the colour is laid in thin slices',
  'a clay mask with turmeric calms', 'steam opens the cuticle', 'we mix hibiscus with fresh yoghurt', 'a gel overlay protects',
  'the henna is left on until it darkens', 'a serum of vitamin C goes first', 'threading gives the cleanest line',
  'a scalp massage with sesame oil helps', 'we blend two shades at the temples', 'jasmine water closes the pores'], post, place * 4 + 2)
|| ' ' || pg_temp.pick(ARRAY[
  'and leave the lengths alone', 'so that nothing has to be washed twice', 'and the shine stays for about six weeks',
  'while you have a cup of filter coffee', 'because the fibre takes up water slowly', 'and rinse with cool water at the end',
  'without any ammonia', 'until the skin is soft again', 'which costs less than repairing it later', 'and comb it through with wide teeth',
  'as our academy teaches it', 'before any heat touches it', 'and cover everything with a warm towel', 'one section after the other',
  'with products made in Kerala', 'and finish with a little rose oil'], post, place * 4 + 3) || '. ';

CREATE FUNCTION pg_temp.sentences(post bigint, first int, last int) RETURNS text LANGUAGE sql IMMUTABLE
RETURN (SELECT string_agg(pg_temp.sentence(post, place), '' ORDER BY place) FROM generate_series(first, last) AS place);

INSERT INTO post (id, title, content, excerpt, author, category, picture_key, picture_keys, image_alt, date, updated, version)
SELECT
  trim(BOTH '-' FROM lower(regexp_replace(title, '[^A-Za-z0-9]+', '-', 'g'))) || '-' || substr(md5(n::text), 1, 6),
  title,
  '<p>' || opening || '</p><h2>How we do it</h2><p>' || pg_temp.sentences(n, 5, 8) || '</p><p>' || pg_temp.sentences(n, 9, 12)
    || 'Ask for <strong>look ' || lpad(n::text, 6, '0') || '</strong> when you book.</p>'
    || CASE WHEN n % 10 = 0 THEN '<figure><img src="/media/' || picture || '/960.jpg" alt="A strand of hair"></figure>' ELSE '' END,
  left(opening, 147) || '...',
  pg_temp.pick(ARRAY['Kadali — Salon & Academy', 'Meera', 'Anjali Nair', 'Lakshmi'], n, 3),
  pg_temp.pick(ARRAY['Hair Care', 'Skin Care', 'Nail Care', 'Spa & Wellness', 'Hair Treatments', 'Facial Treatments', 'Curly Hair',
    'Beauty Tips', 'Salon News', 'Trends & Style', 'Product Reviews', NULL], n, 4),
  picture,
  ARRAY[picture],
  'A strand of dark hair in the light',
  now() - n * interval '1 hour',
  now() - n * interval '1 hour',
  1
FROM (SELECT array_agg(key::text) AS pictures FROM picture) AS stored,
  generate_series(1, current_setting('bench.posts')::bigint) AS n,
  LATERAL (SELECT pictures[1 + n % cardinality(pictures)] AS picture) AS shown,
  LATERAL (SELECT pg_temp.sentences(n, 1, 4) AS opening,
    pg_temp.pick(ARRAY['Monsoon', 'Bridal', 'Everyday', 'Gentle', 'Quick', 'Lasting', 'Honest', 'Festive', 'Summer', 'Quiet'], n, 1) || ' '
    || pg_temp.pick(ARRAY['frizz care', 'colour', 'curls', 'skin rituals', 'nails', 'keratin', 'scalp care', 'makeup', 'hair spa',
      'facials'], n, 2) || ', part ' || n AS title) AS texts;

INSERT INTO post (id, title, content, excerpt, author, category, picture_key, picture_keys, date, updated, version, state, was_public)
SELECT 'draft-' || right(id, 6) || row_number() OVER (), title, content, excerpt, author, category, picture_key, picture_keys, date,
  updated, 1, 'draft', false
FROM post ORDER BY date DESC LIMIT current_setting('bench.posts')::bigint / 10;

INSERT INTO post_revision (post_id, n, date, reason, text, picture_keys)
SELECT id, 1, updated, 'writing',
  jsonb_build_object('title', title, 'content', content, 'excerpt', excerpt, 'author', author, 'category', category,
    'imageUrl', NULL, 'pictureKey', picture_key, 'imageAlt', NULL, 'focus', NULL),
  picture_keys
FROM post WHERE state = 'draft';

ANALYZE post, post_revision;
