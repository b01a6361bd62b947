import { describe, expect, test } from 'bun:test'
import { triggerStatements } from './schema-statements.ts'
import { toPostgres } from './translate.ts'

describe('a statement of SQLite’s for PostgreSQL', () => {
  test.each([
    ['parameters have numbers', 'select ? where a = ? and b = ?1', 'select $1 where a = $2 and b = $1'],
    ['names keep their marks', 'select `a`, "b" from `t`', 'select "a", "b" from "t"'],
    [
      'names keep their capitals',
      'select a as personId from t order by personId',
      'select a as "personId" from t order by "personId"',
    ],
    ['keywords and functions do not get marks', 'SELECT Count(*) FROM t', 'SELECT Count(*) FROM t'],
    ['texts stay as they are', "select 'like ? ''desc''' from t", "select 'like ? ''desc''' from t"],
    ['capitals do not count for like', "a like ? escape '\\' or b not like ?", "a ilike $1 escape '\\' or b not ilike $2"],
    [
      'what is empty comes last downward',
      'order by a desc, b asc, c desc nulls first',
      'order by a desc nulls last, b asc, c desc nulls first',
    ],
    [
      'hints about indexes go',
      'from t g indexed by t_now where +g.a = ? and b = 1 + 2',
      'from t g  where g.a = $1 and b = 1 + 2',
    ],
    [
      'a subquery has a name',
      'select * from (select (1) from (select 2) where 1) where x',
      'select * from (select (1) from (select 2) as "part 2" where 1) as "part 1" where x',
    ],
    ['a name that is there stays', 'from (select 1) s join (select 2) as t on 1', 'from (select 1) s join (select 2) as t on 1'],
    [
      'a condition is no part of from',
      'where a in (select 1) and exists (select 2)',
      'where a in (select 1) and exists (select 2)',
    ],
    [
      'an order of looking goes',
      'from a cross join b on b.x = (select 1) cross join c where d',
      'from a  join b on b.x = (select 1) cross join c where d',
    ],
    ['no limit', 'limit -1 offset ?', 'limit all offset $1'],
    [
      'numbers are as large as they are',
      'cast(a as integer) + cast(b as real)',
      'cast(a as bigint) + cast(b as double precision)',
    ],
    [
      'empty values are the same',
      'a is ? or a is not b or a is null or a is not null',
      'a is not distinct from $1 or a is distinct from  b or a is null or a is not null',
    ],
    [
      'functions under another name',
      "group_concat(a, char(10)), json_object('a', 1)",
      "string_agg(a, chr(10)), json_build_object('a', 1)",
    ],
  ])('%s', (_name, sqlite, postgres) => {
    expect(toPostgres(sqlite)).toBe(postgres)
  })
})

test('a trigger is a function and what calls it', () => {
  expect(
    triggerStatements(
      "CREATE TRIGGER `stays` BEFORE UPDATE OF `a`, `b` ON `t`\n\tWHEN new.`a` IS NOT old.`a`\nBEGIN\n\tSELECT raise(ABORT, 'Never 100 %.');\nEND",
    ),
  ).toEqual([
    'create or replace function "stays"() returns trigger language plpgsql as $body$ begin if not coalesce(new."a" is distinct from  old."a", false) then return new; end if; raise exception \'Never 100 %%.\'; return new; end $body$',
    'create trigger "stays" before UPDATE OF "a", "b" on "t" for each row execute function "stays"()',
  ])
  expect(
    triggerStatements(
      "CREATE TRIGGER `gone` AFTER DELETE ON `t` BEGIN DELETE FROM `u` WHERE a = old.`a`; UPDATE v SET b = ';' WHERE a = old.a; END",
    )[0],
  ).toContain('begin DELETE FROM "u" WHERE a = old."a"; UPDATE v SET b = \';\' WHERE a = old.a; return null; end')
})
