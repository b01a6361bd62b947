import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { endServers, startServer } from '#src/commands/server-process.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'

const cycles = Number(process.env.SCALE ?? 3)
const applicantsAtOnce = 4
const folder = mkdtempSync(join(tmpdir(), 'ats-apply-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A data folder with a job that takes applications. */
async function withJob(dataDir: string): Promise<string> {
  const server = testServer({}, {}, dataDir)
  server.clock.set(new Date())
  const { id } = await server.company()
  const job = aJob(id, { createdAt: new Date() })
  await server.jobPosts.add(job)
  await server.app.worker.stop()
  server.database.close()
  return job.id
}

interface Sent {
  email: string
  sha256: string
}

/** Somebody who applies again and again under new addresses, and remembers what the server has acknowledged. */
function anApplicant(jobId: string, paper: Uint8Array, number: number) {
  const acknowledged: Sent[] = []
  let turn = 0
  return {
    acknowledged,
    async applyOn(address: string) {
      for (;;) {
        turn += 1
        const email = `person.${number}.${turn}@example.com`
        // Readers leave out what stands behind the end of a PDF.
        const bytes = Buffer.concat([paper, Buffer.from(`\n% ${email} ${'x'.repeat(50_000)}`)])
        const form = new FormData()
        form.append('name', `Person ${number} ${turn}`)
        form.append('email', email)
        form.append('resume', new Blob([bytes]), 'resume.pdf')
        const headers = { 'x-forwarded-for': `10.${number}.${turn >> 8}.${turn & 255}` }
        const answer = await fetch(`${address}/public/apply/${jobId}`, { method: 'POST', body: form, headers }).catch(() => null)
        const text = answer && (await answer.text().catch(() => null))
        if (!answer || text === null) return
        if (answer.status !== 201) throw new Error(`${answer.status} ${text}`)
        acknowledged.push({ email, sha256: sha256Of(bytes) })
      }
    },
  }
}

test(
  `keeps every application that it acknowledged through ${cycles} sudden ends, reads it afterwards, and keeps no file that no row names`,
  async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const jobId = await withJob(dataDir)
    const paper = await aResume()
    const applicants = Array.from({ length: applicantsAtOnce }, (_, number) => anApplicant(jobId, paper, number))
    const environment = { TRUST_PROXY: 'on' }
    const sent = () => applicants.flatMap(({ acknowledged }) => acknowledged)
    for (let cycle = 1; cycle <= cycles; cycle++) {
      const server = await startServer({ dataDir, environment })
      const sending = applicants.map((applicant) => applicant.applyOn(server.address))
      for (const before = sent().length; sent().length < before + 6; ) await Bun.sleep(10)
      await Bun.sleep(Math.random() * 300)
      await server.kill()
      await Promise.all(sending)
    }

    const path = join(dataDir, 'ats.db')
    const ask = <Row>(query: string) => {
      const sqlite = new Database(path, { readonly: true })
      try {
        sqlite.run('pragma busy_timeout = 5000')
        return sqlite.query(query).all() as Row[]
      } finally {
        sqlite.close()
      }
    }
    // The next start reads what was left waiting, and sweeps what was left between its bytes and its rows.
    const server = await startServer({ dataDir, environment })
    const isBusy = () =>
      ask("select 1 from jobs where kind in ('read-application', 'sweep-files')").length +
        ask("select 1 from applications where reading = 'waiting'").length >
      0
    for (let tries = 0; isBusy() && tries < 1200; tries++) await Bun.sleep(50)
    expect(await server.stop()).toBe(0)

    expect(ask('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    const files = ask<{ key: string; sha256: string }>('select key, sha256 from files')
    const stored = new Map<string, string>()
    for (const folder of readdirSync(join(dataDir, 'files')).filter((name) => /^[0-9a-f]{2}$/.test(name)))
      for (const name of readdirSync(join(dataDir, 'files', folder)))
        stored.set(name.replaceAll('~', '/'), sha256Of(readFileSync(join(dataDir, 'files', folder, name))))
    expect([...stored].toSorted()).toEqual(files.map(({ key, sha256 }) => [key, sha256] as [string, string]).toSorted())

    const rows = ask<Sent & { reading: string; links: number }>(
      `select email, sha256, reading, (select count(*) from application_links where application_id = applications.id) as links
       from applications join files on files.id = applications.file_id`,
    )
    const kept = new Map(rows.map((row) => [row.email, row]))
    expect(sent().length).toBeGreaterThanOrEqual(cycles * 6)
    const lost = sent().filter(({ email, sha256 }) => kept.get(email)?.sha256 !== sha256)
    expect(lost).toEqual([])
    expect(new Set(rows.map(({ reading, links }) => `${reading} ${links}`))).toEqual(new Set(['read 1']))
    const mailed = new Set(
      ask<{ email: string }>(
        // What was sent when the server ended before it could note so is found in the outbox, without its kind.
        `select address as email from mail_records where kind in ('application-sent', '')
         union select json_extract(payload, '$.to') from jobs where kind = 'mail' and json_extract(payload, '$.kind') = 'application-sent'`,
      ).map(({ email }) => email),
    )
    expect(sent().filter(({ email }) => !mailed.has(email))).toEqual([])
  },
  120_000 + cycles * 10_000,
)
