import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeepFilePorts, keepFile } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobSteps } from '#src/ports/job-queue.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { ArchiveNotChecked, ArchiveNotFound, ArchiveUnderWay, WorkspaceNotEmpty } from './archive-errors.ts'
import type { LeftToDo, ToldOfParts, WorkspaceArchive, WorkspaceArchives, WorkspaceCarrier } from './archive-ports.ts'
import { archiveHours } from './constants.ts'
import type { Actor as Member } from './ports.ts'

type Actor = Pick<Member, 'id' | 'workspaceId'>

export interface ArchivePorts extends KeepFilePorts {
  workspaceArchives: WorkspaceArchives
  workspaceCarrier: WorkspaceCarrier
  archiveQuota: {
    take(by: Actor, what: Partial<LeftToDo['usage']>): Promise<void>
  }
  auditLog: AuditLog
  ids: Ids
  uploadFolder: string
}

/** The server cleans up after itself when it died in between. */
const leaseSeconds = 6 * 3600
/** Keys that one job of the sweep names. */
const sweptAtOnce = 1000
/** Milliseconds between two notes of how far it has got. */
const noteEvery = 1000

const endsAt = ({ createdAt }: Pick<WorkspaceArchive, 'createdAt'>) => new Date(createdAt.getTime() + archiveHours * 3_600_000)
const isUnderWay = ({ state }: WorkspaceArchive) => state === 'working' || state === 'taking-in'

