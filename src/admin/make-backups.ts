import type { SessionUser } from '#src/accounts/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import type { Tools } from './tools.ts'

const note = ({ auditLog, transaction }: Tools, action: AuditAction, by: SessionUser, requestId: string, name?: string) =>
  transaction(() =>
    auditLog.append({
      action,
      actorId: by.id,
      workspaceId: by.workspaceId,
      requestId,
      subject: name ? { kind: 'backup', id: name } : null,
    }),
  )

/** Where backups stand, and which there are. */
export const backupOverview =
  ({ backups }: Tools) =>
  async () => ({ backups: await backups.list(), encrypts: backups.encrypts, ...backups.state() })

export const makeBackup = (tools: Tools) => async (by: SessionUser, requestId: string) => {
  await tools.backups.start()
  await note(tools, 'make-backup', by, requestId)
}

/** The whole archive. It holds everybody's data and the secret: that somebody took it is written down before the first byte. */
export const openBackup = (tools: Tools) => async (by: SessionUser, name: string, requestId: string) => {
  const archive = await tools.backups.open(name)
  await note(tools, 'download-backup', by, requestId, name)
  return archive
}

export const deleteBackup = (tools: Tools) => async (by: SessionUser, name: string, requestId: string) => {
  await tools.backups.remove(name)
  await note(tools, 'delete-backup', by, requestId, name)
}
