import type { Accounts, SessionUser } from '#src/accounts/index.ts'
import type { Admin } from '#src/admin/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import { UnderBlindReview } from '#src/blindreview/index.ts'
import { KeyNotAllowed, type Keys, type OpenedKey, scopeOf } from '#src/connections/index.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { createFileLinks, FileNotFound, fileRoutes } from '#src/http/file-links.ts'
import { companyGuard, createJobTokens } from '#src/http/job-token.ts'
import type { Log } from '#src/http/log.ts'
import { keyOf, sessionGuards } from '#src/http/session.ts'
import { jobTokenSeconds } from '#src/jobportal/constants.ts'
import type { JobPortal } from '#src/jobportal/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { JobMembers } from '#src/ports/job-members.ts'
import { createSeal } from '#src/shared/seal.ts'
import type { Instance } from './instance.ts'

export interface AccessOutside extends Pick<Instance, 'config' | 'secret'> {
  clock: Clock
  fileStore: FileStore
  jobMembers: JobMembers
  log: Log
}

interface Others {
  accounts: Accounts
  blindReview: Pick<BlindReview, 'candidates' | 'hidesFile'>
  jobPortal: JobPortal
  keys: Keys
  admin: Admin
}

export type Access = ReturnType<typeof buildAccess>

/** Who may do what: the guards of routes, tokens of companies, links to files, and the note of whoever was refused. */
export function buildAccess(ports: AccessOutside, { accounts, blindReview, jobPortal, keys, admin }: Others) {
  const { config, secret, clock, log, jobMembers } = ports
  const addressOf = clientAddress(config)
  // A refusal stays a refusal, and a file stays readable, when nothing can be written any more.
  const notNoted = (requestId: string) => (error: unknown) => log.error('not noted', { requestId, error: String(error) })
  const noteDenial = (user: SessionUser, { call, requestId }: { call: string; requestId: string }) =>
    admin.noteRefusal({ actorId: user.id, workspaceId: user.workspaceId, call, requestId }).catch(notNoted(requestId))
  const tokens = createJobTokens({ secret, clock, seconds: jobTokenSeconds })
  const seal = createSeal(secret, 'file-link')
  return {
    addressOf,
    notNoted,
    tokens,
    fileLinks: createFileLinks({ seal, clock }),
    guards: sessionGuards({
      ...accounts,
      isPlaced: config.role === 'web',
      noteDenial,
      jobsBehind: jobMembers.jobsBehind,
      keys: { ...keys, requireScope, addressOf },
    }),
    company: companyGuard(tokens, jobPortal, { sessionUser: accounts.sessionUser, noteDenial }),
    fileRoutes: fileRoutes({
      seal,
      clock,
      fileStore: ports.fileStore,
      sessionUser: accounts.sessionUser,
      async keyUser(request, server) {
        const secret = keyOf(request)
        if (!secret) return null
        const opened = await keys.open(secret, addressOf(request, server))
        requireScope(opened, 'GET /files/:link/:name')
        return opened.user
      },
      noteDenial,
      async mayOpen({ workspaceId, jobs }, key) {
        if (jobs && !(await jobMembers.jobsOfFile(workspaceId, key)).some((job) => jobs.includes(job))) throw new FileNotFound()
        if (await blindReview.hidesFile(workspaceId, key)) throw new UnderBlindReview()
      },
      noteRead: ({ user, ...read }) => admin.noteFileRead({ ...read, actorId: user?.id ?? null }).catch(notNoted(read.requestId)),
    }),
  }
}

/** Deny by default: a call that no scope names is closed to keys. */
function requireScope({ scopes }: OpenedKey, call: string) {
  const scope = scopeOf(call)
  if (!scope || !scopes.includes(scope)) throw new KeyNotAllowed(scope)
}