/** A workspace as one file: made for its owner, and taken into an empty workspace. Files are kept for a day. */
export function workspaceArchives(ports: ArchivePorts) {
  const { workspaceArchives: archives, workspaceCarrier: carrier, archiveQuota, files, fileStore } = ports
  const { auditLog, jobs, transaction, clock, ids, uploadFolder } = ports

  const refuseBoth = async (workspaceId: string) => {
    for (const direction of ['out', 'in'] as const) {
      const last = await archives.latest(workspaceId, direction)
      if (last && isUnderWay(last)) throw new ArchiveUnderWay()
    }
  }
  const own = async (by: Actor, id: string): Promise<WorkspaceArchive> => {
    const found = await archives.find(by.workspaceId, id)
    if (!found || found.state === 'gone') throw new ArchiveNotFound()
    return found
  }
  /** Deletes the file of one, whatever became of it. */
  const end = async (archive: WorkspaceArchive, state: WorkspaceArchive['state'] = 'gone') => {
    await transaction(async () => {
      await archives.update(archive.id, { state })
      if (!archive.file) return
      await files.remove(archive.workspaceId, archive.file.id)
      await jobs.add({ kind: 'sweep-files', payload: { keys: [archive.file.key] } })
    })
  }
  const endOlder = async (workspaceId: string, direction: 'out' | 'in') => {
    const last = await archives.latest(workspaceId, direction)
    if (last && !isUnderWay(last) && last.file) await end(last)
  }
  /** Stores the file of one of them, and writes in the same transaction. */
  const keep = async (
    workspaceId: string,
    path: string,
    write: (fileId: string) => Promise<void>,
    look?: (key: string) => Promise<void>,
  ) => {
    const { size } = await stat(path)
    const key = `${workspaceId}/workspace-archives/${ids.id()}`
    const stored = { id: ids.id(), key, sha256: await hashOf(path), size, type: 'txt' as const, filename: 'workspace archive' }
    await keepFile(ports, workspaceId, { stored, content: { path } }, () => write(stored.id), {
      leaseSeconds,
      look: async () => look?.(key),
    })
  }
  const note = (by: { id: string | null; workspaceId: string }, action: 'export' | 'import', archiveId: string) =>
    auditLog.append({
      action,
      actorId: by.id,
      workspaceId: by.workspaceId,
      subject: { kind: 'workspace-archive', id: archiveId },
      details: { what: 'the whole workspace' },
    })
  /** Notes now and then how far it has got. */
  const progressOf = (id: string): ToldOfParts => {
    let noted = 0
    return async (done, total) => {
      const now = performance.now()
      if (noted !== 0 && now - noted < noteEvery) return
      noted = now
      await archives.update(id, { done, total })
    }
  }
  const fail = async (archive: WorkspaceArchive, error: unknown) => {
    // What is away for now is tried again by the queue.
    if (!(error instanceof DomainError) || error instanceof ProviderError) throw error
    await archives.update(archive.id, { state: 'failed', problem: error.message, finishedAt: clock.now() })
  }

  return {
    /** Begins to make the archive of the actor's workspace. */
    startArchive: (by: Actor): Promise<WorkspaceArchive> =>
      transaction(async () => {
        await refuseBoth(by.workspaceId)
        await endOlder(by.workspaceId, 'out')
        const archive = begun(by, ids.id(), 'out', 'working', clock.now())
        await archives.add(archive)
        await jobs.add({ kind: 'write-workspace-archive', key: `archive:${archive.id}`, payload: { id: archive.id } })
        await jobs.add({ kind: 'end-workspace-archive', payload: { id: archive.id }, runAt: endsAt(archive) })
        await note(by, 'export', archive.id)
        return { ...archive, file: null }
      }),

    followArchive: own,

    /** The newest of each direction that is not gone, and what keeps an archive from being taken in here. */
    async archivesOf(by: Actor) {
      const shown = async (direction: 'out' | 'in') => {
        const last = await archives.latest(by.workspaceId, direction)
        return last?.state === 'gone' ? null : last
      }
      return { out: await shown('out'), in: await shown('in'), holds: await carrier.holding(by.workspaceId) }
    },

    async openArchive(by: Actor, id: string) {
      const archive = await own(by, id)
      if (archive.direction !== 'out' || archive.state !== 'ready' || !archive.file) throw new ArchiveNotFound()
      await note(by, 'export', archive.id)
      return { stream: await fileStore.stream(archive.file.key), bytes: archive.file.size, day: archive.createdAt }
    },

    /** Looks through a file that was brought, and keeps it for a day when all of it can be taken in. */
    async checkArchive(by: Actor, path: string): Promise<WorkspaceArchive> {
      await refuseBoth(by.workspaceId)
      await endOlder(by.workspaceId, 'in')
      const archive = begun(by, ids.id(), 'in', 'checked', clock.now())
      let report: WorkspaceArchive['report'] = null
      await keep(
        by.workspaceId,
        path,
        async (fileId) => {
          await archives.add({ ...archive, report, finishedAt: clock.now() })
          await archives.update(archive.id, { fileId })
          await jobs.add({ kind: 'end-workspace-archive', payload: { id: archive.id }, runAt: endsAt(archive) })
        },
        async (key) => {
          report = await carrier.check(by.workspaceId, key)
        },
      )
      return own(by, archive.id)
    },

    async takeInArchive(by: Actor, id: string): Promise<WorkspaceArchive> {
      await transaction(async () => {
        await archiveQuota.take(by, {})
        const archive = await own(by, id)
        if (archive.direction !== 'in' || archive.state !== 'checked' || !archive.file) throw new ArchiveNotChecked()
        await refuseBoth(by.workspaceId)
        const holds = await carrier.holding(by.workspaceId)
        if (holds !== null) throw new WorkspaceNotEmpty(holds)
        await archives.update(id, { state: 'taking-in', done: 0, total: 0, finishedAt: null })
        await jobs.add({ kind: 'take-in-workspace-archive', key: `archive:${id}`, payload: { id } })
      })
      return own(by, id)
    },

    jobs: {
      async 'write-workspace-archive'({ id }: { id: string }, job: JobSteps) {
        const archive = await archives.stored(id)
        if (archive?.state !== 'working') return
        const path = join(uploadFolder, `workspace-archive-${id}-${ids.id()}`)
        await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
        try {
          const report = await carrier.write(archive.workspaceId, path, progressOf(id))
          await keep(archive.workspaceId, path, async (fileId) => {
            await job.done()
            await archives.update(id, { fileId, state: 'ready', report, finishedAt: clock.now() })
          })
        } catch (error) {
          await fail(archive, error)
        } finally {
          await rm(path, { force: true })
        }
      },

      async 'take-in-workspace-archive'({ id }: { id: string }, job: JobSteps) {
        const archive = await archives.stored(id)
        if (archive?.state !== 'taking-in' || !archive.file || archive.requestedBy === null) return
        const by = { id: archive.requestedBy, workspaceId: archive.workspaceId }
        const sweeps: { key: string; keys: string[] }[] = []
        try {
          const report = await carrier.takeIn(archive.workspaceId, archive.file.key, {
            told: progressOf(id),
            async announce(keys) {
              for (let from = 0; from < keys.length; from += sweptAtOnce)
                sweeps.push({ key: `sweep:${ids.id()}`, keys: keys.slice(from, from + sweptAtOnce) })
              for (const { key, keys: some } of sweeps)
                await jobs.add({ kind: 'sweep-files', key, payload: { keys: some }, leaseSeconds })
            },
            async alongside({ applications, answers, usage }) {
              // What is left after this needs no doing again: the file goes with its day.
              await job.hold()
              await archiveQuota.take(by, usage)
              for (const applicationId of applications)
                await jobs.add({ kind: 'read-application', payload: { id: applicationId } })
              for (const answerId of answers) await jobs.add({ kind: 'transcribe-answer', payload: { answerId } })
              for (const { key } of sweeps) await jobs.finishKey(key)
              await archives.update(id, { state: 'taken-in', finishedAt: clock.now() })
              await note(by, 'import', id)
            },
          })
          await archives.update(id, { report })
        } catch (error) {
          // Nothing of it is named by a row: it goes now instead of after its lease.
          for (const { key, keys } of sweeps) {
            await jobs.finishKey(key)
            await jobs.add({ kind: 'sweep-files', payload: { keys } })
          }
          await fail(archive, error)
        }
        const settled = await archives.stored(id)
        if (settled?.state === 'taken-in' || settled?.state === 'failed') await end(settled, settled.state)
      },

      'end-workspace-archive': ({ id }: { id: string }, job: JobSteps) =>
        transaction(async () => {
          await job.done()
          const archive = await archives.stored(id)
          if (!archive) return
          // It is still at work: its day begins anew.
          if (isUnderWay(archive))
            return jobs.add({
              kind: 'end-workspace-archive',
              payload: { id },
              runAt: new Date(clock.now().getTime() + archiveHours * 3_600_000),
            })
          await end(archive)
        }),
    },
  }
}

const begun = (
  by: Actor,
  id: string,
  direction: 'out' | 'in',
  state: WorkspaceArchive['state'],
  createdAt: Date,
): Omit<WorkspaceArchive, 'file'> => ({
  id,
  workspaceId: by.workspaceId,
  direction,
  state,
  done: 0,
  total: 0,
  problem: null,
  report: null,
  requestedBy: by.id,
  createdAt,
  finishedAt: null,
})

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
