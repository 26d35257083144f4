// Writes a database's schema as SQL, with Postgres's own functions for it (pg_get_functiondef and similar). It knows what the
// services use: tables, sequences of serial columns, constraints, indexes, functions, triggers, extensions. Anything else makes a
// backup fail.
import { Fault } from './common.mjs';

/**
 * @returns {Promise<{ before: string, after: string }>} the SQL to run before the rows are loaded, and the SQL to run after that
 */
export async function schemaOf(client) {
  await refuseUnknown(client);
  const list = async (query) => (await client.query(query)).rows.map(({ sql }) => sql);
  return {
    before: script([
      'SET check_function_bodies = off',
      ...(await list(EXTENSIONS)),
      ...inOrder((await client.query(OBJECTS)).rows, (await client.query(DEPENDENCIES)).rows),
      ...(await list(SETTINGS_OF_COLUMNS)),
    ]),
    after: script([
      ...(await list(SEQUENCE_VALUES)),
      ...(await list(CONSTRAINTS)),
      ...(await list(INDEXES)),
      ...(await list(TRIGGERS)),
    ]),
  };
}

const script = (statements) => statements.map((sql) => `${sql.trim()};\n`).join('\n');

/** Puts the dependencies of an object before it. Otherwise the order stays, so that equal schemas have equal texts. */
function inOrder(objects, dependencies) {
  const seen = new Set();
  const sorted = [];
  const add = (object) => {
    if (seen.has(object)) return;
    seen.add(object);
    const needed = dependencies.filter(({ id }) => id === object.id).map((dependency) => dependency.needed);
    objects.filter(({ id }) => needed.includes(id)).forEach(add);
    sorted.push(object.sql);
  };
  objects.forEach(add);
  return sorted;
}

async function refuseUnknown(client) {
  const { rows } = await client.query(UNKNOWN);
  if (rows.length === 0) return;
  const {
    rows: [{ name }],
  } = await client.query('SELECT current_database() AS name');
  throw new Fault(
    `The database ${name} has what a backup cannot hold yet (ops/postgres/schema.mjs): ${rows.map(({ what }) => what).join(', ')}.`,
  );
}

const OF_EXTENSION = (table, id) => `EXISTS (
  SELECT FROM pg_depend AS e WHERE e.classid = '${table}'::regclass AND e.objid = ${id} AND e.deptype = 'e')`;

const EXTENSIONS = `
  SELECT format('CREATE EXTENSION IF NOT EXISTS %I', extname) AS sql
  FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY extname`;

const OBJECTS = `
  SELECT id, sql FROM (
    SELECT 1 AS kind, p.oid::regprocedure::text AS name, 'function ' || p.oid AS id, pg_get_functiondef(p.oid) AS sql
    FROM pg_proc AS p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND NOT ${OF_EXTENSION('pg_proc', 'p.oid')}
    UNION ALL
    SELECT 2, c.relname, 'class ' || c.oid,
      format('CREATE SEQUENCE %I AS %s START %s INCREMENT %s MINVALUE %s MAXVALUE %s CACHE %s%s', c.relname,
        format_type(s.seqtypid, NULL), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
        CASE WHEN s.seqcycle THEN ' CYCLE' END)
    FROM pg_sequence AS s JOIN pg_class AS c ON c.oid = s.seqrelid
    WHERE c.relnamespace = 'public'::regnamespace
    UNION ALL
    SELECT 3, c.relname, 'class ' || c.oid,
      format(E'CREATE %sTABLE %I (\n  %s\n)%s', CASE c.relpersistence WHEN 'u' THEN 'UNLOGGED ' END, c.relname,
        string_agg(
          format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
          || CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || a.attcollation::regcollation ELSE '' END
          || CASE WHEN d.oid IS NULL THEN ''
               WHEN a.attgenerated = 's' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
               ELSE ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END
          || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
          E',\n  ' ORDER BY a.attnum),
        ' WITH (' || array_to_string(c.reloptions, ', ') || ')')
    FROM pg_class AS c
    JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type AS t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef AS d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT ${OF_EXTENSION('pg_class', 'c.oid')}
    GROUP BY c.oid
  ) AS objects ORDER BY kind, name COLLATE "C"`;

// The dependencies of functions on functions and tables, and of tables on what computes their columns.
const DEPENDENCIES = `
  SELECT CASE WHEN d.classid = 'pg_proc'::regclass THEN 'function ' || d.objid ELSE 'class ' || coalesce(a.adrelid, d.objid) END AS id,
    CASE WHEN d.refclassid = 'pg_proc'::regclass THEN 'function ' ELSE 'class ' END || d.refobjid AS needed
  FROM pg_depend AS d LEFT JOIN pg_attrdef AS a ON d.classid = 'pg_attrdef'::regclass AND a.oid = d.objid
  WHERE d.deptype = 'n' AND d.classid IN ('pg_proc'::regclass, 'pg_class'::regclass, 'pg_attrdef'::regclass)
    AND d.refclassid IN ('pg_proc'::regclass, 'pg_class'::regclass)`;

