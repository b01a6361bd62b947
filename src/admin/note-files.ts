import type { AdminPorts } from './ports.ts'

/** A stored file that somebody opened through a link. */
export interface LinkedFileRead {
  /** Null for readers who have no session, such as companies. */
  actorId: string | null
  workspaceId: string | null
  /** Of the file in the file store; holds ids only. */
  key: string
  isDownload: boolean
  requestId: string
}

/** Writes down who opened or downloaded which file. */
export const noteFileRead =
  ({ auditLog, transaction }: Pick<AdminPorts, 'auditLog' | 'transaction'>) =>
  ({ actorId, workspaceId, key, isDownload, requestId }: LinkedFileRead): Promise<void> =>
    transaction(() =>
      auditLog.append({
        action: isDownload ? 'download-file' : 'open-file',
        actorId,
        workspaceId,
        requestId,
        subject: subjectOf(key),
      }),
    )

/** 'w1/resumes/f1' is the resume f1. */
function subjectOf(key: string) {
  const parts = key.split('/')
  const kinds: Record<string, string> = { resumes: 'resume', 'job-descriptions': 'job description' }
  return { kind: kinds[parts.at(-2) ?? ''] ?? 'file', id: parts.at(-1) ?? key }
}
