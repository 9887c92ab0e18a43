#!/bin/sh
# Dumps the database of Vagou into a folder, and forgets old dumps only after the new one is whole. Any failure ends it with
# an exit code that is not 0; the last good dump and the time that it tells then stay as they were.
#
#   BACKUP_DATABASE  name or address of the database (vagou)
#   BACKUP_FOLDER    where dumps go; it has to exist (/var/backups/vagou)
#   BACKUP_DAYS      how many days they are kept (14)
#   BACKUP_RUN       what stands before the programs of Postgres, such as `docker compose exec -T postgres` (nothing)
#   BACKUP_METRICS   the folder of node_exporter's textfile collector, where vagou_backup.prom is written; empty: none
set -eu
umask 077
folder=${BACKUP_FOLDER:-/var/backups/vagou}
days=${BACKUP_DAYS:-14}
dump=$folder/vagou-$(date +%F).dump

# Under a name that is no dump's: one that was cut off is never taken for a backup, and takes no room.
trap 'rm -f "$dump.part"' EXIT
${BACKUP_RUN:-} pg_dump --format=custom "${BACKUP_DATABASE:-vagou}" > "$dump.part"
${BACKUP_RUN:-} pg_restore --list < "$dump.part" > /dev/null
sync "$dump.part"
mv "$dump.part" "$dump"
find "$folder" -maxdepth 1 -type f -name 'vagou-*.dump' -mtime "+$days" -delete

if [ -n "${BACKUP_METRICS:-}" ]; then
  metrics=$BACKUP_METRICS/vagou_backup.prom
  # The collector reads *.prom alone, so it never meets half a file, and as another user.
  cat > "$metrics.part" <<END
# HELP vagou_backup_timestamp_seconds When the last dump that is whole was made.
# TYPE vagou_backup_timestamp_seconds gauge
vagou_backup_timestamp_seconds $(date +%s)
END
  chmod 644 "$metrics.part"
  mv "$metrics.part" "$metrics"
fi
echo "$dump has $(wc -c < "$dump") bytes."
