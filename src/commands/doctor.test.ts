import { Database } from 'bun:sqlite'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Each test starts the program several times.
setDefaultTimeout(30_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-doctor-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function doctor(environment: Record<string, string>) {
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, join(import.meta.dir, 'doctor.ts')], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...environment },
    stderr: 'pipe',
  })
  return { exitCode, said: stderr.toString() }
}

test('names what is wrong with the settings and the folder, and ends with 1', () => {
  chmodSync(folder, 0o755)
  const { exitCode, said } = doctor({ PUBLIC_URL: 'https://ats.example.com', MAILER: 'outbox', DEFAULT_PLAN: 'free' })
  expect(exitCode).toBe(1)
  expect(said).toContain('TRUST_PROXY is off')
  expect(said).toContain('Set MAILER=smtp')
  expect(said).toContain(`may open ${folder}`)
  chmodSync(folder, 0o700)
  const sound = doctor({ TRUST_PROXY: 'on', DEFAULT_PLAN: 'free' })
  expect(sound.said).toMatch(/see no network and no other file|see the network and the files of the server/)
  expect(readdirSync(folder)).not.toContain('reading-check')
  expect(sound.said).not.toContain(folder)
  expect(sound.said).not.toContain('DEFAULT_PLAN')
})

test('takes what the first administrator said for the choice of a plan', () => {
  expect(doctor({}).said).toContain('DEFAULT_PLAN')
  using database = new Database(join(folder, 'ats.db'))
  database.run('create table instance_settings (key text primary key, value text)')
  database.run(`insert into instance_settings values ('site-content', '{"offeredTo":"team"}')`)
  expect(doctor({}).said).not.toContain('DEFAULT_PLAN')
})

test('says in one line which setting it cannot use', () => {
  expect(doctor({ PORT: 'abc' })).toEqual({
    exitCode: 1,
    said: 'PORT is "abc", but takes a whole number from 0 to 65535.\n',
  })
})

test('says whether files are sealed, and what is wrong with the key', () => {
  expect(doctor({}).said).toContain('Files at rest are not sealed')
  const sealed = doctor({ SEALING_KEY: Buffer.alloc(32, 1).toString('base64') })
  expect(sealed.said).toContain('Files at rest are sealed')
  expect(readdirSync(folder)).not.toContain('keys.db')
  const wrong = doctor({ SEALING_KEY: 'correct horse battery staple' })
  expect([wrong.exitCode, wrong.said]).toEqual([1, expect.stringContaining('Wrong: SEALING_KEY gives something that is no key')])
})
