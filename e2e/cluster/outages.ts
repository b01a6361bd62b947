import { expect, test } from 'bun:test'
import { signIn } from '#src/commands/server-process.ts'
import { papers, sha256 } from '../uploader.ts'
import { admin, type Cluster, names, until } from './cluster.ts'
import { anOffice, persistently, quiet } from './crowd.ts'
import { underLoad } from './kills.ts'

/** What the instance stands on goes away, and comes back. */
export function scenariosOfOutages(cluster: () => Cluster, { databaseMs, storageMs }: { databaseMs: number; storageMs: number }) {
  test(
    `PostgreSQL that is gone for ${databaseMs / 1000} s: 503 with a time to come back, no process ends, nothing is lost`,
    async () => {
      const { address, postgres, process: of } = cluster()
      const pids = names.map((name) => of(name).pid)
      const cookie = await signIn(address, admin)
      await underLoad(cluster(), 'outage', async (done) => {
        const before = done()
        for (const deadline = performance.now() + 15_000; done() < before + 5 && performance.now() < deadline; )
          await Bun.sleep(20)
        await postgres.stopHard()
        const until = performance.now() + databaseMs
        const answers: { status: number; retryAfter: string | null }[] = []
        while (performance.now() < until) {
          const answer = await fetch(`${address}/user`, { headers: { cookie } })
          answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') })
          await Bun.sleep(200)
        }
        await postgres.startAgain()
        const first = performance.now()
        for (;;) {
          const answer = await fetch(`${address}/health/ready`)
          if (answer.ok) break
          if (performance.now() - first > 30_000) throw new Error('The instance did not recover.')
          await Bun.sleep(100)
        }
        process.stdout.write(`  ready again ${Math.round(performance.now() - first)} ms after PostgreSQL\n`)
        const refused = answers.filter(({ status }) => status === 503)
        expect(refused.length).toBeGreaterThan(0)
        expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([])
        expect(answers.filter(({ status }) => ![503, 200].includes(status))).toEqual([])
      })
      // The same processes as before.
      expect(names.map((name) => of(name).pid)).toEqual(pids)
      for (const name of names) expect((await fetch(`${cluster().at(name)}/health/live`)).status).toBe(200)
    },
    180_000 + databaseMs,
  )

  for (const where of ['before the commit', 'after the commit'] as const)
    test(`connections that are cut ${where}: what was asked for is done once, and the process goes on`, async () => {
      const { at, cutting, process: of } = cluster()
      const pid = of('web1').pid
      const office = await anOffice(cluster())
      const sheets = await papers(6, `cut${where.slice(0, 1)}${Math.floor(performance.now())}`)
      cutting.begin(where, 7)
      let tries = 0
      for (const sheet of sheets) {
        const answer = await persistently(await office.submit([sheet], { at: at('web1') }))
        expect(answer.status).toBe(200)
        tries += answer.tries
      }
      const cuts = cutting.end()
      process.stdout.write(`  ${cuts} commits cut, ${tries} calls for 6 uploads\n`)
      expect(cuts).toBeGreaterThan(0)
      await quiet(cluster())
      const candidates = await office.candidates()
      for (const { filename, bytes } of sheets) {
        expect([filename, candidates.get(filename)?.times]).toEqual([filename, 1])
        expect(sha256(await office.download(candidates.get(filename)!.resumeId))).toBe(sha256(bytes))
      }
      expect(of('web1').pid).toBe(pid)
    }, 240_000)

  test(
    `a file store that is gone for ${storageMs / 1000} s: nothing is acknowledged that is not stored, the rest works`,
    async () => {
      const { address, storage } = cluster()
      const office = await anOffice(cluster())
      const kept = new Map<string, string>()
      const before = (await papers(2, `before${Math.floor(performance.now())}`)).map((sheet) => sheet)
      for (const { filename, bytes } of before) kept.set(filename, sha256(bytes))
      expect((await (await office.submit(before))()).status).toBe(200)
      await storage.stop()
      const ends = performance.now() + storageMs
      let refused = 0
      let turn = 0
      while (performance.now() < ends) {
        turn += 1
        const sheets = await papers(1, `away${turn}x${Math.floor(performance.now())}`)
        const response = await (await office.submit(sheets))()
        const body = (await response.json()) as { results?: { resumeId: { filename: string } }[] }
        for (const { resumeId } of body.results ?? [])
          kept.set(resumeId.filename, sha256(sheets.find(({ filename }) => filename === resumeId.filename)!.bytes))
        if (!response.ok || body.results?.length === 0) refused += 1
        // What needs no file goes on.
        for (const path of ['/user', '/api/candidate-filtering?limit=10', '/api/job-descriptions'])
          expect([path, (await fetch(address + path, { headers: { cookie: office.cookie } })).status]).toEqual([path, 200])
      }
      expect(refused).toBeGreaterThan(0)
      await storage.start()
      await until('uploads to be taken again', async () => {
        const [sheet] = await papers(1, `back${Math.floor(performance.now())}`)
        const response = await (await office.submit([sheet!]))()
        if (response.ok) kept.set(sheet!.filename, sha256(sheet!.bytes))
        return response.ok
      })
      await quiet(cluster())
      const candidates = await office.candidates()
      for (const [filename, hash] of kept)
        expect([filename, sha256(await office.download(candidates.get(filename)!.resumeId))]).toEqual([filename, hash])
      process.stdout.write(`  ${refused} uploads refused while it was gone, ${kept.size} kept\n`)
    },
    180_000 + storageMs,
  )
}
