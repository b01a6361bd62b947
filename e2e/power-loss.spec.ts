import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { tracing } from '#src/commands/tracer.ts'
import { anUploader, papers } from './uploader.ts'

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-power-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** Acknowledged writes of each kind that are looked at; a hundred with `bun run test:long`. */
const writes = process.env.SCALE ? 100 : 15

type Step = 'file synced' | 'log written' | 'log synced' | 'answered'

/** What the trace says in its order, one entry for each call that ended. `-f` cuts calls in two where processes take turns. */
function stepsIn(trace: string): Step[] {
  const begun = new Map<string, string>()
  return trace.split('\n').flatMap((line): Step[] => {
    const [, pid = '', text = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (text.includes('<unfinished ...>')) {
      begun.set(pid, text)
      // An answer is on its way from the moment that it is given to the system.
      return isAnswer(text) ? ['answered'] : []
    }
    const isResumed = text.startsWith('<... ')
    const call = isResumed ? `${begun.get(pid) ?? ''} ${text}` : text
    begun.delete(pid)
    if (/^f(?:data)?sync\(/.test(call) && / = 0$/.test(call)) {
      if (/\.db-wal>/.test(call)) return ['log synced']
      return /\/files\//.test(call) ? ['file synced'] : []
    }
    if (/^p?write\w*\(\d+<[^>]*\.db-wal>/.test(call)) return ['log written']
    return isAnswer(call) && !isResumed ? ['answered'] : []
  })
}

const isAnswer = (call: string) => /^(?:sendto|sendmsg|write|writev)\(\d+<[^>]*>, .*"HTTP\/1\.1 20[0-4] /.test(call)

/** Each answer with what came before it and after the one before. */
function beforeEachAnswer(steps: Step[]): Step[][] {
  const pieces: Step[][] = [[]]
  for (const step of steps) {
    if (step === 'answered') pieces.push([])
    else pieces.at(-1)!.push(step)
  }
  return pieces.slice(0, -1)
}

/** Nothing of the log was written after it was last made to stay. */
const isDurable = (steps: Step[]) =>
  steps.includes('log synced') && steps.lastIndexOf('log synced') > steps.lastIndexOf('log written')

describe.skipIf(!Bun.which('strace'))('when the power may go at any moment (with the program strace, skipped without it)', () => {
  test('whatever is acknowledged was made to stay before: files first, then the database, then the answer', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const traceFile = join(folder, 'trace')
    const server = await startServer({
      dataDir,
      environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      through: tracing({
        calls: ['fsync', 'fdatasync', 'write', 'writev', 'pwrite64', 'pwritev', 'sendto', 'sendmsg'],
        file: traceFile,
        options: ['-y', '-s', '24'],
      }),
    })
    const cookie = await signIn(server.address, admin)
    const uploader = await anUploader(server, cookie)
    // What runs by itself after the start is over.
    await Bun.sleep(3_000)
    // The tracer writes in pieces: what was asked for is in the file when what follows is.
    const newSteps = async (from: number, answers: number) => {
      for (let look = 0; look < 100; look++) {
        const pieces = beforeEachAnswer(stepsIn(readFileSync(traceFile, 'utf8').slice(from)))
        if (pieces.length >= answers) return pieces
        await Bun.sleep(50)
      }
      throw new Error('The trace ends before the answer.')
    }
    const position = () => readFileSync(traceFile, 'utf8').length

    let durable = 0
    let filesFirst = 0
    for (const paper of await papers(writes, 'p')) {
      const from = position()
      const { status, results } = await uploader.submit([paper])
      expect([status, results.length]).toEqual([200, 1])
      const before = (await newSteps(from, 1))[0]!
      if (isDurable(before)) durable++
      if (before.includes('file synced') && before.indexOf('file synced') < before.lastIndexOf('log synced')) filesFirst++
    }
    for (let number = 0; number < writes; number++) {
      const from = position()
      const body = JSON.stringify({ fullName: `Ada ${number}`, mobileNumber: '1', companyName: 'Example', designation: 'HR' })
      const answer = await fetch(`${server.address}/user`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(200)
      if (isDurable((await newSteps(from, 1))[0]!)) durable++
    }
    say(
      `power loss: ${durable} of ${2 * writes} acknowledged writes were made to stay before, ${filesFirst} of ${writes} files first`,
    )
    expect([durable, filesFirst]).toEqual([2 * writes, writes])
    uploader.close()
    await server.stop()
  }, 600_000)

  test('a program that answers first would be noticed', () => {
    const trace = [
      '7 pwrite64(5</d/ats.db-wal>, "…"..., 24, 0) = 24',
      '7 sendto(9<TCP:[1]>, "HTTP/1.1 200 OK\\r\\n"..., 300, 0, NULL, 0) = 300',
      '7 fdatasync(5</d/ats.db-wal> <unfinished ...>',
      '8 pwrite64(5</d/ats.db-wal>, "…"..., 24, 0) = 24',
      '7 <... fdatasync resumed>) = 0',
      '7 sendto(9<TCP:[1]>, "HTTP/1.1 200 OK\\r\\n"..., 300, 0, NULL, 0) = 300',
      '8 fdatasync(5</d/ats.db-wal>) = 0',
      '7 sendto(9<TCP:[1]>, "HTTP/1.1 201 Created\\r\\n"..., 300, 0, NULL, 0) = 300',
    ].join('\n')
    const pieces = beforeEachAnswer(stepsIn(trace))
    expect(pieces).toEqual([['log written'], ['log written', 'log synced'], ['log synced']])
    expect(pieces.map(isDurable)).toEqual([false, true, true])
  })
})
