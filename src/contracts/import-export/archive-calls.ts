import { type Static, Type as t } from '@sinclair/typebox'
import { t as elysia } from 'elysia'
import { calls, file, orNull } from '#src/contracts/contract.ts'
import { archiveStates } from '#src/import-export/constants.ts'

const Counted = t.Object({ kind: t.String(), count: t.Number() })

export const ArchiveReportRecord = t.Object({
  /** What the workspace is called in the archive. */
  name: t.String(),
  madeAt: t.String(),
  kinds: t.Array(Counted),
  losses: t.Array(t.Object({ kind: t.String(), count: t.Number(), because: t.String() })),
  /** Files that were lost before the archive was made. */
  missingFiles: t.Number(),
  /** Colleagues named in it, and whether they are members of the workspace that takes it in. */
  colleagues: t.Array(t.Object({ name: t.String(), email: t.String(), isHere: t.Boolean() })),
})
export type ArchiveReportRecord = Static<typeof ArchiveReportRecord>

export const WorkspaceArchiveRecord = t.Object({
  _id: t.String(),
  direction: t.Union([t.Literal('out'), t.Literal('in')]),
  state: t.Union(archiveStates.map((state) => t.Literal(state))),
  /** Parts that are done, and how many there are; 0 until that is known. */
  done: t.Number(),
  total: t.Number(),
  /** Bytes of the file; null while there is none. */
  size: orNull(t.Number()),
  problem: orNull(t.String()),
  report: orNull(ArchiveReportRecord),
  createdAt: t.String(),
  /** When the file is deleted. */
  endsAt: t.String(),
})
export type WorkspaceArchiveRecord = Static<typeof WorkspaceArchiveRecord>

export const WorkspaceArchivesAnswer = t.Object({
  out: orNull(WorkspaceArchiveRecord),
  in: orNull(WorkspaceArchiveRecord),
  /** What keeps an archive from being taken in here, such as "candidates (3)"; null for an empty workspace. */
  holds: orNull(t.String()),
})
export type WorkspaceArchivesAnswer = Static<typeof WorkspaceArchivesAnswer>

const archiveId = t.Object({ id: t.String({ maxLength: 100 }) })

export const archiveCalls = calls({
  'GET /api/workspace-archives': {
    summary: 'The newest archive of the workspace, and the newest that was brought to be taken in',
    answers: { 200: WorkspaceArchivesAnswer },
  },
  'POST /api/workspace-archives': {
    stepUp: true,
    summary: 'Make one file of everything in the workspace; it is kept for 24 hours',
    answers: { 200: WorkspaceArchiveRecord },
  },
  'GET /api/workspace-archives/:id': {
    summary: 'A workspace archive, as far as it has got',
    params: archiveId,
    answers: { 200: WorkspaceArchiveRecord },
  },
  'GET /api/workspace-archives/:id/file': {
    stepUp: true,
    summary: 'Download the archive of the workspace',
    params: archiveId,
    answers: { 200: file('application/gzip') },
  },
  'POST /api/workspace-archives/check': {
    summary:
      'Look through a workspace archive (form field file): what would come along and what would not. It is kept for 24 hours, or until it is taken in',
    form: elysia.Object({ file: elysia.Files() }),
    answers: { 200: WorkspaceArchiveRecord },
  },
  'POST /api/workspace-archives/:id/take-in': {
    summary: 'Take a checked archive into this workspace, which must be empty',
    params: archiveId,
    answers: { 200: WorkspaceArchiveRecord },
  },
})
