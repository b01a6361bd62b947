import { describe, expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { databaseJobQueue } from './jobs.ts'
import { testDatabase } from './test-database.ts'

function aQueue() {
  const clock = fixedClock()
  const database = testDatabase()
  return { clock, database, jobs: databaseJobQueue(database, { clock, ids: randomIds }) }
}

describe('the job queue', () => {
  test('hands a due job to one worker only', async () => {
    const { jobs } = aQueue()
    await jobs.add({ kind: 'mail', payload: { to: 'x' } })
    const taken = await Promise.all(Array.from({ length: 5 }, () => jobs.take(['mail'], 60)))
    expect(taken.filter(Boolean)).toEqual([expect.objectContaining({ kind: 'mail', payload: { to: 'x' }, attempts: 1 })])
  })
  test('keeps a job for its time, and for its kind', async () => {
    const { jobs, clock } = aQueue()
    await jobs.add({ kind: 'mail', payload: 1, runAt: new Date(clock.now().getTime() + 1000) })
    expect(await jobs.take(['mail'], 60)).toBeNull()
    clock.advance(1000)
    expect(await jobs.take(['other'], 60)).toBeNull()
    expect(await jobs.take(['mail'], 60)).not.toBeNull()
  })
  test('gives the job of a worker that died to another when the lease ends', async () => {
    const { jobs, clock } = aQueue()
    await jobs.add({ kind: 'mail', payload: 1 })
    await jobs.take(['mail'], 60)
    clock.advance(59_000)
    expect(await jobs.take(['mail'], 60)).toBeNull()
    clock.advance(1_000)
    expect((await jobs.take(['mail'], 60))?.attempts).toBe(2)
  })
  test('forgets a finished job, and tries a failed one again at its time', async () => {
    const { jobs, clock } = aQueue()
    await jobs.add({ kind: 'mail', payload: 1 })
    const job = await jobs.take(['mail'], 60)
    await jobs.fail(job!, 'refused', new Date(clock.now().getTime() + 5000))
    expect(await jobs.take(['mail'], 60)).toBeNull()
    clock.advance(5000)
    await jobs.finish((await jobs.take(['mail'], 60))!)
    clock.advance(3600_000)
    expect(await jobs.take(['mail'], 60)).toBeNull()
  })
  test('exists only if its transaction is kept', async () => {
    const { jobs, database } = aQueue()
    const broken = database.transaction(async () => {
      await jobs.add({ kind: 'mail', payload: 1 })
      throw new Error('changed my mind')
    })
    expect(broken).rejects.toThrow('changed my mind')
    await broken.catch(() => undefined)
    expect(await jobs.take(['mail'], 60)).toBeNull()
  })
  test('steps in for a caller that died, at once after a restart', async () => {
    const { jobs } = aQueue()
    await jobs.add({ kind: 'rank-batch', payload: 1, key: 'rank:1', leaseSeconds: 3600 })
    expect(await jobs.take(['rank-batch'], 60)).toBeNull()
    await jobs.releaseAll()
    expect(await jobs.take(['rank-batch'], 60)).not.toBeNull()
  })
  test('ignores a second job with the same key until the first is finished', async () => {
    const { jobs } = aQueue()
    for (const payload of [1, 2]) await jobs.add({ kind: 'digest', payload, key: 'today' })
    expect((await jobs.take(['digest'], 60))?.payload).toBe(1)
    await jobs.finishKey('today')
    await jobs.add({ kind: 'digest', payload: 3, key: 'today' })
    expect((await jobs.take(['digest'], 60))?.payload).toBe(3)
  })
})
