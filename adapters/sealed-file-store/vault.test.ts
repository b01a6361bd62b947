import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { openSealing } from './open-sealing.ts'
import { newSealingKey, SealingRefused } from './sealing-keys.ts'

const root = mkdtempSync(join(tmpdir(), 'ats-vault-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = () => mkdtempSync(join(root, 'data-'))
const fromText = (text: string): SealingSource => ({ kind: 'environment', variable: 'SEALING_KEY', text })
const fromFile = (path: string): SealingSource => ({ kind: 'file', variable: 'SEALING_KEY_FILE', path })
const fromCommand = (command: string): SealingSource => ({ kind: 'command', variable: 'SEALING_KEY_COMMAND', command })
const words = new TextEncoder().encode('words')

const opened = (source: SealingSource | null, dataDir: string) => {
  const sealing = openSealing(source, dataDir)!
  return { ...sealing, store: sealing.over(diskStore(join(dataDir, 'files'))) }
}

describe('the key of the instance', () => {
  test('comes from the environment, a file or a command, and is the same in all of them', async () => {
    const dataDir = folder()
    const key = newSealingKey()
    const file = join(dataDir, 'key')
    writeFileSync(file, `# Seals files\n${key}\n`)
    const first = opened(fromText(key), dataDir)
    await first.store.put('file', words)
    first.vault.close()
    for (const source of [
      fromFile(file),
      fromCommand(`tail -n 1 '${file}'`),
      fromText(Buffer.from(key, 'base64').toString('hex')),
    ]) {
      const { store, vault } = opened(source, dataDir)
      expect(await store.read('file')).toEqual(words)
      vault.close()
    }
  })

  test.each([
    ['no key at all', fromText(' # ')],
    ['a word that is no key', fromText('correct horse battery staple')],
    ['a file that is not there', fromFile('/nowhere/key')],
    ['a command that fails', fromCommand('exit 3')],
    ['a command that prints nothing', fromCommand('true')],
  ])('is refused in a sentence: %s', (_, source) => {
    expect(() => openSealing(source, folder())).toThrow(SealingRefused)
  })

  test('that is missing or another one is refused before anything is served', async () => {
    const dataDir = folder()
    const { store, vault } = opened(fromText(newSealingKey()), dataDir)
    await store.put('file', words)
    vault.close()
    expect(() => openSealing(null, dataDir)).toThrow(/none of SEALING_KEY, SEALING_KEY_FILE and SEALING_KEY_COMMAND is set/)
    expect(() => openSealing(fromText(newSealingKey()), dataDir)).toThrow(
      /does not open .*keys\.db, which has the keys of 1 sealed files/,
    )
  })

  test('may be a new one as long as nothing is sealed', async () => {
    const dataDir = folder()
    opened(fromText(newSealingKey()), dataDir).vault.close()
    const { store } = opened(fromText(newSealingKey()), dataDir)
    await store.put('file', words)
    expect(await store.read('file')).toEqual(words)
  })

  test('of nobody leaves no vault behind', () => {
    const dataDir = folder()
    expect(openSealing(null, dataDir)).toBeNull()
    expect(existsSync(join(dataDir, 'keys.db'))).toBe(false)
  })
})

describe('a new key of the instance', () => {
  test('wraps all keys again while files are stored and read, and the old one is not needed any more', async () => {
    const dataDir = folder()
    const [old, fresh] = [newSealingKey(), newSealingKey()]
    const file = join(dataDir, 'key')
    writeFileSync(file, old)
    const server = opened(fromFile(file), dataDir)
    for (let number = 0; number < 30; number++) await server.store.put(`file-${number}`, words)
    writeFileSync(file, `${fresh}\n${old}\n`)
    const rotation = opened(fromFile(file), dataDir)
    const during: Promise<unknown>[] = []
    for (let done = -1; done !== 0; ) {
      done = await rotation.vault.wrapAgain(7)
      during.push(server.store.read('file-29'), server.store.put(`during-${during.length}`, words))
    }
    await Promise.all(during)
    await server.store.put('after', words)
    while ((await rotation.vault.wrapAgain(7)) > 0);
    writeFileSync(file, fresh)
    rotation.vault.close()
    server.vault.close()
    const { store, vault } = opened(fromFile(file), dataDir)
    expect(vault.wrappers()).toHaveLength(1)
    expect(await store.read('file-3')).toEqual(words)
    expect(await store.read('after')).toEqual(words)
    expect(() => openSealing(fromText(old), dataDir)).toThrow(SealingRefused)
  })
})
