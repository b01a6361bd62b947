import type { SessionUser } from '#src/accounts/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import type { BackupCheck } from './system-ports.ts'
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
  async () => ({
    backups: await backups.list(),
    lastCheck: await backups.lastCheck(),
    encrypts: backups.encrypts,
    sealsFiles: backups.seals,
    keysFile: await backups.keysFile(),
    ...backups.state(),
  })

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

const weekMs = 7 * 24 * 60 * 60_000

/** What came of a try stands in the audit log, whoever asked for it: that it was made, and that nothing was wrong. */
const noteCheck = ({ auditLog, transaction }: Tools, { name, problems, figures }: BackupCheck) =>
  transaction(() =>
    auditLog.append({
      action: 'backup-checked',
      subject: { kind: 'backup', id: name },
      details: { sound: problems.length === 0, problems: problems.length, ...figures },
    }),
  )

/** Tries the newest backup. Resolves when that has begun; `done` when its result is written down. */
export const checkBackup = (tools: Tools) => async (by: SessionUser, requestId: string) => {
  const { name, found } = await tools.backups.check()
  await note(tools, 'check-backup', by, requestId, name)
  return { done: found.then((check) => noteCheck(tools, check)) }
}

/** Tries the newest backup when the last try is a week ago; to be called every hour. */
export const checkBackupWhenDue = (tools: Tools) => async (): Promise<void> => {
  const [newest] = await tools.backups.list()
  const last = await tools.backups.lastCheck()
  const { running, isChecking } = tools.backups.state()
  if (!newest || running || isChecking || (last && tools.clock.now().getTime() - last.at.getTime() < weekMs)) return
  const { found } = await tools.backups.check()
  await noteCheck(tools, await found)
}
