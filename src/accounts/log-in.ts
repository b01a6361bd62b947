import type { SignedChallenge } from '#src/passkeys/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import { plainEmail } from '#src/shared/fields.ts'
import { WrongCredentials } from '#src/shared/login-throttle.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account, Member } from './account.ts'
import { joinOwnCompany, mayWork, openCompanyAccount } from './company-account.ts'
import { AccountSuspended, EmailNotVerified, PendingApproval } from './errors.ts'
import { passSecondFactor } from './second-factor.ts'
import { beginSession, endSessions, type SessionOrigin, tokenOf } from './sessions.ts'
import type { Tools } from './tools.ts'

export interface LogIn {
  email: string
  password: string
  /** Of the authenticator app, or a recovery code; asked for where two-factor sign-in is on. */
  code?: string
  /** What a passkey has signed, in place of a code. */
  passkey?: SignedChallenge
  /** The cookies the browser sent along. */
  sessionCookie: string | undefined
  deviceCookie: string | undefined
}

export interface LoggedIn {
  member: Member
  sessionCookie: string
  deviceCookie: string
}

/**
 * Opens a session for the right password of an active account. A wrong password and an unknown address get the same answer;
 * the state of the account, and that a code is needed, is told only after the right password.
 */
export const logIn =
  (tools: Tools) =>
  async (request: LogIn, visit: Visit): Promise<LoggedIn> => {
    const email = plainEmail(request.email)
    const account = await checked(tools, { ...request, email }, visit)
    const refusal = refusals[account.state]
    if (refusal) {
      await note(tools, 'login-refused', account, visit)
      throw refusal()
    }
    const hasFactor = await passSecondFactor(tools, account, request, visit)
    return enter(tools, account, request, visit, { hasFactor })
  }

/** Whose password it is. Who signs in with that of their company gets an account in its workspace. */
async function checked(tools: Tools, attempt: LogIn, visit: Visit): Promise<Account> {
  const { gate, users } = tools
  const known = await users.withEmail(attempt.email)
  const failed = () => note(tools, 'login-failed', known, visit)
  const company = known ? null : await tools.companyAccounts.ofEmail(attempt.email)
  if (company) {
    await gate.pass(company, attempt, visit, failed)
    if (!mayWork(tools, company)) {
      await note(tools, 'login-refused', null, visit)
      throw (refusals[company.state] ?? refusals.pending)()
    }
    const account = await openCompanyAccount(tools, company)
    if (!account) throw new WrongCredentials()
    return account
  }
  const account = await gate.pass(known, attempt, visit, failed)
  await joinOwnCompany(tools, account, attempt.password)
  return account
}

/** Why an account in this state may not come in. */
export const refusals = {
  unverified: () => new EmailNotVerified(),
  pending: () => new PendingApproval(),
  suspended: () => new AccountSuspended(),
  active: null,
} satisfies Record<Account['state'], (() => Error) | null>

/** How somebody has come in. */
interface Way {
  /** Where the session began, when that was at an identity provider. */
  origin?: SessionOrigin
  /** Whether a second factor was given. */
  hasFactor: boolean
  /** For the audit log. */
  details?: Record<string, string | boolean>
}

/** The session the browser came with ends: whoever had it does not share the new one. */
export async function enter(
  tools: Tools,
  checked: Account,
  request: Pick<LogIn, 'sessionCookie' | 'deviceCookie'>,
  visit: Visit,
  { origin, hasFactor, details }: Way,
): Promise<LoggedIn> {
  const { auditLog, gate, sessions, transaction, users } = tools
  const former = tokenOf(tools, request.sessionCookie)
  return transaction(async () => {
    const member = await users.member(checked.id)
    // What was checked a moment ago may have changed since.
    if (!member) throw new AccountSuspended()
    if (member.account.passwordHash !== checked.passwordHash) throw new WrongCredentials()
    const refusal = refusals[member.account.state]
    if (refusal) throw refusal()
    const ended = former === null ? null : await sessions.remove(hashOf(former))
    const sessionCookie = await beginSession(tools, member.account, visit, { origin, hasFactor })
    const facts = { actorId: member.account.id, workspaceId: member.workspace.id }
    await auditLog.append({ action: 'login', ...facts, address: visit.address, requestId: visit.requestId, details })
    const deviceCookie = gate.remember(member.account, request.deviceCookie)
    if (ended) endSessions(tools, ended.userId, ended.id)
    return { member, sessionCookie, deviceCookie }
  })
}

const note = ({ auditLog, transaction }: Tools, action: AuditAction, account: Account | null, visit: Visit) =>
  transaction(() => auditLog.append({ action, userId: account?.id ?? null, address: visit.address, requestId: visit.requestId }))
