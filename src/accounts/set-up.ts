import { createHmac } from 'node:crypto'
import { emailField, textField } from '#src/shared/fields.ts'
import { LinkUsed } from '#src/shared/links.ts'
import { hashOf } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { stateOf, take } from './account-state.ts'
import type { OfferedTo } from './constants.ts'
import { openAccount } from './open-account.ts'
import type { Tools } from './tools.ts'

interface FirstAdmin {
  email: string
  password: string
  fullName: string
  companyName: string
}

/**
 * Makes the administrator that the configuration names, when there is none. An account that already has the address becomes
 * the administrator, with the configured password.
 */
export const ensureFirstAdmin = (tools: Tools) => async (): Promise<void> => {
  const { passwordHasher, settings, transaction, users } = tools
  const { firstAdmin } = settings
  if (!firstAdmin || (await users.counts()).admins > 0) return
  const passwordHash = await passwordHasher.hash(firstAdmin.password)
  await transaction(async () => {
    if ((await users.counts()).admins > 0) return
    await makeAdmin(tools, { ...firstAdmin, fullName: 'Administrator', companyName: '' }, passwordHash)
  })
}

/** Processes that start within this time have started together. */
const togetherMs = 2 * 60_000

/**
 * A link that makes the first administrator: a new one at every start until it was used, then null. Processes of one instance that start
 * together get the same one, whose secret all of them can compute: of two links, the first would be dead before anybody opens it.
 */
export const setUpLink =
  ({ transaction, accountLinks, clock, links, settings, users }: Tools) =>
  (): Promise<string | null> =>
    transaction(async () => {
      if ((await users.counts()).admins > 0) return null
      const now = clock.now()
      const turn = Math.floor(now.getTime() / togetherMs)
      const tokenOf = (which: number) => createHmac('sha256', settings.secret).update(`set-up link ${which}`).digest('base64url')
      for (const token of [tokenOf(turn), tokenOf(turn - 1)]) {
        const known = await accountLinks.find(hashOf(token))
        if (known && !known.usedAt && now.getTime() - known.createdAt.getTime() < togetherMs)
          return links.addressOf('set-up', token)
      }
      return links.issue('set-up', null, tokenOf(turn))
    })

export interface SetUp {
  token: string
  fullName: string
  email: string
  password: string
  companyName?: string
  /** Whom this server is for, asked once; nothing is decided where it is missing. */
  offeredTo?: OfferedTo
}

/** Makes the first administrator for whoever has the set-up link. Dead as soon as there is an administrator. */
export const setUp =
  (tools: Tools) =>
  async (request: SetUp, visit: Visit): Promise<void> => {
    const { accountLinks, clock, links, passwordHasher, passwordRules, throttles, transaction, users } = tools
    await countVisit(throttles.linkTries, visit)
    const admin: FirstAdmin = {
      email: emailField(request.email),
      password: request.password,
      fullName: textField('fullName', 'Full Name', request.fullName),
      companyName: request.companyName?.trim() ? textField('companyName', 'Company Name', request.companyName) : '',
    }
    await links.find('set-up', request.token)
    await passwordRules(admin.password, admin)
    const passwordHash = await passwordHasher.hash(admin.password)
    await transaction(async () => {
      const link = await links.find('set-up', request.token)
      if ((await users.counts()).admins > 0) throw new LinkUsed('This system has an administrator already.')
      await accountLinks.markUsed(link.tokenHash, clock.now())
      if (request.offeredTo) for (const told of tools.listeners.offerChosen) await told(request.offeredTo)
      await makeAdmin(tools, admin, passwordHash)
    })
  }

async function makeAdmin(
  tools: Pick<Tools, 'auditLog' | 'clock' | 'ids' | 'sessions' | 'settings' | 'users' | 'workspaces'>,
  { email, fullName, companyName }: FirstAdmin,
  passwordHash: string,
) {
  const { auditLog, clock, ids, sessions, users, workspaces } = tools
  const now = clock.now()
  const rights = { passwordHash, isAdmin: true, verifiedAt: now, approvedAt: now }
  const known = await users.withEmail(email)
  const id = known?.id ?? ids.id()
  if (known) {
    await take(tools, 'appoint', known, rights)
    await sessions.removeAll(id)
    const member = await users.member(id)
    if (member) await workspaces.update(member.workspace.id, { isUnlimited: true })
  } else {
    const account: Account = {
      id,
      email,
      fullName,
      companyName,
      mobileNumber: '',
      designation: '',
      createdAt: now,
      lastSeenAt: null,
      ...rights,
      ...stateOf('active'),
    }
    await openAccount(tools, account, { isUnlimited: true })
  }
  await auditLog.append({ action: 'first-admin', userId: id })
}
