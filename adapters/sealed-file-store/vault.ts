import { Database as Sqlite } from 'bun:sqlite'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import type { SealingSource } from '#src/ports/sealing-source.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import type { FileKey } from './format.ts'
import { type KeyRing, type SealingKey, SealingRefused } from './sealing-keys.ts'

/** The name of the vault in the data folder. */
export const vaultName = 'keys.db'

/** The keys of sealed files, each wrapped with a key of the instance, in a SQLite file of their own. */
export interface Vault {
  /** The key survives a power cut when the promise resolves. */
  add(file: FileKey): Promise<void>
  /** Null when there is none: the file was deleted, or never was here. */
  find(id: string, name: string): FileKey | null
  /** Whether a key is kept for a file of this name. */
  has(name: string): boolean
  /** Removes all keys of a file, or all but one. Neither the file of the vault nor its journal shows them when the promise resolves. */
  remove(name: string, but?: string): Promise<void>
  /** Removes every key but those of files that are to stay. */
  keepOnly(stays: (file: { id: string; name: string }) => boolean): Promise<void>
  count(): number
  /** Counts what was removed since it was opened. */
  removals(): number
  /** How many keys are wrapped with which key of the instance. */
  wrappers(): { id: string; count: number }[]
  /** Wraps up to `most` keys with the first key of the instance that are wrapped with another; resolves to how many. */
  wrapAgain(most: number): Promise<number>
  /** Whether every file of the store is known to be sealed. */
  isComplete(): boolean
  /** False for a vault that was made a moment ago, and of which nobody knows yet whether another one is missing in its place. */
  isEstablished(): boolean
  establish(): Promise<void>
  /** Notes what a server that is about to run takes its keys from. */
  noteServer(source: SealingSource): Promise<void>
  /** Whether the server that noted itself last opens what is wrapped with this key, or will find it where it looks. */
  isServedWith(id: string, source: SealingSource): boolean
  setComplete(isComplete: boolean): Promise<void>
  close(): void
}

interface Row {
  id: string
  name: string
  wrapped_with: string
  wrapped: Uint8Array
}

interface Write {
  run(): void
  /** Whether something must not be found in the files any more afterwards. */
  erases: boolean
  resolve(): void
  reject(error: unknown): void
}

const schema = `
create table if not exists file_keys (
  id text primary key,
  name text not null,
  wrapped_with text not null,
  wrapped blob not null
) without rowid;
create index if not exists file_keys_name on file_keys (name);
create index if not exists file_keys_wrapped_with on file_keys (wrapped_with);
create table if not exists vault (name text primary key, value text not null) without rowid;
`

/** How long the program stands still for another process, and how long it goes on trying without standing still. */
const [busyMs, giveUpMs] = [50, 10_000]

class StillBusy extends ProviderError {
  constructor() {
    super('disk', 'The keys of files are in use just now.')
  }
}

/** Backups read the vault, and a new key is brought in, by other processes: both take milliseconds. */
async function whileBusy(work: () => void): Promise<void> {
  const deadline = performance.now() + giveUpMs
  for (;;) {
    try {
      return work()
    } catch (error) {
      const isBusy = error instanceof StillBusy || (error as NodeJS.ErrnoException).code?.startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() > deadline) throw error
      await Bun.sleep(20)
    }
  }
}

