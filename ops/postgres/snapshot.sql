-- Prints the manifest of a database and dumps it, both as of the same moment, while others go on writing.
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT pg_export_snapshot() AS snapshot \gset
\setenv SNAPSHOT :snapshot
\ir content.sql
-- The snapshot is there as long as this transaction.
\! pg_dump --format=custom --compress=zstd:1 --snapshot="$SNAPSHOT" --file="$DUMP" "$DATABASE" || rm -f "$DUMP"
COMMIT;
