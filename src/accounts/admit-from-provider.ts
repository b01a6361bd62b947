import { emailField, textField } from '#src/shared/fields.ts'
import type { Role } from '#src/shared/roles.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { stateOf, take } from './account-state.ts'
import type { Identity, ProviderClaims, ProviderRules } from './identity-provider.ts'
import { removeWorkspacesOwnedAlone } from './manage-users.ts'
import { openAccount, openOwnWorkspace } from './open-account.ts'
import { ProviderProblem } from './provider-problems.ts'
import { roleIn } from './provider-sessions.ts'
import { noPassword } from './register.ts'
import { secondStepOf } from './second-step.ts'
import { isOwnedByOthers, putRole } from './team.ts'
import type { Tools } from './tools.ts'
import { askForApproval } from './verify-email.ts'

interface Arrival {
  rules: ProviderRules
  claims: ProviderClaims
  visit: Visit
}

/**
 * Whose account it is that a provider has proved, in the caller's transaction: the one that is linked, the one with the same address, or a
 * new one. It may be one that must not come in. Throws a `ProviderProblem`, and then nothing has changed.
 */
export async function admit(tools: Tools, arrival: Arrival): Promise<Account> {
  const { clock, identities, users } = tools
  const { rules, claims } = arrival
  const role = roleIn(rules, claims.groups)
  if (rules.workspace && !role) throw new ProviderProblem('PROVIDER_NO_GROUP', rules.label)
  const known = await identities.find(rules.issuer, claims.subject)
  const linked = known && (await users.find(known.userId))
  if (known && linked) {
    if (!(await mayComeByLink(tools, known, linked))) throw new ProviderProblem('PROVIDER_LINK_FIRST', rules.label)
    await identities.noteUse(rules.issuer, claims.subject, clock.now())
  }
  const account = linked ?? (await recognized(tools, arrival, role))
  if (role && account.state !== 'suspended') await putInWorkspace(tools, account, role, arrival)
  return (await users.find(account.id)) ?? account
}

/** What opens an account that is guarded by more than a password is what its owner has chosen, with that guard in place. */
export async function mayComeByLink(
  tools: Pick<Tools, 'passkeyDesk' | 'secondFactors'>,
  { linkedBy, linkedAt, userId }: Identity,
  { isAdmin }: Account,
) {
  const guardedSince = (await secondStepOf(tools, userId)).since
  if (linkedBy !== 'person') return !isAdmin && guardedSince === null
  return guardedSince === null || guardedSince <= linkedAt
}

async function recognized(tools: Tools, arrival: Arrival, role: Role | null): Promise<Account> {
  const { identities, users, companyAccounts } = tools
  const { rules, claims } = arrival
  const problem = (code: ConstructorParameters<typeof ProviderProblem>[0]) => new ProviderProblem(code, rules.label)
  const email = addressIn(claims)
  if (email === null) throw problem('PROVIDER_NO_ADDRESS')
  const isOurs = rules.allowedDomains.includes(email.slice(email.lastIndexOf('@') + 1))
  if (!(claims.emailVerified ?? (rules.trustsAddresses && isOurs))) throw problem('PROVIDER_UNVERIFIED')
  const account = await users.withEmail(email)
  if (!isOurs && (rules.allowedDomains.length > 0 || !account)) throw problem('PROVIDER_NO_ACCOUNT')
  if (!account) return openFor(tools, email, arrival, role)
  if (account.state === 'unverified') {
    if (!isOurs) throw problem('EMAIL_NOT_VERIFIED')
    return takeOver(tools, account, arrival, role)
  }
  // Told in their own words; nothing is linked to it meanwhile.
  if (account.state === 'suspended') return account
  const others = await identities.ofUser(account.id)
  if (others.some(({ issuer }) => issuer === rules.issuer)) throw problem('PROVIDER_OTHER_LINKED')
  // A company's account may be there without its address having been proved.
  const isCompany = (await companyAccounts.ofEmail(email))?.userId === account.id
  const isGuarded = account.isAdmin || (await secondStepOf(tools, account.id)).since !== null || isCompany
  if (isGuarded) throw problem('PROVIDER_LINK_FIRST')
  await link(tools, arrival, account.id, 'address')
  return account
}

