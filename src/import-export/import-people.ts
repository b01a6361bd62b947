import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile } from '#src/matching/index.ts'
import { type CheckedRow, checkedRows, type ImportRequest } from './check-import.ts'
import { ImportNotFound, NoJobChosen, NothingToImport } from './errors.ts'
import { noticesAbout } from './notices.ts'
import type { Actor, ImportExportPorts, ImportProgress, KeptHistory, ReadContent, RowState, StoredImport } from './ports.ts'
import type { ResumeFile } from './systems/resume-files.ts'

export interface ImportCheck extends ReadContent {
  filename: string
  /** Steps of the other system, with the stage of the job that each leads to; '' leaves people out. */
  stages: { name: string; rows: number; to: string }[]
  /** Where people of the other system can be put: never into a stage of rejection. */
  ownStages: string[]
  /** What would come along, of people who are taken in. */
  brings: { notes: number; tags: number; events: number; rejectedThere: number; hiredThere: number }
  /** What a person should know of the file as a whole before anything of it is stored. */
  notices: string[]
  counts: Record<RowState, number>
  rows: CheckedRow[]
  /** How many resumes it would use, and how many the plan still has; null without a limit. */
  quota: { needed: number; remaining: number | null }
}

export interface FollowedImport extends StoredImport, ImportProgress {
  job: { id: string; title: string } | null
  isFinished: boolean
}

export const importJob = 'import-rows'

/** People from a table or from JSON Resume: first only checked, then taken in. */
export function importPeople(ports: ImportExportPorts) {
  const { imports, savedJob, quota, jobs, clock, ids, uploadFolder, auditLog } = ports

  const followed = async (found: StoredImport): Promise<FollowedImport> => {
    const progress = await imports.progress(found.id)
    const job = await savedJob(found.workspaceId, found.jobDescriptionId)
    return { ...found, ...progress, job, isFinished: found.file === null && progress.waiting === 0 }
  }

  return {
    /** What would become of each row. Keeps nothing. */
    checkImport: (request: ImportRequest): Promise<ImportCheck> =>
      checkedRows(ports, request, async ({ filename, rows, ownStages, ...content }) => {
        const counts: Record<RowState, number> = { new: 0, version: 0, duplicate: 0, refused: 0 }
        const checked: CheckedRow[] = []
        const steps = new Map<string, { rows: number; to: string }>()
        const brings = { notes: 0, tags: 0, events: 0, rejectedThere: 0, hiredThere: 0 }
        let needed = 0
        for await (const some of rows)
          for (const row of some) {
            counts[row.state] += 1
            if (row.charged) needed += 1
            if (row.step) {
              const step = steps.get(row.step.name) ?? { rows: 0, to: row.step.to }
              step.rows += 1
              steps.set(row.step.name, step)
            }
            if (row.isTaken && row.kept) {
              brings.notes += row.kept.notes.length
              brings.tags += row.kept.tags.length
              brings.events += row.kept.events.length
              if (row.kept.outcome === 'rejected') brings.rejectedThere += 1
              if (row.kept.outcome === 'hired') brings.hiredThere += 1
            }
            // Its text is long and nobody asked for it here.
            checked.push({ ...row, kept: null, row: { ...row.row, text: '', facts: null, history: null, file: null } })
          }
        return {
          ...content,
          filename,
          notices: noticesAbout(content.columns),
          counts,
          stages: [...steps].map(([name, step]) => ({ name, ...step })),
          ownStages: ownStages.map(({ name }) => name),
          brings,
          rows: checked,
          quota: { needed, remaining: (await quota.remaining(request.by)).resumes },
        }
      }),

    /**
     * Takes in what can be taken in. When it resolves, everything is durable and the queue goes on by itself; over the quota
     * nothing is kept at all.
     */
    async startImport(request: ImportRequest): Promise<FollowedImport> {
      const { by, jobDescriptionId } = request
      const job = jobDescriptionId && (await savedJob(by.workspaceId, jobDescriptionId))
      if (!jobDescriptionId || !job) throw new NoJobChosen()
      const id = ids.id()
      const path = join(uploadFolder, `import-${id}`)
      try {
        const written = await checkedRows(ports, request, async ({ filename, rows, recognised, fields }) => ({
          filename,
          system: recognised?.system ?? null,
          fields: fields.length > 0 ? fields : null,
          ...(await writeRows(path, rows)),
        }))
        if (written.total === 0) throw new NothingToImport()
        const file = { id: ids.id(), key: `${by.workspaceId}/imports/${id}` }
        const { filename, total, refused, charged, sha256, size, system, fields } = written
        const started = { id, workspaceId: by.workspaceId, jobDescriptionId, file, filename, total, refused, startedBy: by.id }
        const stored: StoredImport = {
          ...started,
          taken: 0,
          takenBytes: 0,
          createdAt: clock.now(),
          system,
          fields,
          undoneAt: null,
        }
        const kept = { stored: { ...file, sha256, size, type: 'txt' as const, filename }, content: { path } }
        await keepFile(ports, by.workspaceId, kept, async () => {
          await quota.take(by, { resumes: charged })
          await imports.add(stored)
          await jobs.add({ kind: importJob, key: `import:${id}:0`, payload: { importId: id } })
          const details = { rows: total, refused, ...(system && { system }) }
          await auditLog.append({
            action: 'import',
            actorId: by.id,
            workspaceId: by.workspaceId,
            subject: { kind: 'import', id },
            details,
          })
        })
        return await followed(stored)
      } finally {
        await rm(path, { force: true })
      }
    },

    async followImport(by: Actor, id: string): Promise<FollowedImport> {
      const found = await imports.find(by.workspaceId, id)
      if (!found) throw new ImportNotFound()
      return followed(found)
    },

    /** The workspace's newest import, or null. */
    async lastImport(by: Actor): Promise<FollowedImport | null> {
      const found = await imports.latest(by.workspaceId)
      return found && followed(found)
    },
  }
}

/** What of a row is still needed once it is accepted. */
export interface KeptRow {
  text: string
  title: string
  detail: string
  charged: boolean
  /** What another system tells of them, to be written once they are ranked. */
  history?: KeptHistory
  /** Their resume, where it came in the archive. */
  file?: ResumeFile
}

async function writeRows(path: string, rows: AsyncIterable<CheckedRow[]>) {
  const hash = createHash('sha256')
  const handle = await open(path, 'wx', 0o600)
  let [total, refused, charged, size] = [0, 0, 0, 0]
  try {
    for await (const some of rows) {
      let lines = ''
      for (const { row, isTaken, charged: uses, state, kept: history } of some) {
        if (state === 'refused') refused += 1
        if (!isTaken) continue
        total += 1
        if (uses) charged += 1
        const title = row.name ?? row.email ?? row.place
        const kept: KeptRow = {
          text: row.text,
          title,
          detail: row.detail,
          charged: uses,
          ...(history && { history }),
          ...(row.file && { file: row.file }),
        }
        lines += `${JSON.stringify(kept)}\n`
      }
      const bytes = Buffer.from(lines)
      hash.update(bytes)
      size += bytes.length
      await handle.write(bytes)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { total, refused, charged, size, sha256: hash.digest('hex') }
}
