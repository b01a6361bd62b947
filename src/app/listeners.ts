import type { LiveWindows } from '#src/http/live-windows.ts'
import type { Log } from '#src/http/log.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import { enqueueForgetting, mailSeal } from '#src/shared/mail-queue.ts'
import type { Contexts } from './contexts.ts'
import type { Instance } from './instance.ts'

type Ports = Pick<Instance, 'secret'> & { jobs: JobQueue; log: Log }
type Listening = Pick<Contexts, 'accounts' | 'directory' | 'jobPortal' | 'matching' | 'admin' | 'privacy'>

/** What follows in other contexts when an account, a workspace or a session ends. */
export function connectListeners({ jobs, log, secret }: Ports, windows: LiveWindows, contexts: Listening) {
  const { accounts, directory, jobPortal, matching, admin, privacy } = contexts
  accounts.onSessionsEnded((userId, sessionId) => windows.close({ userId, sessionId }))
  jobPortal.onTokensEnded((companyId, sessionId) => windows.close({ userId: companyId, sessionId }))
  accounts.onSignedOutEverywhere(jobPortal.endTokensOfPerson)
  accounts.onVerificationWanted(jobPortal.resendVerificationTo)
  accounts.onWorkspaceDeleted(matching.forgetFilesOf)
  accounts.onWorkspaceDeleted(privacy.noteWorkspaceDeleted)
  accounts.onAccountDeleted(({ userId }) => privacy.noteAccountDeleted(userId))
  accounts.onAccountDeleted(({ email }) => directory.forgetAddress(email))
  accounts.onAccountDeleted(enqueueForgetting(jobs, mailSeal(secret)))
  accounts.onOfferChosen(admin.site.begin)
  windows.on('settings-changed', () => {
    accounts.readSettingsAgain()
    admin.site.load().catch((error: unknown) => log.error('texts of the pages not read', { error: String(error) }))
  })
}