/** Opens the vault, making it when there is none. Throws `SealingRefused` when it is damaged, or no key of the ring fits. */
export function openVault(path: string, ring: KeyRing): Vault {
  const sqlite = connected(path)
  const all = <Result>(statement: string, ...values: (string | number | Uint8Array)[]) =>
    sqlite.query<Result, (string | number | Uint8Array)[]>(statement).all(...values)
  const note = (name: string) => all<{ value: string }>('select value from vault where name = ?', name)[0]?.value ?? null
  const setNote = (name: string, value: string) =>
    sqlite
      .query('insert into vault (name, value) values (?, ?) on conflict do update set value = excluded.value')
      .run(name, value)

  const keyOfInstance = (id: string): SealingKey | undefined => {
    const known = () => ring.keys().find((key) => key.id === id)
    if (!known()) ring.reload()
    return known()
  }
  /** What new keys are wrapped with. It stands in the vault, so that a server hears of it when somebody else has changed it. */
  const wrapping = (): SealingKey => {
    const chosen = note('wrapping')
    const known = chosen === null ? undefined : keyOfInstance(chosen)
    if (known) return known
    if (chosen !== null && all('select 1 from file_keys limit 1').length > 0) throw notTheKey(path)
    const first = ring.keys()[0]!
    setNote('wrapping', first.id)
    return first
  }

  const writes: Write[] = []
  let isWriting = false
  /** What was removed may still be seen in the journal. At the start nobody knows how the program ended. */
  let isJournalDue = true
  let removals = 0
  const write = (run: () => void, erases = false) =>
    new Promise<void>((resolve, reject) => {
      writes.push({ run, erases, resolve, reject })
      if (!isWriting) void work()
    })

  /** What has queued up meanwhile shares one commit, and waits for the disk once. */
  const work = async () => {
    isWriting = true
    while (writes.length > 0) {
      const group = writes.splice(0)
      try {
        const commit = sqlite.transaction(() => {
          for (const { run } of group) run()
        })
        await whileBusy(() => commit.immediate())
        const erasing = group.filter(({ erases }) => erases).length
        isJournalDue ||= erasing > 0
        removals += erasing
        if (isJournalDue) await whileBusy(emptyJournal)
        else await sync(`${path}-wal`)
        for (const { resolve } of group) resolve()
      } catch (error) {
        for (const { reject } of group) reject(asStorageError(error))
      }
    }
    isWriting = false
  }

  /** The journal holds pages as they were before; what was removed would still be in them. */
  const emptyJournal = () => {
    const [answer] = all<{ busy: number }>('pragma wal_checkpoint(truncate)')
    if (answer?.busy) throw new StillBusy()
    isJournalDue = false
  }

  return {
    add(file) {
      return write(() => {
        const key = wrapping()
        sqlite
          .query('insert into file_keys (id, name, wrapped_with, wrapped) values (?, ?, ?, ?)')
          .run(file.id, file.name, key.id, wrap(key, file))
      })
    },
    find(id, name) {
      const [row] = all<Row>('select * from file_keys where id = ? and name = ?', id, name)
      if (!row) return null
      const key = keyOfInstance(row.wrapped_with)
      if (!key) throw notTheKey(path)
      return unwrap(key, row)
    },
    has: (name) => all('select 1 from file_keys where name = ? limit 1', name).length > 0,
    async remove(name, but = '') {
      const isKept = all('select 1 from file_keys where name = ? and id <> ? limit 1', name, but).length > 0
      if (!isKept && !isJournalDue) return
      await write(() => void sqlite.query('delete from file_keys where name = ? and id <> ?').run(name, but), true)
    },
    keepOnly(stays) {
      return write(() => {
        for (const row of all<{ id: string; name: string }>('select id, name from file_keys'))
          if (!stays(row)) sqlite.query('delete from file_keys where id = ?').run(row.id)
      }, true)
    },
    count: () => all<{ count: number }>('select count(*) as count from file_keys')[0]!.count,
    removals: () => removals,
    wrappers: () =>
      all<{ id: string; count: number }>('select wrapped_with as id, count(*) as count from file_keys group by wrapped_with'),
    async wrapAgain(most) {
      let done = 0
      await write(() => {
        const first = ring.keys()[0]!
        // From here on, whoever adds one uses the new key as well.
        setNote('wrapping', first.id)
        const rows = all<Row>('select * from file_keys where wrapped_with <> ? limit ?', first.id, most)
        for (const row of rows) {
          const old = keyOfInstance(row.wrapped_with)
          if (!old) throw notTheKey(path)
          sqlite
            .query('update file_keys set wrapped_with = ?, wrapped = ? where id = ?')
            .run(first.id, wrap(first, unwrap(old, row)), row.id)
        }
        done = rows.length
      }, true)
      return done
    },
    isComplete: () => note('all-sealed') === 'yes',
    isEstablished: () => note('established') === 'yes' || all('select 1 from file_keys limit 1').length > 0,
    establish: () => write(() => void setNote('established', 'yes')),
    noteServer: (source) =>
      write(() => void setNote('server', JSON.stringify({ place: placeOf(source), keys: ring.keys().map(({ id }) => id) }))),
    isServedWith(id, source) {
      const server = JSON.parse(note('server') ?? '{}') as { place?: string; keys?: string[] }
      return server.keys?.includes(id) === true || (source.kind !== 'environment' && server.place === placeOf(source))
    },
    setComplete: (isComplete) => write(() => void setNote('all-sealed', isComplete ? 'yes' : 'no')),
    close() {
      sqlite.close()
    },
  }
}

