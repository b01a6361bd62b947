import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'

/** How often the disk fills and empties again: 20 times with `bun run test:long`. */
const fills = process.env.SCALE ? 20 : 1

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const disk = mkdtempSync(join(tmpdir(), 'ats-full-disk-'))

/** A disk of its own that can be filled without harm; not everybody may make one. */
const isMounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=130m', 'none', disk], { stderr: 'ignore' }).exitCode === 0

afterAll(() => {
  endServers()
  if (isMounted) Bun.spawnSync(['umount', '-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Names have no digits. */
const letters = (round: number) => [...String(round)].map((digit) => 'Abcdefghij'[Number(digit)]).join('o')

function fill() {
  for (const size of [1 << 20, 1 << 16, 1 << 12])
    try {
      for (let count = 0; ; count++) writeFileSync(join(disk, `fill-${size}-${count}`), Buffer.alloc(size))
    } catch {
      // Full for files of this size.
    }
}

test.skipIf(!isMounted)(
  'on a full disk reading and deleting go on, new files are refused, and with room everything works again',
  async () => {
    const dataDir = join(disk, 'data')
    const server = await startServer({ dataDir, environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } })
    const cookie = await signIn(server.address, admin)
    const call = async (method: string, path: string, body?: BodyInit) => {
      const answer = await fetch(server.address + path, { method, body, headers: { cookie, origin: server.address } })
      return { status: answer.status, body: await answer.json() }
    }
    const submit = async (name: string) => {
      const form = submissionForm({ [`${name}.pdf`]: await aResume({ name }) }, await aJobDescription(), name)
      return (await call('POST', '/api/submit', form)).status
    }
    const holdsBallast = () => existsSync(join(dataDir, 'ballast'))

    expect([await submit('Mira Talvik'), holdsBallast()]).toEqual([200, true])
    const { body: jobs } = await call('GET', '/api/job-descriptions')
    fill()
    expect(statfsSync(disk).bavail).toBe(0)

    expect((await call('DELETE', `/api/job-descriptions/${jobs[0]._id}`)).status).toBe(200)
    expect(await submit('Jon Berg')).toBe(507)
    expect((await call('GET', '/api/candidate-filtering')).body).toHaveLength(1)
    const { body: log } = await call('GET', '/admin/audit?action=delete-job-description')
    expect(log.entries).toHaveLength(1)

    const empty = () => {
      for (const name of readdirSync(disk)) if (name.startsWith('fill-')) rmSync(join(disk, name))
    }
    empty()
    expect([await submit('Jon Berg'), holdsBallast()]).toEqual([200, true])
    expect((await call('GET', '/api/candidate-filtering')).body).toHaveLength(2)

    // Over and over: what was acknowledged is there, what was refused is not, and nothing is left behind that takes room.
    for (let round = 1; round < fills; round++) {
      fill()
      expect(await submit(`Refused ${letters(round)}`)).toBe(507)
      expect((await call('GET', '/api/candidate-filtering')).body).toHaveLength(1 + round)
      empty()
      expect([await submit(`Taken ${letters(round)}`), holdsBallast()]).toEqual([200, true])
    }
    if (fills === 1) return
    const { body } = await call('GET', '/api/candidate-filtering?limit=100')
    expect(body).toHaveLength(1 + fills)
    expect(JSON.stringify(body)).not.toContain('Refused')
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
    expect(await server.stop()).toBe(0)
  },
  60_000 + fills * 20_000,
)
