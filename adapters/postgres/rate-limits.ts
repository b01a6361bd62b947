import type { Clock } from '#src/ports/clock.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { type Throttle, type ThrottleRule, TooManyRequests } from '#src/shared/rate-limiter.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { AskOutside } from './ask-outside.ts'

/** An attempt that nobody ended, since its process was killed, counts as a failure after this long. */
const attemptMs = 60_000
/** Between two looks of an attempt that waits for its turn. */
const againMs = 25
const cleanMs = 60_000
const mostRefused = 20_000

/**
 * Counts of all processes, in one statement each, outside of whatever transaction is open: what was counted stays counted when that is
 * undone. Nobody's address stands in the table. The table is not logged: a crash of the engine forgives, as a restart does with SQLite.
 */
export function postgresRateLimits({ ask, clock, run }: { ask: AskOutside; clock: Clock; run: string }): RateLimits {
  const now = () => clock.now().getTime()
  /** Until when a key is refused: whoever goes on all the same costs the database nothing. */
  const refusedUntil = new LruMap<string, number>(mostRefused)
  const refuse = (key: string, waitMs: number): never => {
    refusedUntil.set(key, now() + waitMs)
    throw new TooManyRequests(waitMs)
  }
  const refuseAgain = (key: string) => {
    const until = refusedUntil.get(key)
    if (until !== undefined && until > now()) throw new TooManyRequests(until - now())
  }

  let cleanedAt = Date.now()
  const clean = () => {
    if (Date.now() - cleanedAt < cleanMs) return
    cleanedAt = Date.now()
    ask('delete from __throttles where ends_at < $1', [now()]).catch(() => {})
  }

  /** Counts one event: 0, or how long to wait. */
  const counted = async (key: string, most: number, windowMs: number): Promise<number> => {
    clean()
    const [row] = await ask(countStatement, [key, now(), windowMs, most])
    return Number(row!.wait)
  }

  const throttle = (name: string, { limit, windowMs }: ThrottleRule): Throttle => {
    const keyOf = (key: string) => hashOf(`${name} ${key}`)
    return {
      async count(given, times = 1) {
        const key = keyOf(given)
        refuseAgain(key)
        const wait = await counted(key, limit * times, windowMs)
        if (wait > 0) refuse(key, wait)
      },
      async attempt(given, work, times = 1) {
        const key = keyOf(given)
        const most = limit * times
        let began = 0
        for (;;) {
          refuseAgain(key)
          began = now()
          const [row] = await ask(beginStatement, [key, began, windowMs, most, attemptMs])
          const wait = Number(row!.wait)
          if (wait > 0) refuse(key, wait)
          if (wait === 0) break
          await Bun.sleep(againMs)
        }
        let hasFailed = false
        try {
          const { failed, result } = await work()
          hasFailed = failed
          return result
        } finally {
          await ask(endStatement, [key, began, now(), windowMs, most, hasFailed])
        }
      },
    }
  }
  return {
    of: throttle,
    once: {
      run,
      async take(what, forMs) {
        return (await counted(hashOf(`once ${what}`), 1, forMs)) === 0
      },
    },
  }
}

const recent = (times: string, from: string) => `array(select at from unnest(${times}) at where at > ${from} order by at)`
const tooOld = '$2::bigint - $3::bigint'

/** $1 key, $2 now, $3 window, $4 how many may be counted in it. What is refused is not counted. */
const countStatement = `insert into __throttles as t (key, times, wait, ends_at) values ($1, array[$2::bigint], 0, $2::bigint + $3::bigint)
  on conflict (key) do update set (times, wait, ends_at) = (
    select case when cardinality(now.times) < $4::bigint then now.times || $2::bigint else now.times end,
      case when cardinality(now.times) < $4::bigint then 0
        else greatest(1, now.times[cardinality(now.times) - $4::bigint + 1] + $3::bigint - $2::bigint) end,
      greatest(t.ends_at, $2::bigint + $3::bigint)
    from (select ${recent('t.times', tooOld)} as times) now)
  returning wait`

/** $5 how long an attempt may be under way. Waits -1: as many are under way as could still fail. */
const beginStatement = `insert into __throttles as t (key, under_way, wait, ends_at) values ($1, array[$2::bigint], 0, $2::bigint + $3::bigint)
  on conflict (key) do update set (times, under_way, wait, ends_at) = (
    select now.times,
      case when t.paused_until <= $2::bigint and cardinality(now.times) + cardinality(now.under_way) < $4::bigint
        then now.under_way || $2::bigint else now.under_way end,
      case when t.paused_until > $2::bigint then t.paused_until - $2::bigint
        when cardinality(now.times) + cardinality(now.under_way) < $4::bigint then 0 else -1 end,
      greatest(t.ends_at, $2::bigint + $3::bigint)
    from (select ${recent('t.times', tooOld)} as times, ${recent('t.under_way', '$2::bigint - $5::bigint')} as under_way) now)
  returning wait`

/** $2 when it began, $3 now, $4 window, $5 how many may fail, $6 whether it did. After the last of them there is a pause of one window. */
const endStatement = `update __throttles t set (times, under_way, paused_until, ends_at) = (
    select case when failed.is_last then '{}' else failed.times end,
      coalesce(t.under_way[:array_position(t.under_way, $2::bigint) - 1] || t.under_way[array_position(t.under_way, $2::bigint) + 1:],
        t.under_way),
      case when failed.is_last then $3::bigint + $4::bigint else t.paused_until end,
      greatest(t.ends_at, $3::bigint + $4::bigint)
    from (select times, $6::boolean and cardinality(times) >= $5::bigint as is_last from (
      select ${recent('t.times', '$3::bigint - $4::bigint')} || case when $6::boolean then array[$3::bigint] else '{}'::bigint[] end as times) added) failed)
  where key = $1`
