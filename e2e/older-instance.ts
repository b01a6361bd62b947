import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync, zstdDecompressSync } from 'node:zlib'
import { anchorsName } from '#adapters/audit-anchors/file.ts'
import { journalName } from '#adapters/erasure-journal/file.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { root } from '#src/commands/prepare.ts'
import { unpack } from '#src/commands/restore/unpack.ts'
import { type ServerProcess, startServer } from '#src/commands/server-process.ts'
import type { Known } from '#src/tools/older-instance/known.ts'

/** What `src/tools/older-instance/older-instance.ts` left in a folder. */
export interface OlderInstance {
  name: string
  known: Known
  /** A backup by the older program. */
  backup: string
  /** The data folder itself, where it was kept as it was left. */
  dataDir?: string
}

export function olderInstance(name: string, folder: string): OlderInstance {
  const known: Known = JSON.parse(zstdDecompressSync(readFileSync(join(folder, 'known.json.zst'))).toString())
  const dataDir = join(folder, 'data')
  return { name, known, backup: join(folder, 'backup.gz'), ...(existsSync(dataDir) && { dataDir }) }
}

/** Lays the data folder out as the older program left it, byte for byte, without the newer program's help in restoring. */
export async function laidOut({ backup }: OlderInstance, dataDir: string, parts: string) {
  const unpacked = await unpack(backup, parts, { identities: [], passphrase: null })
  if (!unpacked) throw new Error(`${backup} is damaged.`)
  const { database, secret, erasures, anchors, files, mails } = unpacked
  const lay = (from: string | null, ...to: string[]) => {
    if (!from) return
    const path = join(dataDir, ...to)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    copyFileSync(from, path)
  }
  lay(database, 'ats.db')
  lay(secret, 'session-secret')
  lay(erasures, journalName)
  lay(anchors, anchorsName)
  const store = diskStore(join(dataDir, 'files'))
  for (const { key, path } of files) await store.put(key, { path })
  for (const { name, path } of mails) lay(path, 'outbox', name)
}

/** The time of a server that `startNewer` starts now. */
export function clockOf({ at }: Known): () => number {
  const offset = Date.parse(at) + 10_000 - Date.now()
  return () => Date.now() + offset
}

/** Starts this program in a data folder as an operator does, a moment after the older program was asked for the last time. */
export function startNewer(dataDir: string, { at }: Known): Promise<ServerProcess> {
  const clock = new Date(Date.parse(at) + 10_000).toISOString()
  const start = join(root, 'src/commands/start.ts')
  return startServer({
    dataDir,
    command: [process.execPath, '--preload', join(import.meta.dir, 'past-clock.ts'), start],
    environment: { CLOCK_AT: clock, TRUST_PROXY: 'on', PLAN_PAID: '2000/100000/10000', MAILER: 'outbox' },
    firstPage: '/health/ready',
  })
}

/** Instances of older programs that lie beside the tests; their backups are unpacked into a folder. */
export function keptInstances(folder: string): OlderInstance[] {
  return readdirSync(kept).map((name) => {
    const backup = join(folder, `${name}.gz`)
    // As the older program wrote it, but for how tightly it is packed.
    writeFileSync(backup, gzipSync(zstdDecompressSync(readFileSync(join(kept, name, 'backup.tar.zst'))), { level: 1 }))
    return { ...olderInstance(name.replaceAll('-', ' '), join(kept, name)), backup }
  })
}

const kept = join(import.meta.dir, 'older-instances')
