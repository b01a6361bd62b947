import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argon2Hasher } from '#adapters/password-hasher/argon2.ts'
import { say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-flood-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** A minute of it with `bun run test:long`. */
const seconds = process.env.SCALE ? 60 : 5
const rate = 500

const residentMb = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** How long one password takes to check on this machine, with nothing else to do. */
async function hashMs() {
  const hasher = argon2Hasher()
  const begun = performance.now()
  for (let round = 0; round < 5; round++) await hasher.hash('a wrong password')
  return (performance.now() - begun) / 5
}

/** What a flood does to a server of its own, and to whoever works on it. */
async function flooded() {
  const server = await startServer({
    dataDir: mkdtempSync(join(folder, 'data-')),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, TRUST_PROXY: 'on' },
  })
  const cookie = await signIn(server.address, admin)
  const times = async (forMs: number) => {
    const taken: number[] = []
    const until = performance.now() + forMs
    while (performance.now() < until) {
      const begun = performance.now()
      const answer = await fetch(`${server.address}/api/candidate-filtering`, { headers: { cookie } })
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
      taken.push(performance.now() - begun)
      await Bun.sleep(10)
    }
    return taken.toSorted((one, other) => one - other)
  }
  const p99 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? 0
  await times(1_000)
  const quiet = p99(await times(3_000))
  const before = residentMb(server.pid)
  const flood = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'flood-client.ts'), server.address, String(rate), String(seconds)],
    {
      stdout: 'pipe',
      stderr: 'inherit',
    },
  )
  await Bun.sleep(500)
  const loud = p99(await times((seconds - 1) * 1000))
  const { sent, statuses } = (await new Response(flood.stdout).json()) as { sent: number; statuses: Record<string, number> }
  const grown = residentMb(server.pid) - before
  expect((await fetch(`${server.address}/user`, { headers: { cookie } })).status).toBe(200)
  await server.stop()
  say(
    `flood: ${sent} sent, ${JSON.stringify(statuses)}; others' p99 ${quiet.toFixed(1)} ms before, ${loud.toFixed(1)} ms during; ` +
      `memory ${grown.toFixed(0)} MB more`,
  )
  expect(Object.keys(statuses).filter((status) => !['401', '429'].includes(status))).toEqual([])
  expect(statuses['429']).toBeGreaterThan(0)
  expect(grown).toBeLessThan(150)
  // Three times what it was; where that is next to nothing, as long as three of the passwords take that are checked meanwhile.
  return { loud, most: Math.max(3 * quiet, 3 * (await hashMs())) }
}

test.skipIf(process.platform !== 'linux')(
  `${rate} wrong sign-ins a second for ${seconds} seconds leave the others their server`,
  async () => {
    // Other work on the machine can only make others wait longer: the best of three floods says what the flood alone does.
    let best = await flooded()
    for (let more = 0; more < 2 && best.loud > best.most; more++) {
      const next = await flooded()
      if (next.loud - next.most < best.loud - best.most) best = next
    }
    expect(best.loud).toBeLessThanOrEqual(best.most)
  },
  5 * (seconds + 30) * 1000,
)
