import { networkOf } from '#src/shared/network.ts'
import { TooManyRequests } from '#src/shared/throttle.ts'
import type { Account, Member, Visit } from './account.ts'
import { maximumLoginsUnderWay, maximumPasswordLength } from './constants.ts'
import { AccountSuspended, EmailNotVerified, PendingApproval, WrongCredentials } from './errors.ts'
import { plainEmail } from './fields.ts'
import type { AuditAction } from './ports.ts'
import { hashOf } from './secrets.ts'
import { beginSession, endSessions } from './sessions.ts'
import type { Tools } from './tools.ts'

export interface LogIn {
  email: string
  password: string
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
 * Opens a session for the right password of an active account. A wrong password and an unknown address get the same answer
 * at the same cost; the state of the account is told only after the right password. Failed tries are throttled per account
 * and per address; a browser that knows the account is counted by itself, so that strangers cannot lock its owner out.
 */
export const logIn = (tools: Tools) => {
  let underWay = 0
  return async (request: LogIn, visit: Visit): Promise<LoggedIn> => {
    // Beyond this, somebody floods the server from many addresses; a queue of minutes would help nobody.
    if (underWay >= maximumLoginsUnderWay) throw new TooManyRequests(5000)
    underWay++
    try {
      return await checkAndEnter(tools, request, visit)
    } finally {
      underWay--
    }
  }
}

async function checkAndEnter(tools: Tools, request: LogIn, visit: Visit): Promise<LoggedIn> {
  const { knownDevices, passwordHasher, throttles, users } = tools
  const email = plainEmail(request.email)
  const account = await users.withEmail(email)
  const device = knownDevices.find(request.deviceCookie, account)

  const tryPassword = async () => {
    const isPossible = request.password.length <= maximumPasswordLength
    const hash = account?.passwordHash ?? passwordHasher.hashOfNobody
    const isRight = (await passwordHasher.matches(isPossible ? request.password : ' ', hash)) && isPossible
    if (!isRight) await note(tools, 'login-failed', account, visit)
    return { failed: !isRight, result: isRight }
  }
  const isRight = device
    ? await throttles.failedPerAccount.attempt(`device ${device}`, tryPassword)
    : await fromAddress(tools, visit, () => throttles.failedPerAccount.attempt(email, tryPassword))
  if (!account || !isRight) throw new WrongCredentials()

  const refusal = refusals[account.state]
  if (refusal) {
    await note(tools, 'login-refused', account, visit)
    throw refusal()
  }
  return enter(tools, account, request, visit)
}

/** Counts failures under the network the visit came from, unless nobody knows it. */
const fromAddress = ({ throttles }: Tools, { address }: Visit, tryAccount: () => Promise<boolean>) =>
  address === ''
    ? tryAccount()
    : throttles.failedPerAddress.attempt(networkOf(address), async () => {
        const isRight = await tryAccount()
        return { failed: !isRight, result: isRight }
      })

const refusals: Record<Account['state'], (() => Error) | null> = {
  unverified: () => new EmailNotVerified(),
  pending: () => new PendingApproval(),
  suspended: () => new AccountSuspended(),
  active: null,
}

/** The session the browser came with ends: whoever had it does not share the new one. */
async function enter(tools: Tools, checked: Account, request: LogIn, visit: Visit): Promise<LoggedIn> {
  const { auditLog, ids, knownDevices, sessions, sessionSigner, transaction, users } = tools
  const former = sessionSigner.open(request.sessionCookie)
  const { loggedIn, ended } = await transaction(async () => {
    const member = await users.member(checked.id)
    // What was checked a moment ago may have changed since.
    if (!member || member.account.passwordHash !== checked.passwordHash) throw new WrongCredentials()
    const refusal = refusals[member.account.state]
    if (refusal) throw refusal()
    const ended = former === null ? null : await sessions.remove(hashOf(former))
    const sessionCookie = await beginSession(tools, member.account, visit)
    const facts = { actorId: member.account.id, workspaceId: member.workspace.id }
    await auditLog.append({ action: 'login', ...facts, address: visit.address, requestId: visit.requestId })
    const deviceCookie = knownDevices.remember(request.deviceCookie, member.account, ids.token())
    return { loggedIn: { member, sessionCookie, deviceCookie }, ended }
  })
  if (ended) endSessions(tools, ended.userId, ended.id)
  return loggedIn
}

const note = ({ auditLog, transaction }: Tools, action: AuditAction, account: Account | null, visit: Visit) =>
  transaction(() => auditLog.append({ action, userId: account?.id ?? null, address: visit.address, requestId: visit.requestId }))
