import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testServer } from '#adapters/test-server.ts'
import { aSitting, type SittingOptions } from '#src/assessment/test-assessment.ts'
import { endServers, type ServerProcess, startServer } from '#src/commands/server-process.ts'

const cycles = Number(process.env.SCALE ?? 3)
const sittingsAtOnce = 8
const folder = mkdtempSync(join(tmpdir(), 'ats-sitting-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

interface Question {
  id: string
  options: string[]
  userAnswer: string | null
  revision: number
}

/** A data folder with sittings that were sent a moment ago. */
async function sentSittings(dataDir: string, options: SittingOptions) {
  const server = testServer({}, {}, dataDir)
  server.clock.set(new Date())
  const sent: Awaited<ReturnType<typeof aSitting>>[] = []
  for (let index = 0; index < sittingsAtOnce; index++) sent.push(await aSitting(server, options))
  await server.app.worker.runDue()
  await server.app.worker.stop()
  server.database.close()
  return sent
}

/** One candidate with a page of theirs, who remembers what the server has acknowledged. */
function aCandidate(token: string) {
  /** By question: every answer that was sent, by its revision, and the highest one that was acknowledged. */
  const sent = new Map<string, Map<number, string>>()
  const acknowledged = new Map<string, number>()
  let address = ''
  let begun: { questions: Question[]; deadlines: { mcq: string } } | null = null
  /** The end of the voice part, once the server has said that the first part is over. */
  let voice: string | null = null

  /** Null when the server went away. */
  const call = async (method: string, path: string, body?: unknown) => {
    try {
      const response = await fetch(address + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return null
    }
  }
  const ok = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body)
    if (answer?.status !== 200) throw new Error(`${method} ${path.slice(0, 25)}: ${JSON.stringify(answer)}`)
    return answer.body
  }
  const next = (question: Question) => {
    const known = sent.get(question.id) ?? new Map<number, string>()
    sent.set(question.id, known)
    const revision = Math.max(question.revision, ...known.keys(), 0) + 1
    const text = question.options[Math.floor(Math.random() * question.options.length)]!
    known.set(revision, text)
    return { revision, text }
  }

  return {
    acknowledged: () => acknowledged.values().reduce((sum, revision) => sum + revision, 0),
    connect(server: ServerProcess) {
      address = server.address
    },
    async begin() {
      const { consent } = await ok('GET', `/api/validate-assessment/${token}`)
      await ok('POST', `/api/assessment-consent/${token}`, { version: consent.version, allowedToShare: false })
      const { deadlines } = await ok('POST', '/api/start-assessment-recording', { token })
      begun = { questions: (await ok('GET', `/api/assessment-questions/${token}`)).questions, deadlines }
    },
    /** Answers one question after the other until the server goes away. */
    async answerOn() {
      for (;;) {
        const question = begun!.questions[Math.floor(Math.random() * begun!.questions.length)]!
        const { revision, text } = next(question)
        const answer = await call('PATCH', `/api/update-answer/${token}`, { questionId: question.id, userAnswer: text, revision })
        if (!answer) return
        if (answer.status !== 200) throw new Error(JSON.stringify(answer))
        acknowledged.set(question.id, Math.max(acknowledged.get(question.id) ?? 0, revision))
      }
    },
    async handIn() {
      const answer = await call('POST', '/api/complete-assessment', { token })
      if (answer?.status === 200) voice = answer.body.deadlines.voice
    },
    /** The page after a reload: the same questions, the same answers, the same clock. */
    async expectEverythingBack() {
      const { questions, phase, deadlines, serverTime } = await ok('GET', `/api/assessment-questions/${token}`)
      const bare = (all: Question[]) => all.map(({ id, options }) => ({ id, options }))
      expect(bare(questions)).toEqual(bare(begun!.questions))
      expect(deadlines.mcq).toBe(begun!.deadlines.mcq)
      expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThanOrEqual(1000)
      if (voice) expect([phase, deadlines.voice]).toEqual(['voice', voice])
      for (const { id, revision, userAnswer } of questions as Question[]) {
        expect(revision).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
        // What was not acknowledged may have been kept; what is kept is what was sent.
        expect(userAnswer).toBe(revision === 0 ? null : sent.get(id)!.get(revision)!)
      }
      begun!.questions = questions
      expect((await ok('POST', '/api/start-assessment-recording', { token })).deadlines.mcq).toBe(begun!.deadlines.mcq)
    },
  }
}

test(
  `keeps every answer it called saved through ${cycles} sudden ends in the middle of ${sittingsAtOnce} sittings`,
  async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    // Time enough for slow machines.
    const sent = await sentSittings(dataDir, { mcq: 12, options: { extraMinutes: 45 } })
    const candidates = sent.map(({ token }) => aCandidate(token))
    let server = await startServer({ dataDir })
    for (const candidate of candidates) {
      candidate.connect(server)
      await candidate.begin()
    }
    for (let cycle = 1; cycle <= cycles; cycle++) {
      const answering = candidates.map((candidate) => candidate.answerOn())
      await Bun.sleep(50 + Math.random() * 500)
      await server.kill()
      await Promise.all(answering)
      server = await startServer({ dataDir })
      for (const candidate of candidates) candidate.connect(server)
      await Promise.all(candidates.map((candidate) => candidate.expectEverythingBack()))
    }
    const kept = candidates.reduce((sum, { acknowledged }) => sum + acknowledged(), 0)
    expect(kept).toBeGreaterThan(cycles * sittingsAtOnce)

    // Handing in is kept or not, never half: who was told that the next part has begun finds its clock.
    const handing = candidates.map((candidate) => candidate.handIn())
    await Bun.sleep(Math.random() * 15)
    await server.kill()
    await Promise.all(handing)
    server = await startServer({ dataDir })
    for (const candidate of candidates) {
      candidate.connect(server)
      await candidate.expectEverythingBack()
    }
    const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
    expect(sqlite.query('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(sqlite.query('pragma foreign_key_check').all()).toEqual([])
    sqlite.close()
    expect(await server.stop()).toBe(0)
    process.stdout.write(`${kept} revisions of answers acknowledged, none lost in ${cycles + 1} sudden ends\n`)
  },
  60_000 + cycles * 15_000,
)
