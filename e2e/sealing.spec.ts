import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { keyIdOf } from '#adapters/sealed-file-store/local-files.ts'
import { newSealingKey } from '#adapters/sealed-file-store/sealing-keys.ts'
import { root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { anUploader, type Paper, papers, sha256 } from './uploader.ts'

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-sealing-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

const start = (dataDir: string, environment: Record<string, string> = {}) =>
  startServer({
    dataDir,
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, DEFAULT_PLAN: 'free', ...environment },
  })

/** How many of the stored files lie there sealed, and how many as they came. */
async function lying(dataDir: string) {
  const store = diskStore(join(dataDir, 'files'))
  let sealed = 0
  let plain = 0
  for await (const key of store.keys('')) {
    const id = await store.withLocalFile(key, keyIdOf).catch(() => null)
    if (id === null) plain += 1
    else sealed += 1
  }
  return { sealed, plain }
}

async function until(what: string, isSo: () => Promise<boolean>, seconds = 60) {
  const deadline = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await Bun.sleep(25)
  }
}

async function expectAll(server: ServerProcess, sent: Paper[]) {
  const uploader = await anUploader(server, await signIn(server.address, admin))
  const candidates = await uploader.candidates()
  for (const { filename, bytes } of sent)
    expect(sha256(await uploader.download(candidates.get(filename)!.resumeId))).toBe(sha256(bytes))
  uploader.close()
}

const upload = async (server: ServerProcess, sent: Paper[]) => {
  const uploader = await anUploader(server, await signIn(server.address, admin))
  expect((await uploader.submit(sent)).status).toBe(200)
  uploader.close()
}

const command = (name: string, dataDir: string, environment: Record<string, string>, given: string[] = []) =>
  Bun.spawn([process.execPath, join(root, `src/commands/${name}.ts`), ...given], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...environment },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })

test('files from before are sealed through sudden ends, opened again by a command, and nobody starts without the key', async () => {
  const dataDir = join(folder, 'before')
  const keyFile = join(folder, 'before.key')
  writeFileSync(keyFile, newSealingKey())
  const sealed = { SEALING_KEY_FILE: keyFile }
  const early = await papers(40, 'early')
  let server = await start(dataDir)
  await upload(server, early)
  await server.stop()
  const { plain } = await lying(dataDir)
  expect(plain).toBeGreaterThanOrEqual(40)

  for (const goal of [5, 15, 25]) {
    server = await start(dataDir, sealed)
    await until('some files to be sealed', async () => (await lying(dataDir)).sealed >= goal)
    await server.kill()
  }
  server = await start(dataDir, sealed)
  await expectAll(server, early)
  const late = await papers(3, 'late')
  await upload(server, late)
  await until('all files to be sealed', async () => (await lying(dataDir)).plain === 0)
  await expectAll(server, [...early, ...late])
  expect(await server.stop()).toBe(0)
  expect(readdirSync(join(dataDir, 'unsealed'))).toEqual([])
  const mails = readdirSync(join(dataDir, 'outbox')).map((name) => readFileSync(join(dataDir, 'outbox', name), 'latin1'))
  for (const mail of mails) expect(mail).not.toContain('@example.com')

  await expect(start(dataDir)).rejects.toThrow('none of SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND is set')
  await expect(start(dataDir, { SEALING_KEY: newSealingKey() })).rejects.toThrow('The sealing key does not open')
  const vault = readFileSync(join(dataDir, 'keys.db'))
  rmSync(join(dataDir, 'keys.db'))
  await expect(start(dataDir, sealed)).rejects.toThrow('keys.db with their keys is not in its folder any more')
  writeFileSync(join(dataDir, 'keys.db'), vault)

  expect(await command('sealing-off', dataDir, sealed).exited).toBe(0)
  expect((await lying(dataDir)).sealed).toBe(0)
  expect(readdirSync(dataDir)).not.toContain('keys.db')
  server = await start(dataDir)
  await expectAll(server, [...early, ...late])
  await server.stop()
}, 240_000)

test('the key of the instance is changed while people upload, and a sudden end in the middle loses nothing', async () => {
  const dataDir = join(folder, 'rotated')
  const keyFile = join(folder, 'rotated.key')
  const [old, fresh] = [newSealingKey(), newSealingKey()]
  writeFileSync(keyFile, old)
  const sealed = { SEALING_KEY_FILE: keyFile }
  const server = await start(dataDir, sealed)
  const sent = await papers(30, 'first')
  await upload(server, sent)
  writeFileSync(keyFile, `${fresh}\n${old}\n`)
  const cut = command('sealing-rotate', dataDir, sealed)
  const meanwhile = await papers(10, 'meanwhile')
  const uploading = upload(server, meanwhile)
  await Bun.sleep(150)
  cut.kill('SIGKILL')
  await cut.exited
  await uploading
  await expectAll(server, [...sent, ...meanwhile])
  expect(await command('sealing-rotate', dataDir, sealed).exited).toBe(0)
  writeFileSync(keyFile, fresh)
  const after = await papers(3, 'after')
  await upload(server, after)
  await server.kill()
  const again = await start(dataDir, sealed)
  await expectAll(again, [...sent, ...meanwhile, ...after])
  await again.stop()
  await expect(start(dataDir, { SEALING_KEY: old })).rejects.toThrow('The sealing key does not open')
}, 240_000)
