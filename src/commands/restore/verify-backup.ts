import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anchorsFile, anchorsName } from '#adapters/audit-anchors/file.ts'
import { filesNamedIn } from '#adapters/database/backup.ts'
import { sqliteRows } from '#adapters/database/kept-rows.ts'
import { openDatabase } from '#adapters/database/open.ts'
import { auditOf } from '#src/commands/audit/audit-of.ts'
import type { BackupKeys } from '#src/commands/backup/encryption.ts'
import { names } from '#src/commands/backup/manifest.ts'
import type { Instance } from '#src/commands/instance.ts'
import { fingerprintOf } from '#src/shared/instance-signer.ts'
import { checkReceipts } from './check-receipts.ts'
import { type ErasedAgain, eraseAgain } from './erase-again.ts'
import { opened } from './restore-backup.ts'
import { findSealedFiles, openSealedFiles, type SealedFiles } from './sealed-files.ts'
import type { Unpacked } from './unpack.ts'

/** What was found to be well with a backup, and what was not, as sentences. */
export interface Findings {
  told: string[]
  problems: string[]
}

/** What was found, with the numbers behind it. */
export interface VerifiedBackup extends Findings {
  figures: { parts: number; receipts: number; receiptsSame: number }
}

/**
 * Restores a backup into a folder that is thrown away, and looks whether it would do: every hash, who signed it, the database, the files
 * that it names, the audit log, whether who was erased stays away, and whether scores come out again. Touches nothing of the instance. Throws `NotRestored` when it cannot be opened or is damaged.
 */
export async function verifyBackup(
  instance: Instance,
  path: string,
  keys: BackupKeys,
  keysFile?: string,
): Promise<VerifiedBackup> {
  const folder = await mkdtemp(join(tmpdir(), 'ats-verify-'))
  try {
    const unpacked = await opened(path, join(folder, 'parts'), keys)
    const { manifest, signer } = unpacked
    const sealed = await findSealedFiles(instance, unpacked, { backup: path, keysFile, backupKeys: keys })
    const hashes = await openSealedFiles(unpacked, sealed)
    const told = [
      `The backup of ${manifest.takenAt} is whole: ${manifest.entries.length} parts have the hashes that its list says.`,
      ...(signer ? [`It was signed by ${fingerprintOf(signer)}.`] : []),
      ...(sealed.sealed > 0 ? [sentenceOf(sealed)] : []),
    ]
    const problems = [
      ...(signer ? [] : ['Nobody signed it: who made it cannot be told.']),
      ...missingFiles(unpacked, hashes, sealed),
    ]
    const audit = await auditFindings(instance, unpacked, folder)
    const erased = await erasureFindings(instance, unpacked)
    const scores = await checkReceipts(unpacked)
    const scored = `${scores.same} of ${scores.checked} scores, taken by chance, come out again from the files in it.`
    return {
      told: [...told, ...audit.told, ...erased.told, ...(scores.checked > 0 ? [scored] : [])],
      problems: [...problems, ...audit.problems, ...erased.problems, ...scores.problems],
      figures: { parts: manifest.entries.length, receipts: scores.checked, receiptsSame: scores.same },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sentenceOf = ({ sealed, closed }: SealedFiles) =>
  closed.size === 0
    ? `All ${sealed} sealed files open with the keys beside it.`
    : `${sealed - closed.size} of ${sealed} sealed files open with the keys beside it; ${closed.size} stay closed, because they were deleted after the backup.`

function missingFiles(
  { database, files, manifest }: Unpacked,
  hashes: Map<string, string | null>,
  { closed }: SealedFiles,
): string[] {
  const there = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]))
  const isThere = new Set(files.map(({ key }) => key))
  const excused = new Set(manifest.deletedMeanwhile)
  return filesNamedIn(database).flatMap(({ key, sha256 }) => {
    if (!isThere.has(key)) return excused.has(key) || closed.has(key) ? [] : [`The file ${key} is missing.`]
    return (hashes.has(key) ? hashes.get(key) : there.get(names.file(key))) === sha256
      ? []
      : [`The file ${key} is not what was received.`]
  })
}

async function auditFindings(instance: Instance, { database, secret, anchors }: Unpacked, folder: string): Promise<Findings> {
  const own = secret ? [(await readFile(secret, 'utf8')).trim()] : []
  const secrets = [...own, ...instance.secrets]
  if (secrets.length === 0)
    return { told: [], problems: ['The audit log was not checked: set SESSION_SECRET to the secret of the instance.'] }
  if (anchors) await copyFile(anchors, join(folder, anchorsName))
  // An older program may have made it: what is checked is what a restore would make of it.
  openDatabase(database).close()
  const { verify, close } = auditOf({ anchors: anchorsFile(folder), rows: sqliteRows(database), secrets })
  try {
    const { count, broken, anchors: noted } = await verify()
    if (broken) return { told: [], problems: [`The audit log is broken at entry ${broken.number}: ${broken.reason}`] }
    return {
      told: [`All ${count} entries of the audit log fit; notes about them that were compared: ${noted}.`],
      problems: [],
    }
  } finally {
    close()
  }
}

/** Erases again what had been erased, as a restore does, and looks whether anything is left to erase. */
async function erasureFindings({ places }: Instance, unpacked: Unpacked): Promise<Findings> {
  const counts: number[] = []
  const count = (erased: ErasedAgain) => void counts.push(Object.values(erased).reduce((sum, each) => sum + each, 0))
  // All of it twice: whoever was erased is not found a second time.
  await eraseAgain({ places }, count)(unpacked)
  await eraseAgain({ places }, count)(unpacked)
  const [found = 0, left = 0] = counts
  if (left > 0) return { told: [], problems: [`${left} of those who were erased are still in it after a restore.`] }
  return { told: [`Whoever was erased since stays away: ${found} were erased from the copy.`], problems: [] }
}
