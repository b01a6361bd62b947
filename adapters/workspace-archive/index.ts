import type { WorkspaceCarrier } from '#src/import-export/archive-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { checkArchive, holdingOf, type Tools, takeInArchive } from './take-in.ts'
import { writeArchive } from './write.ts'

/** Workspaces as files: what a database and a file store hold of one, and back into either. */
export const workspaceCarrier = (tools: Tools & { clock: Clock }): WorkspaceCarrier => ({
  write: (workspaceId, path, told) => writeArchive(tools, workspaceId, path, told),
  check: (workspaceId, key) => checkArchive(tools, workspaceId, key),
  takeIn: (workspaceId, key, given) => takeInArchive(tools, workspaceId, key, given),
  holding: (workspaceId) => holdingOf(tools.database.query(), workspaceId),
})