/** A copy of the vault as it is now, without anything that was removed from it. */
export function copyVault(path: string, to: string) {
  const sqlite = new Sqlite(path, { readonly: true })
  try {
    sqlite.run('pragma busy_timeout = 5000')
    sqlite.run('vacuum into ?', [to])
  } finally {
    sqlite.close()
  }
}

/** Removes the vault with its journal. */
export function removeVault(path: string) {
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true })
}

function connected(path: string): Sqlite {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const sqlite = new Sqlite(path, { create: true, strict: true })
    sqlite.run('pragma busy_timeout = 5000')
    sqlite.run('pragma journal_mode = wal')
    // What is added is synced here, without keeping everybody else waiting.
    sqlite.run('pragma synchronous = normal')
    sqlite.run('pragma secure_delete = on')
    sqlite.run(schema)
    sqlite.run(`pragma busy_timeout = ${busyMs}`)
    // The vault and its journal are new names in the folder.
    const folder = openSync(dirname(path), 'r')
    fsyncSync(folder)
    closeSync(folder)
    return sqlite
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'SQLITE_NOTADB')
      throw new SealingRefused(`${path} is damaged: it is no list of keys.`)
    throw error
  }
}

/** A setting is what it was when the server started; a file or a command may give another key later. */
const placeOf = (source: SealingSource) =>
  source.kind === 'file' ? `file ${source.path}` : source.kind === 'command' ? `command ${source.command}` : 'setting'

const about = ({ id, name }: Pick<Row, 'id' | 'name'>) => Buffer.from(`${id}:${name}`)

function wrap({ bytes }: SealingKey, file: FileKey): Uint8Array {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce)
  cipher.setAAD(about(file))
  return Buffer.concat([nonce, cipher.update(file.key), cipher.final(), cipher.getAuthTag()])
}

function unwrap({ bytes }: SealingKey, row: Row): FileKey {
  const decipher = createDecipheriv('aes-256-gcm', bytes, row.wrapped.subarray(0, 12))
  decipher.setAAD(about(row))
  decipher.setAuthTag(row.wrapped.subarray(44))
  try {
    const key = Buffer.concat([decipher.update(row.wrapped.subarray(12, 44)), decipher.final()])
    return { id: row.id, name: row.name, key }
  } catch {
    throw new SealingRefused(`The key of the file ${row.name} was changed in the vault.`)
  }
}

const notTheKey = (path: string) =>
  new SealingRefused(`The sealing key does not open ${path}: set the one that its files were sealed with.`)

async function sync(path: string) {
  const file = await open(path, 'r')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

function asStorageError(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'SQLITE_FULL') return new StorageFull(error)
  if (code?.startsWith('SQLITE_')) return new ProviderError('disk', 'The keys of files cannot be written.', { cause: error })
  return diskError(error)
}
