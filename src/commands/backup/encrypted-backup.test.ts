import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { testSecret } from '#adapters/test-ports.ts'
import { testServer } from '#adapters/test-server.ts'

// Commands are processes of their own, and a passphrase is made hard to guess on purpose.
setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-encrypted-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const secret = testSecret
const source = join(folder, 'source')
const at = (name: string) => join(folder, name)
let count = 0
const newPlace = () => at(`place-${++count}`)

function run(command: string, given: string[], environment: Record<string, string> = {}) {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, join(import.meta.dir, `../${command}.ts`), ...given], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: source, ...environment },
    stdin: 'ignore',
  })
  return { exitCode, said: stderr.toString(), printed: stdout.toString() }
}

beforeAll(async () => {
  const server = testServer({}, {}, source)
  await server.recruiter('xanthippe@example.com')
  server.database.close()
  writeFileSync(join(source, 'session-secret'), secret, { mode: 0o600 })
})

test('a backup to a key shows nothing of what is in it, and only that key opens it', () => {
  const [key, other] = [at('key.txt'), at('other.txt')]
  const { printed } = run('backup-key', [key])
  const recipient = printed.trim().split('=')[1]!
  run('backup-key', [other])
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect(run('backup-key', [key])).toMatchObject({ exitCode: 1, said: expect.stringContaining('is there already') })

  const file = at('to-a-key.age')
  const backup = run('backup', [file], { BACKUP_RECIPIENT: recipient })
  expect([backup.exitCode, backup.said]).toEqual([0, expect.stringContaining('It is encrypted.')])
  const bytes = readFileSync(file)
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  for (const word of ['xanthippe', secret, 'ats-backup', 'SQLite format']) expect(bytes.includes(word)).toBe(false)

  const place = newPlace()
  const without = run('restore', [file], { DATA_DIR: place })
  expect([without.exitCode, without.said]).toEqual([1, expect.stringContaining('Name the key file with --key FILE')])
  expect(run('restore', [file, '--key', other], { DATA_DIR: place }).said).toContain('does not open it')
  expect(existsSync(join(place, 'ats.db'))).toBe(false)
  const restored = run('restore', [file, '--key', key], { DATA_DIR: place })
  expect([restored.exitCode, restored.said]).toEqual([0, expect.stringContaining('It was signed by')])
  expect(readFileSync(join(place, 'session-secret'), 'utf8')).toBe(secret)

  // Changed in the middle, and cut short.
  const changed = Buffer.from(bytes)
  changed[Math.floor(bytes.length / 2)]! ^= 1
  for (const [name, spoiled] of [
    ['changed.age', changed],
    ['cut.age', bytes.subarray(0, bytes.length - 100)],
  ] as const) {
    writeFileSync(at(name), spoiled)
    const spoilt = run('restore', [at(name), '--key', key, '--force'], { DATA_DIR: place })
    expect([spoilt.exitCode, spoilt.said]).toEqual([1, expect.stringContaining('is damaged or not a backup')])
  }
})

test('a passphrase does as well, and a plain one is made when that is said', () => {
  const file = at('to-words.age')
  const words = { BACKUP_PASSPHRASE: 'correct horse battery staple' }
  expect(run('backup', [file], words).exitCode).toBe(0)
  expect(run('restore', [file, '--verify'], { BACKUP_PASSPHRASE: 'wrong horse battery staple' }).said).toContain(
    'does not open it',
  )
  expect(run('restore', [file, '--verify'], words).exitCode).toBe(0)
  expect(run('backup', [at('plain.tar.gz'), '--unencrypted'], words).said).toContain('It is not encrypted')
  expect(gunzipSync(readFileSync(at('plain.tar.gz'))).includes('xanthippe')).toBe(true)
  expect(run('backup', [file], { BACKUP_PASSPHRASE: 'short' }).said).toContain('takes 16 characters or more')
  expect(run('backup', [file], { BACKUP_RECIPIENT: 'age1nonsense' }).said).toContain('public keys of age')
})

