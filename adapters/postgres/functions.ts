/** `max` and `min` of several values: null as soon as one of them is. */
const largestAndSmallest = (type: string, count: number) =>
  [
    ['max', 'greatest'],
    ['min', 'least'],
  ].map(([name, of]) => {
    const places = Array.from({ length: count }, (_, at) => at + 1)
    return `create or replace function ${name}(${places.map(() => type).join(', ')}) returns ${type}
    language sql immutable strict parallel safe as $$ select ${of}(${places.map((place) => `$${place}`).join(', ')}) $$`
  })

/**
 * Functions of SQLite's that PostgreSQL lacks, made in the database: what the repositories ask for has one meaning on both engines. Values
 * from JSON are text here, where SQLite gives a number for a number: whoever counts with one says so with `cast`.
 */
export const functionStatements: readonly string[] = [
  // Text is compared as the columns compare it, whatever the database was made with.
  `do $$ begin create domain exact_text as text collate "C"; exception when duplicate_object then null; end $$`,
  `create or replace function json_text(document json) returns exact_text language sql immutable strict parallel safe as $$
    select case json_typeof(document)
      when 'boolean' then case document::text when 'true' then '1' else '0' end
      when 'null' then null
      else document #>> '{}' end $$`,
  `create or replace function json_part(document text, path text) returns json language sql immutable strict parallel safe as $$
    select case when path = '$' then document::json
      else document::json #> string_to_array(ltrim(regexp_replace(substr(path, 2), '\\[(\\d+)\\]', '.\\1', 'g'), '.'), '.') end $$`,
  `create or replace function json_extract(document text, path text) returns exact_text language sql immutable strict parallel safe as $$
    select json_text(json_part(document, path)) $$`,
  `create or replace function json_items(document json) returns table (key exact_text, value exact_text) language sql immutable strict parallel safe as $$
    select (at - 1)::text::exact_text, json_text(item) from json_array_elements(case json_typeof(document) when 'array' then document else '[]'::json end)
      with ordinality as items(item, at)
    union all select o.key::exact_text, json_text(o.value) from json_each(case json_typeof(document) when 'object' then document else '{}'::json end) o $$`,
  `create or replace function json_each(document text) returns table (key exact_text, value exact_text) language sql immutable strict parallel safe as $$
    select key, value from json_items(document::json) $$`,
  `create or replace function json_each(document text, path text) returns table (key exact_text, value exact_text)
    language sql immutable strict parallel safe as $$ select key, value from json_items(json_part(document, path)) $$`,
  `create or replace function json_array_length(document text) returns bigint language sql immutable strict parallel safe as $$
    select json_array_length(document::json)::bigint $$`,
  `create or replace function json_list(items anyarray) returns text language sql immutable as $$
    select coalesce(array_to_json(items)::text, '[]') $$`,
  `create or replace function add_item(items anyarray, item anyelement) returns anyarray language plpgsql immutable as $$
    begin return array_append(items, item); end $$`,
  "create or replace aggregate json_group_array(anyelement) (sfunc = add_item, stype = anyarray, initcond = '{}', finalfunc = json_list)",
  `create or replace function add_truth(total bigint, yes boolean) returns bigint language sql immutable as $$
    select case when yes is null then total else coalesce(total, 0) + yes::int end $$`,
  'create or replace aggregate sum(boolean) (sfunc = add_truth, stype = bigint)',
  ...['bigint', 'double precision', 'text'].flatMap((type) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((count) => largestAndSmallest(type, count)),
  ),
  `create or replace function instr(whole text, part text) returns integer language sql immutable strict parallel safe as $$
    select strpos(whole, part) $$`,
  // Of a day such as '2026-03-01', or of now with its fraction.
  `create or replace function unixepoch(moment text) returns double precision language sql volatile strict as $$
    select extract(epoch from case moment when 'subsec' then clock_timestamp() else moment::timestamp at time zone 'UTC' end)::double precision $$`,
  `create or replace function unixepoch() returns bigint language sql volatile as $$
    select floor(extract(epoch from clock_timestamp()))::bigint $$`,
  `create or replace function hex(bytes bytea) returns text language sql immutable strict parallel safe as $$
    select upper(encode(bytes, 'hex')) $$`,
  `create or replace function randomblob(size bigint) returns bytea language sql volatile strict as $$
    select substring(string_agg(uuid_send(gen_random_uuid()), ''::bytea) for size::int) from generate_series(1, (size + 15) / 16) $$`,
  `create or replace function round(value double precision, places integer) returns double precision
    language sql immutable strict parallel safe as $$ select round(value::numeric, places)::double precision $$`,
]