// Set before rows are loaded, because they apply only to rows that are stored later.
const SETTINGS_OF_COLUMNS = `
  SELECT format('ALTER TABLE %I ALTER COLUMN %I SET %s', c.relname, a.attname, setting) AS sql
  FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid JOIN pg_type AS t ON t.oid = a.atttypid,
    LATERAL (VALUES
      (CASE WHEN a.attstorage <> t.typstorage THEN 'STORAGE ' ||
        CASE a.attstorage WHEN 'p' THEN 'PLAIN' WHEN 'e' THEN 'EXTERNAL' WHEN 'm' THEN 'MAIN' ELSE 'EXTENDED' END END),
      (CASE a.attcompression WHEN 'p' THEN 'COMPRESSION pglz' WHEN 'l' THEN 'COMPRESSION lz4' END),
      ('STATISTICS ' || nullif(a.attstattarget, -1))
    ) AS settings (setting)
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
    AND setting IS NOT NULL
  ORDER BY c.relname COLLATE "C", a.attnum, setting`;

const SEQUENCE_VALUES = `
  SELECT sql FROM (
    SELECT sequencename AS name, format('SELECT setval(%L, %s)', quote_ident(sequencename), last_value) AS sql
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL
    UNION ALL
    SELECT s.relname, format('ALTER SEQUENCE %I OWNED BY %I.%I', s.relname, c.relname, a.attname)
    FROM pg_class AS s
    JOIN pg_depend AS d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype = 'a'
    JOIN pg_class AS c ON d.refclassid = 'pg_class'::regclass AND c.oid = d.refobjid
    JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
    WHERE s.relkind = 'S' AND s.relnamespace = 'public'::regnamespace
  ) AS sequences ORDER BY name COLLATE "C", sql`;

// Foreign keys come last, because they need the key that they refer to.
const CONSTRAINTS = `
  SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) AS sql
  FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.conrelid
  WHERE k.connamespace = 'public'::regnamespace AND k.contype IN ('p', 'u', 'c', 'x', 'f')
  ORDER BY k.contype = 'f', c.relname COLLATE "C", k.conname COLLATE "C"`;

const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS sql
  FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint AS k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
  ORDER BY c.relname COLLATE "C"`;

const TRIGGERS = `
  SELECT pg_get_triggerdef(t.oid) AS sql
  FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
  ORDER BY c.relname COLLATE "C", t.tgname COLLATE "C"`;

const UNKNOWN = `
  SELECT pg_describe_object(d.classid, d.objid, 0) AS what
  FROM pg_depend AS d
  LEFT JOIN pg_class AS c ON d.classid = 'pg_class'::regclass AND c.oid = d.objid
  LEFT JOIN pg_proc AS p ON d.classid = 'pg_proc'::regclass AND p.oid = d.objid
  WHERE d.refclassid = 'pg_namespace'::regclass AND d.refobjid = 'public'::regnamespace
    AND d.classid <> 'pg_extension'::regclass
    AND coalesce(c.relkind NOT IN ('r', 'S'), true) AND coalesce(p.prokind NOT IN ('f', 'p'), true)
    AND NOT EXISTS (SELECT FROM pg_depend AS e WHERE e.classid = d.classid AND e.objid = d.objid AND e.deptype = 'e')
  UNION ALL
  SELECT 'schema ' || nspname FROM pg_namespace
  WHERE nspname NOT IN ('public', 'information_schema') AND nspname NOT LIKE 'pg\\_%'
  UNION ALL
  SELECT format('identity column %I.%I', c.relname, a.attname) FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND a.attidentity <> ''
  UNION ALL
  SELECT format('options of column %I.%I', c.relname, a.attname) FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND a.attoptions IS NOT NULL
  UNION ALL
  SELECT 'rules, policies, inheritance or grants of table ' || relname FROM pg_class AS c
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT ${OF_EXTENSION('pg_class', 'c.oid')}
    AND (relhasrules OR relrowsecurity OR relhassubclass OR relacl IS NOT NULL
      OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attacl IS NOT NULL))
  UNION ALL
  SELECT 'grants of function ' || proname FROM pg_proc AS p
  WHERE pronamespace = 'public'::regnamespace AND proacl IS NOT NULL AND NOT ${OF_EXTENSION('pg_proc', 'p.oid')}
  UNION ALL
  SELECT 'trigger that is not always on: ' || tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'
  UNION ALL
  SELECT 'large object ' || oid FROM pg_largeobject_metadata`;
