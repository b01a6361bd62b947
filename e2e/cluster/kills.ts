import { expect, test } from 'bun:test'
import { sha256 } from '../uploader.ts'
import { type Cluster, type Name, names } from './cluster.ts'
import { anApplicant, anOffice, aPostedJob, aSitting, type Office, type Person, paper, quiet } from './crowd.ts'

/** Uploads, applications and sittings at once, under whatever `work` does meanwhile; nothing of it may be lost or done twice. */
export async function underLoad(cluster: Cluster, name: string, work: (done: () => number) => Promise<void>) {
  const office = await anOffice(cluster)
  const { jobId, token } = await jobOf(cluster)
  const sheet = await paper()
  const sittings = await Promise.all(
    [0, 1].map((number) => aSitting(office, cluster, Math.floor(performance.now()) * 2 + number)),
  )
  const applicants = [0, 1].map((number) => anApplicant(cluster, jobId, sheet, Math.floor(performance.now()) * 2 + number))
  const people: Person[] = [office.uploader(`${name}a`), office.uploader(`${name}b`), ...applicants, ...sittings]
  const working = people.map((person) => person.work())
  const failed = Promise.all(working)
  const count = () => office.acknowledged.size + [...applicants, ...sittings].reduce((sum, person) => sum + person.count(), 0)
  try {
    await Promise.race([work(count), failed])
  } finally {
    // Otherwise they go on under the scenarios that follow.
    for (const person of people) person.stop()
  }
  await failed
  await quiet(cluster)
  await expectUploads(office)
  await expectApplications(cluster, token, jobId, applicants)
  for (const sitting of sittings) expect(await sitting.lost()).toEqual([])
  const answers = sittings.reduce((sum, sitting) => sum + sitting.count(), 0)
  const applications = applicants.reduce((sum, applicant) => sum + applicant.count(), 0)
  process.stdout.write(
    `  acknowledged: ${office.acknowledged.size} resumes, ${applications} applications, ${answers} answers; lost 0, done twice 0\n`,
  )
}

const jobs = new WeakMap<Cluster, ReturnType<typeof aPostedJob>>()
function jobOf(cluster: Cluster) {
  const known = jobs.get(cluster) ?? aPostedJob(cluster)
  jobs.set(cluster, known)
  return known
}

/** Every resume that was acknowledged is one candidate, with its bytes. */
async function expectUploads(office: Office) {
  const candidates = await office.candidates()
  const missing = [...office.acknowledged.keys()].filter((filename) => !candidates.has(filename))
  expect(missing).toEqual([])
  expect([...candidates].filter(([, { times }]) => times > 1).map(([filename]) => filename)).toEqual([])
  const some = [...office.acknowledged].slice(-20)
  for (const [filename, hash] of some)
    expect([filename, sha256(await office.download(candidates.get(filename)!.resumeId))]).toEqual([filename, hash])
}

/** Every application that was acknowledged is there once, was read, and its sender was written to. */
async function expectApplications(
  { rows, mail }: Cluster,
  _token: string,
  _jobId: string,
  applicants: { acknowledged: Map<string, string> }[],
) {
  const kept = await rows<{ email: string; sha256: string; reading: string }>(
    'select email, sha256, reading from applications join files on files.id = applications.file_id',
  )
  const of = Map.groupBy(kept, ({ email }) => email)
  for (const { acknowledged } of applicants)
    for (const [email, hash] of acknowledged) {
      const [first, ...others] = of.get(email) ?? []
      expect([email, others.length, first?.sha256, first?.reading]).toEqual([email, 0, hash, 'read'])
      // A mail may come twice, then with the same id: mail programs show it once.
      const ids = new Set(mail.mails.filter(({ to }) => to === email).map(({ messageId }) => messageId))
      expect([email, ids.size]).toEqual([email, 1])
    }
}

/** `times` sudden ends of each kind of process, under load. */
export function scenariosOfKills(cluster: () => Cluster, times: number) {
  test(
    `nothing acknowledged is lost or done twice through ${times * 3} sudden ends: ${times} of each kind of process`,
    async () => {
      await underLoad(cluster(), 'kill', async (done) => {
        for (let turn = 0; turn < times; turn++) {
          const victims: Name[] = [turn % 2 ? 'web1' : 'web2', turn % 2 ? 'worker2' : 'worker1', 'reader']
          for (const victim of victims) {
            const before = done()
            // Not before something is under way again.
            for (const deadline = performance.now() + 15_000; done() < before + 5 && performance.now() < deadline; )
              await Bun.sleep(20)
            await Bun.sleep(Math.random() * 400)
            await cluster().kill(victim)
            await Bun.sleep(Math.random() * 500)
            await cluster().start(victim)
          }
        }
      })
      expect(names.map((name) => cluster().process(name).pid).every((pid) => pid > 0)).toBe(true)
    },
    240_000 + times * 60_000,
  )

  test('what a reader had in hand when it died is read all the same, within seconds', async () => {
    const { kill, start } = cluster()
    const office = await anOffice(cluster())
    await kill('reader')
    const began = performance.now()
    const { papers } = await import('../uploader.ts')
    const response = await (await office.submit(await papers(1, `noreader${Math.floor(began)}`)))()
    expect(response.status).toBe(200)
    process.stdout.write(`  without a reader an upload took ${Math.round(performance.now() - began)} ms\n`)
    await start('reader')
  }, 60_000)
}
