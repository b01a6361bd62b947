import { Database } from 'bun:sqlite'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { diskStore } from '#adapters/file-store/disk.ts'
import { testServer } from '#adapters/test-server.ts'
import { startServer } from '#src/commands/server-process.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'
import { alternating, type BenchOptions, adminEnvironment as environment, type Measure, measure } from './measure.ts'
import { memoryOf } from './processes.ts'

const people = 200
const bytesEach = 1_000_000
const mostGrowthMegabytes = 100

interface Sent {
  email: string
  address: string
  bytes: Uint8Array<ArrayBuffer>
  sha256: string
}

/**
 * 200 people apply for one job at the same moment, each with a resume of 1 MB and from an address of their own, and then 200
 * others: how long it takes until all of the others have their answer, how far the server's memory grows while it receives and
 * then reads what they send, and whether what it holds afterwards is what was sent. What the first 200 make it grow is printed,
 * too: much of that is compiled code, which stays.
 */
export async function applicationsAtOnce({ material, rounds, folder }: BenchOptions): Promise<Measure[]> {
  const sent = await Promise.all(material.resumes.slice(0, people).map(withAMegabyte))
  const prepared = join(folder, 'applications')
  const jobId = await withJob(prepared)
  const growths: [number, number][] = []
  const notes: string[] = []
  const growthNotes: string[] = []
  const taken = await alternating(
    // Each round stores 200 MB three times.
    Math.min(rounds, 3),
    async (round) => {
      const dataDir = `${prepared}-${round}`
      cpSync(prepared, dataDir, { recursive: true })
      const { first, second, faults } = await oneRound(dataDir, jobId, sent)
      rmSync(dataDir, { recursive: true, force: true })
      growths.push([second.growth, (people * bytesEach) / 1e6])
      const stored = `${people * 2} answered 201, ${people * 2} rows and ${people * 2} files as sent`
      notes.push(faults.length > 0 ? `! ${faults.join(', ')}` : stored)
      growthNotes.push(`${Math.round(first.growth)} MB by the first ${people} after the start`)
      const { ms } = second
      return ms
    },
    async () => writeAndSync(join(folder, 'applications-reference'), sent),
  )
  const who = `${people} applications of 1 MB at once`
  return [
    measure(
      {
        name: `${who}, all acknowledged`,
        against: 'write and fsync of the same files',
        unit: 'ms',
        limit: Number.POSITIVE_INFINITY,
        guard: 8000,
      },
      taken,
      notes,
    ),
    measure(
      {
        name: `${who}, growth of the server until all are read`,
        against: 'bytes that arrive',
        unit: 'MB',
        limit: 0.5,
        guard: mostGrowthMegabytes,
      },
      growths,
      growthNotes,
    ),
  ]
}

/** A resume with so much in it that nobody sees. */
async function withAMegabyte(path: string, number: number): Promise<Sent> {
  const pdf = await PDFDocument.load(await Bun.file(path).bytes(), { updateMetadata: false, ignoreEncryption: true })
  const length = Math.max(0, bytesEach - (await pdf.save()).length)
  const noise = new Uint8Array(length)
  for (let from = 0; from < length; from += 65_536) crypto.getRandomValues(noise.subarray(from, from + 65_536))
  pdf.context.register(pdf.context.stream(noise))
  const bytes = new Uint8Array(await pdf.save())
  return {
    email: `person.${number}@example.com`,
    address: `10.${number >> 8}.${number & 255}.7`,
    bytes,
    sha256: new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
  }
}

/** A data folder with one company that offers one job; resolves to the job's id. */
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

async function oneRound(dataDir: string, jobId: string, sent: Sent[]) {
  const server = await startServer({ dataDir, environment: { ...environment, TRUST_PROXY: 'on' } })
  const refused: number[] = []
  const all: Sent[] = []
  const burst = async (those: Sent[]) => {
    all.push(...those)
    // Until what was done before is given back.
    await Bun.sleep(4000)
    const before = memoryOf(server.pid, 'VmRSS')
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
    const started = performance.now()
    const statuses = await Promise.all(those.map((each) => apply(`${server.address}/public/apply/${jobId}`, each)))
    const ms = performance.now() - started
    refused.push(...statuses.filter((status) => status !== 201))
    await allRead(dataDir)
    return { ms, growth: Math.max(0, memoryOf(server.pid, 'VmHWM') - before) }
  }
  try {
    const first = await burst(sent.map((each) => ({ ...each, email: `first.${each.email}`, address: `${each.address}7` })))
    const second = await burst(sent)
    await server.stop()
    const faults = await missingOf(dataDir, jobId, all)
    if (refused.length > 0) faults.push(`${refused.length} were not answered 201 but ${[...new Set(refused)].join(', ')}`)
    return { first, second, faults }
  } finally {
    await server.kill()
  }
}

async function apply(address: string, { email, address: from, bytes }: Sent): Promise<number> {
  const form = new FormData()
  form.set('name', `Person of ${email}`)
  form.set('email', email)
  form.set('resume', new File([bytes], 'resume.pdf', { type: 'application/pdf' }))
  const response = await fetch(address, { method: 'POST', body: form, headers: { 'x-forwarded-for': from } })
  await response.arrayBuffer()
  return response.status
}

const look = <Row>(dataDir: string, query: string, ...values: string[]): Row[] => {
  const database = new Database(join(dataDir, 'ats.db'), { readonly: true })
  try {
    database.run('pragma busy_timeout = 5000')
    return database.query(query).all(...values) as Row[]
  } finally {
    database.close()
  }
}

/** Waits until no application is left to read; for five minutes at most. */
async function allRead(dataDir: string) {
  const deadline = performance.now() + 300_000
  for (;;) {
    const [row] = look<{ waiting: number }>(dataDir, "select count(*) as waiting from applications where reading = 'waiting'")
    if (row?.waiting === 0) return
    if (performance.now() > deadline) throw new Error(`After five minutes ${row?.waiting} applications were not read.`)
    await Bun.sleep(250)
  }
}

/** What is not there as it was sent, in words. */
async function missingOf(dataDir: string, jobId: string, sent: Sent[]): Promise<string[]> {
  const rows = look<{ email: string; sha256: string; key: string }>(
    dataDir,
    'select a.email, f.sha256, f.key from applications a join files f on f.id = a.file_id where a.job_id = ?',
    jobId,
  )
  const store = diskStore(join(dataDir, 'files'))
  const byEmail = new Map(rows.map((row) => [row.email, row]))
  const faults: string[] = []
  if (rows.length !== sent.length) faults.push(`${rows.length} of ${sent.length} are stored`)
  let others = 0
  for (const { email, sha256 } of sent) {
    const row = byEmail.get(email)
    const bytes = row && (await store.read(row.key))
    const found = bytes && new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
    if (row?.sha256 !== sha256 || found !== sha256) others++
  }
  if (others > 0) faults.push(`${others} files are not as they were sent`)
  return faults
}

async function writeAndSync(folder: string, sent: Sent[]): Promise<number> {
  mkdirSync(folder)
  const started = performance.now()
  await Promise.all(
    sent.map(async ({ bytes }, index) => {
      const file = await open(join(folder, String(index)), 'wx')
      await file.write(bytes)
      await file.sync()
      await file.close()
    }),
  )
  const ms = performance.now() - started
  rmSync(folder, { recursive: true })
  return ms
}
