/**
 * What processes that share a database tell each other: tables that SQLite, with its one process, has no use for. Their names begin with
 * two underscores, and no archive has them: nothing in them is worth more than an hour.
 */
export const sharedStatements: readonly string[] = [
  // Stands in every moment: those of another database mean nothing here.
  `create table if not exists __live_life (is_only boolean primary key default true check (is_only), life text collate "C" not null)`,
  'insert into __live_life (life) values (gen_random_uuid()::text) on conflict do nothing',
  // Locked until the commit of whoever counts on: numbers become visible in their order, and a rollback leaves no hole.
  `create table if not exists __live_counters (workspace_id text collate "C" primary key, number bigint not null)`,
  `create table if not exists __live_events (workspace_id text collate "C" not null, number bigint not null, event text collate "C",
    at bigint not null, xid xid8 not null default pg_current_xact_id(), primary key (workspace_id, number))`,
  'create index if not exists __live_events_at on __live_events (at)',
  // Unlogged: what is lost with a crash of the engine only forgives, and nobody waits for the disk.
  `create unlogged table if not exists __throttles (key text collate "C" primary key, times bigint[] not null default '{}',
    under_way bigint[] not null default '{}', paused_until bigint not null default 0, wait bigint not null default 0, ends_at bigint not null)`,
  'create index if not exists __throttles_ends_at on __throttles (ends_at)',
]
