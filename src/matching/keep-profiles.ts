import { createHash } from 'node:crypto'
import type { Clock } from '#src/ports/clock.ts'
import { InfectedFile } from '#src/ports/file-scanner.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Batches, Files } from './ports.ts'
import type { FileType } from './resume.ts'
import { sweepFiles } from './sweep-files.ts'

interface Ports {
  batches: Batches
  files: Files
  fileStore: FileStore
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
}

export interface ProfilesToKeep {
  workspaceId: string
  startedBy: string | null
  jobDescriptionId: string
  profiles: {
    /** The document that `writeProfile` wrote. */
    text: string
    /** What it is called, without an ending. */
    title: string
    /** Where it came from, such as "people.csv, row 14". */
    detail: string
    /** Whether the quota was used for it. */
    charged: boolean
    /** A document that is kept in place of the text. */
    file?: { filename: string; type: FileType; base64: string } | null
  }[]
}

const leaseSeconds = 3600

/**
 * Keeps imported people as documents, each a file like any resume, and hands them to the queue as one batch. Bytes first, then the
 * rows in one transaction with what `alongside` writes.
 */
export const keepProfiles =
  (ports: Ports) =>
  async (
    { workspaceId, startedBy, jobDescriptionId, profiles }: ProfilesToKeep,
    alongside: (batchId: string) => Promise<void>,
  ) => {
    const { batches, files, fileStore, jobs, transaction, clock, ids } = ports
    const batchId = ids.id()
    const entryOf = ({ text, title, detail, charged, file }: ProfilesToKeep['profiles'][number]) => {
      const bytes = file ? new Uint8Array(Buffer.from(file.base64, 'base64')) : new TextEncoder().encode(text)
      const id = ids.id()
      const filename = file ? file.filename.slice(-150) : `${title.slice(0, 150)}.txt`
      const type = file?.type ?? 'txt'
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      // Readers take a file for plain text only where its key says so.
      const stored = { id, key: `${workspaceId}/resumes/${id}.${type}`, sha256, size: bytes.length, type, filename }
      return { bytes, stored, charged, detail }
    }
    /** Where the virus scanner refuses somebody's document, what the table says of them is kept in its place. */
    const made = profiles.map((profile) => ({
      ...entryOf(profile),
      instead: profile.file
        ? entryOf({ ...profile, file: null, detail: `${profile.detail}, without its document: refused by the virus scanner` })
        : null,
    }))
    const keys = made.flatMap(({ stored, instead }) => [stored.key, ...(instead ? [instead.stored.key] : [])])
    const sweep = `sweep:${batchId}`
    await jobs.add({ kind: 'sweep-files', key: sweep, payload: { keys }, leaseSeconds })
    try {
      const puts = await Promise.allSettled(
        made.map(async (entry) => {
          const { stored, bytes, instead } = entry
          try {
            await fileStore.put(stored.key, bytes)
            return entry
          } catch (error) {
            if (!(error instanceof InfectedFile) || !instead) throw error
            await fileStore.put(instead.stored.key, instead.bytes)
            return instead
          }
        }),
      )
      const entries = puts.map((put) => {
        if (put.status === 'rejected') throw put.reason
        return put.value
      })
      await transaction(async () => {
        const at = clock.now()
        await files.add(
          workspaceId,
          entries.map(({ stored }) => stored),
          at,
        )
        await batches.add(
          { id: batchId, workspaceId, startedBy, jobDescriptionId, createdAt: at, source: 'import' },
          entries.map(({ stored, charged, detail }) => ({
            id: ids.id(),
            filename: stored.filename,
            fileId: stored.id,
            state: 'stored' as const,
            charged,
            candidateId: null,
            error: null,
            sourceDetail: detail,
          })),
        )
        await jobs.add({ kind: 'rank-batch', key: `rank:${batchId}`, payload: { batchId } })
        await jobs.finishKey(sweep)
        await alongside(batchId)
      })
    } catch (error) {
      // Where this fails too, the queue cleans up later.
      await sweepFiles(ports, keys)
        .then(() => jobs.finishKey(sweep))
        .catch(() => undefined)
      throw error
    }
  }
