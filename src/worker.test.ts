import { describe, expect, test } from 'bun:test'
import { testPorts } from '#adapters/test-ports.ts'
import { silentLog } from './http/log.ts'
import { createWorker, type JobHandler } from './worker.ts'

function aWorker(handlers: Record<string, JobHandler>) {
  const { jobs, clock, database } = testPorts()
  return { jobs, clock, database, worker: createWorker({ jobs, clock, handlers, log: silentLog, pauseMs: 5 }) }
}

const soon = async (holds: () => boolean) => {
  for (let waited = 0; waited < 1000 && !holds(); waited += 5) await Bun.sleep(5)
}

describe('the worker', () => {
  test('does other work while one kind of it hangs, and finishes what it has in hand when it is stopped', async () => {
    const done: string[] = []
    const { promise: answer, resolve: letGo } = Promise.withResolvers<void>()
    const { jobs, worker } = aWorker({
      mail: async () => {
        await answer
        done.push('mail')
      },
      'rank-batch': async () => void done.push('rank-batch'),
    })
    await jobs.add({ kind: 'mail', payload: {} })
    await jobs.add({ kind: 'mail', payload: {} })
    await jobs.add({ kind: 'rank-batch', payload: {} })
    worker.start()
    await soon(() => done.length > 0)
    expect(done).toEqual(['rank-batch'])
    const stopped = worker.stop()
    letGo()
    await stopped
    expect(done).toEqual(['rank-batch', 'mail'])
    expect(await jobs.take(['mail'], 60)).not.toBeNull()
  })

  test('tries a job for longer when its error says that somebody waits', async () => {
    let tries = 0
    const { jobs, clock, worker } = aWorker({
      mail: async () => {
        tries += 1
        throw Object.assign(new Error('away'), { maximumAttempts: 15 })
      },
    })
    await jobs.add({ kind: 'mail', payload: {} })
    for (let hour = 0; hour < 20; hour++) {
      await worker.runDue()
      clock.advance(3600_000)
    }
    expect(tries).toBe(15)
  })

  test('tries a job that always fails less and less often, and gives up', async () => {
    let tries = 0
    const { jobs, clock, worker } = aWorker({
      mail: async () => {
        tries += 1
        throw new Error('no')
      },
    })
    await jobs.add({ kind: 'mail', payload: {} })
    await worker.runDue()
    for (const [index, seconds] of [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600].entries()) {
      clock.advance(seconds * 1000 - 1)
      await worker.runDue()
      expect(tries).toBe(index + 1)
      clock.advance(1)
      await worker.runDue()
      expect(tries).toBe(index + 2)
    }
    clock.advance(24 * 3600_000)
    await worker.runDue()
    expect(tries).toBe(12)
  })
})
