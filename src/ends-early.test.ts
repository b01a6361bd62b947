import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#src/commands/free-port.ts'
import { root } from '#src/commands/prepare.ts'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'ends-early-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server, asks it to stop as soon as it has come so far, and resolves to how it ended. */
async function stoppedOnce(entry: string, dataDir: string, hasCome: (pid: number) => boolean) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn([process.execPath, join(root, entry)], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: `${freePort()}`, READING_WARM_UP: 'off' },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  while (child.exitCode === null && !hasCome(child.pid)) await Bun.sleep(1)
  const asked = performance.now()
  child.kill('SIGTERM')
  await child.exited
  const ms = performance.now() - asked
  return { code: child.exitCode, signal: child.signalCode, ms, said: (await said).join('') }
}

/** Whether the process has something to say to SIGTERM, as the kernel knows. */
const minds = (pid: number) => {
  const [, caught = '0'] = /^SigCgt:\s*([0-9a-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (BigInt(`0x${caught}`) & (1n << 14n)) !== 0n
}

test.each(['src/main.ts', 'src/commands/start.ts'])(
  '%s, asked to stop before it serves, ends at once and well',
  async (entry) => {
    const end = await stoppedOnce(entry, join(folder, entry), minds)
    expect({ ...end, ms: end.ms < 1000, said: end.said.includes('listening') }).toEqual({
      code: 0,
      signal: null,
      ms: true,
      said: false,
    })
  },
)

test('a server that has its folder and does not listen yet ends at once, and gives the folder back', async () => {
  const dataDir = join(folder, 'locked')
  const lock = join(dataDir, 'server.pid')
  const end = await stoppedOnce('src/main.ts', dataDir, () => existsSync(lock))
  expect({ ...end, ms: end.ms < 1000 }).toEqual({ code: 0, signal: null, ms: true, said: '' })
  expect(existsSync(lock)).toBe(false)
})
