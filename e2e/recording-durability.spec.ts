import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testServer } from '#adapters/test-server.ts'
import { spokenAnswer, webmStart } from '#src/assessment/recordings/test-recordings.ts'
import { aSitting } from '#src/assessment/test-assessment.ts'
import { endServers, type ServerProcess, startServer } from '#src/commands/server-process.ts'

const cycles = Number(process.env.SCALE ?? 3)
const sittingsAtOnce = 4
const folder = mkdtempSync(join(tmpdir(), 'ats-recording-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A data folder with interviews that have just begun. */
async function begun(dataDir: string) {
  const server = testServer({}, {}, dataDir)
  server.clock.set(new Date())
  const sittings: Awaited<ReturnType<typeof aSitting>>[] = []
  for (let index = 0; index < sittingsAtOnce; index++) {
    const sitting = await aSitting(server, { voice: 50, options: { kind: 'interview', extraMinutes: 45 } })
    const { consent } = await server.app.assessment.look(sitting.token)
    await server.app.assessment.agree(sitting.token, { version: consent.version, allowedToShare: false })
    await server.app.assessment.start(sitting.token)
    sittings.push(sitting)
  }
  await server.app.worker.stop()
  server.database.close()
  return sittings
}

/** A candidate who speaks and is filmed, and remembers the bytes that the server has acknowledged. */
function aCandidate({ token, voiceQuestions }: Awaited<ReturnType<typeof aSitting>>, number: number) {
  const acknowledged: string[] = []
  let address = ''
  let turn = 0
  let chunks = 0
  const until = async (send: () => Promise<Response>, sha256: string) => {
    const answer = await send().catch(() => null)
    if (!answer) return false
    const text = await answer.text().catch(() => null)
    if (text === null) return false
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`)
    acknowledged.push(sha256)
    return true
  }
  return {
    acknowledged,
    connect(server: ServerProcess) {
      address = server.address
    },
    async speakOn() {
      for (;;) {
        turn += 1
        const audio = spokenAnswer(1.5, number * 10_000 + turn)
        const form = new FormData()
        form.append('audio', new Blob([audio]), 'answer.wav')
        form.append('token', token)
        form.append('questionId', voiceQuestions[turn % voiceQuestions.length]!.id)
        const body = () => fetch(`${address}/api/submit-voice-answer`, { method: 'POST', body: form })
        if (!(await until(body, sha256Of(audio)))) return
      }
    },
    async filmOn() {
      for (;;) {
        const bytes = webmStart(20_000, number * 10_000 + chunks)
        const path = `${address}/api/recordings/${token}/camera/${chunks}`
        const body = () => fetch(path, { method: 'POST', body: bytes, headers: { 'content-type': 'video/webm' } })
        if (!(await until(body, sha256Of(bytes)))) return
        chunks += 1
      }
    },
  }
}

test(
  `keeps what it called kept of voices and cameras through ${cycles} sudden ends, and nothing that no row names`,
  async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const candidates = (await begun(dataDir)).map(aCandidate)
    for (let cycle = 1; cycle <= cycles; cycle++) {
      const server = await startServer({ dataDir })
      for (const candidate of candidates) candidate.connect(server)
      const sending = candidates.flatMap((candidate) => [candidate.speakOn(), candidate.filmOn()])
      const sent = () => candidates.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      for (const before = sent(); sent() < before + 6; ) await Bun.sleep(10)
      await Bun.sleep(Math.random() * 300)
      await server.kill()
      await Promise.all(sending)
    }
    // The start sweeps what was left between its bytes and its rows.
    const server = await startServer({ dataDir })
    const path = join(dataDir, 'ats.db')
    const open = () => new Database(path, { readonly: true })
    for (let left = 1, tries = 0; left > 0 && tries < 200; tries++) {
      const sqlite = open()
      left = (sqlite.query("select count(*) as left from jobs where kind = 'sweep-files'").get() as { left: number }).left
      sqlite.close()
      if (left > 0) await Bun.sleep(50)
    }
    expect(await server.stop()).toBe(0)
    const sqlite = open()
    const rows = sqlite.query('select key, sha256 from files').all() as { key: string; sha256: string }[]
    expect(sqlite.query('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    sqlite.close()
    const stored = new Map<string, string>()
    for (const folder of readdirSync(join(dataDir, 'files')).filter((name) => /^[0-9a-f]{2}$/.test(name)))
      for (const name of readdirSync(join(dataDir, 'files', folder)))
        stored.set(name.replaceAll('~', '/'), sha256Of(readFileSync(join(dataDir, 'files', folder, name))))
    expect([...stored].toSorted()).toEqual(rows.map(({ key, sha256 }) => [key, sha256] as [string, string]).toSorted())
    const kept = new Set(rows.map(({ sha256 }) => sha256))
    const acknowledged = candidates.flatMap((candidate) => candidate.acknowledged)
    expect(acknowledged.length).toBeGreaterThanOrEqual(cycles * 6)
    expect(acknowledged.filter((sha256) => !kept.has(sha256))).toEqual([])
    process.stdout.write(`${acknowledged.length} answers and chunks acknowledged, none lost in ${cycles} sudden ends\n`)
  },
  60_000 + cycles * 15_000,
)
