-- One line a table: :name, table, rows, checksum. Generated columns are left out, because Postgres makes them anew.
SELECT format(
  'SELECT %L, %L, count(*), md5(coalesce(string_agg(row_sum, '''' ORDER BY row_sum), ''''))
   FROM (SELECT md5(ROW(%s)::text) COLLATE "C" AS row_sum FROM %s) AS rows',
  :'name', c.relname, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum), c.oid::regclass)
FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"
\gexec