test('a backup that somebody changed and hashed anew is refused, and so is one that another instance signed', () => {
  const file = at('signed.tar.gz')
  expect(run('backup', [file]).exitCode).toBe(0)
  const content = gunzipSync(readFileSync(file))
  const place = newPlace()
  const restore = (bytes: Buffer, more: string[] = [], environment = {}) => {
    writeFileSync(at('forged.tar.gz'), gzipSync(bytes))
    return run('restore', [at('forged.tar.gz'), ...more], { DATA_DIR: place, ...environment })
  }

  // Another secret in the archive, with the hash of it in the list.
  const hashOf = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex')
  const forgedSecret = secret.replace('tests', 'texts')
  const replaced = (from: string, to: string, bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy.write(to, copy.indexOf(from), 'latin1')
    return copy
  }
  const forged = replaced(hashOf(secret), hashOf(forgedSecret), replaced(secret, forgedSecret, content))
  expect(restore(forged).said).toContain('is damaged or not a backup')

  // The same without a signer.
  const signer = /"signer": "([\w-]{43})"/.exec(content.toString('latin1'))![0]
  const end = content.lastIndexOf('manifest.sig')
  const unsigned = Buffer.concat([
    replaced(signer, '"signer": null'.padEnd(signer.length), forged).subarray(0, end),
    Buffer.alloc(1024),
  ])
  expect(restore(unsigned).said).toContain('is not signed')
  expect(existsSync(join(place, 'ats.db'))).toBe(false)

  // As versions before signers made it: taken where nobody is known who should have signed it.
  const early = Buffer.concat([replaced(signer, '"x": 0'.padEnd(signer.length), content).subarray(0, end), Buffer.alloc(1024)])
  expect(restore(early, [], { SESSION_SECRET: 'the secret of an instance, as long' }).said).toContain('is not signed')
  const taken = restore(early, [], { DATA_DIR: newPlace() })
  expect([taken.exitCode, taken.said]).toEqual([0, expect.stringContaining('Nobody signed it')])

  // From one instance into another.
  const foreign = { SESSION_SECRET: 'the secret of another instance, as long' }
  const refused = restore(content, [], foreign)
  expect(refused.exitCode).toBe(1)
  const fingerprint = /--signer "([0-9a-f ]+)"/.exec(refused.said)![1]!
  expect(restore(content, ['--signer', 'aaaa bbbb'], foreign).exitCode).toBe(1)
  expect(restore(content, ['--signer', fingerprint.toUpperCase()], foreign).exitCode).toBe(0)
})

test('--verify tries a restore, touches nothing, and names what is missing or broken', async () => {
  const file = at('to-verify.tar.gz')
  expect(run('backup', [file]).exitCode).toBe(0)
  const place = newPlace()
  const verified = run('restore', [file, '--verify'], { DATA_DIR: place })
  expect(verified.said).toMatch(/All \d+ entries of the audit log fit/)
  expect(verified.said).toContain('Whoever was erased since stays away')
  expect([verified.exitCode, existsSync(place)]).toEqual([0, false])

  // The folder itself was changed before the backup was signed: the signature is right, the log is not.
  const changed = newPlace()
  expect(run('restore', [file], { DATA_DIR: changed }).exitCode).toBe(0)
  const { Database } = await import('bun:sqlite')
  const database = new Database(join(changed, 'ats.db'))
  database.run('drop trigger audit_entry_stays')
  database.run("update audit_entries set actor_id = 'somebody' where number = 2")
  database.close()
  const cli = run('audit-verify', [], { DATA_DIR: changed })
  expect([cli.exitCode, cli.said]).toEqual([1, expect.stringContaining('Broken at entry 2: Entry 2 was changed')])
  expect(run('backup', [at('bad.tar.gz')], { DATA_DIR: changed }).exitCode).toBe(0)
  const found = run('restore', [at('bad.tar.gz'), '--verify'], { DATA_DIR: place })
  expect([found.exitCode, found.said]).toEqual([1, expect.stringContaining('broken at entry 2')])
})