/** Keeps from now on whose account it is, in the caller's transaction. */
export async function link(
  { auditLog, clock, identities }: Tools,
  { rules, claims, visit }: Arrival,
  userId: string,
  linkedBy: Identity['linkedBy'],
) {
  const now = clock.now()
  const { issuer, name } = rules
  await identities.add({ issuer, subject: claims.subject, userId, linkedBy, linkedAt: now, usedAt: now })
  await auditLog.append({
    action: 'link-identity',
    actorId: userId,
    userId,
    address: visit.address,
    requestId: visit.requestId,
    details: { provider: name, by: linkedBy },
  })
}

function addressIn({ email }: ProviderClaims): string | null {
  try {
    return email === null ? null : emailField(email)
  } catch {
    return null
  }
}

/** What the provider calls them; the part before the @ where it says nothing that is a name. */
function nameOf({ fullName }: ProviderClaims, email: string): string {
  try {
    return textField('fullName', 'Full Name', fullName)
  } catch {
    return email.slice(0, email.lastIndexOf('@'))
  }
}

const nothing = { mobileNumber: '', companyName: '', designation: '' }

/** Somebody new: in the provider's workspace at once, or like everybody who registers, in one of their own that waits for an approval. */
async function openFor(tools: Tools, email: string, arrival: Arrival, role: Role | null): Promise<Account> {
  const { auditLog, clock, ids } = tools
  const { claims, visit } = arrival
  const now = clock.now()
  const account: Account = {
    ...nothing,
    id: ids.id(),
    email,
    fullName: nameOf(claims, email),
    passwordHash: noPassword,
    ...stateOf('pending'),
    isAdmin: false,
    createdAt: now,
    verifiedAt: now,
    approvedAt: null,
    lastSeenAt: null,
  }
  await openAccount(tools, account, role ? { workspace: null } : {})
  await auditLog.append({ action: 'register', userId: account.id, address: visit.address, requestId: visit.requestId })
  await link(tools, arrival, account.id, 'account')
  if (!role) await askForApproval(tools, account)
  return account
}

/** Somebody registered the address and never proved that it is theirs: nothing of what they said stays, and no password. */
async function takeOver(tools: Tools, before: Account, arrival: Arrival, role: Role | null): Promise<Account> {
  const { clock, users } = tools
  const { claims } = arrival
  await take(tools, 'verify', before, {
    ...nothing,
    fullName: nameOf(claims, before.email),
    passwordHash: noPassword,
    verifiedAt: clock.now(),
  })
  const account = (await users.find(before.id)) ?? before
  await removeWorkspacesOwnedAlone(tools, account.id)
  if (!role) {
    await openOwnWorkspace(tools, account, { isUnlimited: false })
    await askForApproval(tools, account)
  }
  await link(tools, arrival, account.id, 'account')
  return account
}

/** Groups decide at every sign-in what somebody may do there. The last owner stays one. */
async function putInWorkspace(
  tools: Pick<Tools, 'auditLog' | 'clock' | 'jobMembers' | 'listeners' | 'users' | 'workspaces'>,
  account: Account,
  role: Role,
  { rules, visit }: Arrival,
) {
  const { auditLog, clock, workspaces } = tools
  const id = rules.workspace?.id ?? ''
  if (!(await workspaces.find(id))) throw new ProviderProblem('PROVIDER_SETTINGS', rules.label)
  await take(tools, 'admit', account)
  if (account.state === 'pending') await removeWorkspacesOwnedAlone(tools, account.id)
  const before = await workspaces.roleOf(id, account.id)
  if (before === role) return
  if (before === 'owner' && !(await isOwnedByOthers(tools, id, account.id))) return
  if (before) await putRole(tools, id, account.id, role)
  else {
    await workspaces.addMember(id, account.id, role, clock.now())
    await workspaces.choose(id, account.id, clock.now())
  }
  await auditLog.append({
    action: 'change-role',
    userId: account.id,
    workspaceId: id,
    address: visit.address,
    requestId: visit.requestId,
    details: { from: before ?? 'none', to: role, provider: rules.name },
  })
}
