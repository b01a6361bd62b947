import { describe, expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { databaseIdempotentAnswers } from '#adapters/database/idempotent-answers.ts'
import { testDatabase } from '#adapters/database/test-database.ts'
import { createIdempotency } from './idempotency.ts'

function aMemory() {
  const clock = fixedClock()
  const idempotency = createIdempotency(databaseIdempotentAnswers(testDatabase()), clock)
  let done = 0
  const work = async () => {
    await Bun.sleep(5)
    done += 1
    return { number: done }
  }
  const requestWith = (key: string | null) => new Request('http://localhost/', key ? { headers: { 'idempotency-key': key } } : {})
  const ask = (key: string | null, content = 'same', scope = 'submit:w') =>
    idempotency.once(requestWith(key), scope, content, work)
  const repeat = (key: string | null, content = 'same') => idempotency.repeatable(requestWith(key), 'submit:w', content, work)
  return { clock, idempotency, ask, repeat, timesDone: () => done }
}

describe('work that may be repeated', () => {
  test('is refused for other content and not done again once its answer is remembered', async () => {
    const { clock, repeat, timesDone } = aMemory()
    expect(await repeat('k')).toEqual({ number: 1 })
    expect(await repeat('k')).toEqual({ number: 1 })
    expect(repeat('k', 'other')).rejects.toThrow('another request')
    expect(await repeat(null)).toEqual({ number: 2 })
    expect(timesDone()).toBe(2)
    clock.advance(24 * 3600_000 + 1)
    expect(await repeat('k', 'other')).toEqual({ number: 3 })
  })
  test('that failed is done again', async () => {
    const { idempotency, repeat } = aMemory()
    const request = new Request('http://localhost/', { headers: { 'idempotency-key': 'k' } })
    const failing = idempotency.repeatable(request, 'submit:w', 'same', () => Promise.reject(new Error('away')))
    await expect(failing).rejects.toThrow('away')
    expect(await repeat('k')).toEqual({ number: 1 })
  })
})

describe('a repeated request with an Idempotency-Key', () => {
  test('has one effect and one answer, even fifty at once', async () => {
    const { ask, timesDone } = aMemory()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('k')))
    expect(timesDone()).toBe(1)
    expect(new Set(answers.map((answer) => answer.number))).toEqual(new Set([1]))
  })
  test('with other content is refused', async () => {
    const { ask } = aMemory()
    await ask('k')
    expect(ask('k', 'other')).rejects.toThrow('another request')
  })
  test('is not done again when the process dies right after a commit that held the answer', async () => {
    const database = testDatabase()
    const answers = databaseIdempotentAnswers(database)
    const request = () => new Request('http://localhost/', { headers: { 'idempotency-key': 'k' } })
    const kept = Promise.withResolvers<void>()
    let done = 0
    const work = (dies: boolean) =>
      createIdempotency(answers, fixedClock()).once<{ number: number }>(request(), 'apply:j', 'same', async (remember) => {
        done += 1
        const answer = { number: done }
        await database.transaction(() => remember(answer))
        kept.resolve()
        return dies ? new Promise<never>(() => {}) : answer
      })
    void work(true)
    await kept.promise
    // As the start after a crash does, and whoever notices that another process is gone.
    await answers.releaseUnanswered()
    expect(await work(false)).toEqual({ number: 1 })
    expect(done).toBe(1)
  })
  test('is not done again when its commit was kept and only the word of it was lost', async () => {
    const database = testDatabase()
    const idempotency = createIdempotency(databaseIdempotentAnswers(database), fixedClock())
    let done = 0
    const ask = (isHeard: boolean) =>
      idempotency.once<{ number: number }>(
        new Request('http://localhost/', { headers: { 'idempotency-key': 'k' } }),
        'apply:j',
        'same',
        async (remember) => {
          done += 1
          const answer = { number: done }
          await database.transaction(() => remember(answer))
          if (!isHeard) throw new Error('The connection was lost.')
          return answer
        },
      )
    await expect(ask(false)).rejects.toThrow('lost')
    expect([await ask(true), done]).toEqual([{ number: 1 }, 1])
  })
  test('is done again after 24 hours', async () => {
    const { ask, clock } = aMemory()
    await ask('k')
    clock.advance(24 * 3600_000 + 1)
    expect(await ask('k')).toEqual({ number: 2 })
  })
  test('is done again when the first try failed', async () => {
    const { ask, idempotency } = aMemory()
    const request = new Request('http://localhost/', { headers: { 'idempotency-key': 'k' } })
    const failing = idempotency.once(request, 'submit:w', 'same', () => Promise.reject(new Error('disk full')))
    expect(failing).rejects.toThrow('disk full')
    await failing.catch(() => undefined)
    expect(await ask('k')).toEqual({ number: 1 })
  })
  test('hears why the work failed, and what became of it, also when nothing can be written down', async () => {
    const full = () => Promise.reject(new Error('database or disk is full'))
    const memory = { ...databaseIdempotentAnswers(testDatabase()), answer: full, release: full }
    const { once } = createIdempotency(memory, fixedClock())
    const request = (key: string) => new Request('http://localhost/', { headers: { 'idempotency-key': key } })
    const failed = await once(request('a'), 's', 'same', () => Promise.reject(new Error('unreadable'))).catch(String)
    expect(failed).toBe('Error: unreadable')
    expect(await once(request('b'), 's', 'same', async () => 'done')).toBe('done')
  })
  test('does not meet the same key of somebody else', async () => {
    const { ask } = aMemory()
    await ask('k', 'same', 'submit:a')
    expect(await ask('k', 'same', 'submit:b')).toEqual({ number: 2 })
  })
  test('without the header it is a new request each time', async () => {
    const { ask } = aMemory()
    await ask(null)
    expect(await ask(null)).toEqual({ number: 2 })
  })
})
