import { afterAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.ts'

/** The program as it is unpacked: nothing is installed and nothing is built. */
const unpacked = mkdtempSync(join(tmpdir(), 'ats-unpacked-'))
for (const name of ['src', 'package.json', 'bun.lock', 'bunfig.toml', 'tsconfig.json'])
  cpSync(join(root, name), join(unpacked, name), { recursive: true })
afterAll(() => rmSync(unpacked, { recursive: true, force: true }))

async function started(command: string, variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn([process.execPath, join(unpacked, `src/commands/${command}.ts`)], {
    cwd: unpacked,
    env: { PATH, HOME, ...variables },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const impatience = setTimeout(() => child.kill('SIGKILL'), 8000)
  const lines = (await new Response(child.stderr).text()).trim().split('\n')
  const code = await child.exited
  clearTimeout(impatience)
  return { code, lines }
}

for (const command of ['start', 'dev', 'demo'])
  test(`${command} says that the port is taken before anything is installed or built`, async () => {
    const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() })
    expect(await started(command, { PORT: String(other.port) })).toEqual({
      code: 1,
      lines: [
        `PORT is ${other.port}, but another program listens there already (HOST is 127.0.0.1). Stop that program, or set another PORT.`,
      ],
    })
    expect(existsSync(join(unpacked, 'node_modules'))).toBe(false)
    await other.stop(true)
  })

test('start says that a setting cannot be used, or that the machine has no such address, before anything is installed', async () => {
  expect(await started('start', { PORT: 'eighty' })).toEqual({
    code: 1,
    lines: ['PORT is "eighty", but takes a whole number from 0 to 65535.'],
  })
  const { code, lines } = await started('start', { HOST: '192.0.2.1' })
  expect([code, lines]).toEqual([1, ['HOST is "192.0.2.1", but takes an address of this machine, such as 127.0.0.1 or 0.0.0.0.']])
  expect(existsSync(join(unpacked, 'node_modules'))).toBe(false)
})
