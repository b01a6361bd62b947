import type { Account } from './account.ts'
import { stateOf } from './account-state.ts'
import type { CompanyAccount } from './ports.ts'
import type { Tools } from './tools.ts'

/** Whether a company has all that it needs to post jobs: what it lacks there it lacks here. */
export const mayWork = ({ settings }: Pick<Tools, 'settings'>, company: CompanyAccount): boolean =>
  company.state === 'active' && (company.isVouchedFor || settings.autoVerifyCompanies === true)

/** The account of somebody who has signed in with the password of their company, made when it is not there yet. */
export const openCompanyAccount = (
  { clock, companyAccounts, ids, transaction, users, workspaces }: Tools,
  company: CompanyAccount,
) =>
  transaction(async (): Promise<Account | null> => {
    const { id, email, fullName, companyName, passwordHash } = company
    // Whoever works for the company has an account, under another address since: this one opens no second one.
    if (company.userId !== null || (await users.withEmail(email))) return null
    const now = clock.now()
    const account: Account = {
      id: ids.id(),
      email,
      fullName,
      companyName,
      mobileNumber: '',
      designation: '',
      passwordHash,
      ...stateOf('active'),
      isAdmin: false,
      createdAt: now,
      verifiedAt: now,
      approvedAt: now,
      lastSeenAt: null,
    }
    await users.add(account)
    await workspaces.addMember(id, account.id, 'owner', now)
    await companyAccounts.link(id, account.id)
    return account
  })

/**
 * Who has an account already and a company with the same address works in both workspaces, once one password opens both. The address alone
 * is not enough: somebody else may have registered one of the two with it, and waited for its owner to follow the mail. Who left the
 * company's workspace later is not brought back.
 */
export async function joinOwnCompany(
  tools: Pick<Tools, 'clock' | 'companyAccounts' | 'passwordHasher' | 'settings' | 'transaction' | 'workspaces'>,
  { id, email, verifiedAt }: Account,
  password: string,
): Promise<void> {
  const { clock, companyAccounts, passwordHasher, transaction, workspaces } = tools
  if (!verifiedAt) return
  const company = await companyAccounts.ofEmail(email)
  if (!company || company.userId || !mayWork(tools, company)) return
  if (!(await passwordHasher.matches(password, company.passwordHash))) return
  await transaction(async () => {
    if ((await workspaces.roleOf(company.id, id)) === null) await workspaces.addMember(company.id, id, 'owner', clock.now())
    await companyAccounts.link(company.id, id)
  })
}

/** The company's person has another password: it is their account's as well. Its sessions end. In the caller's transaction. */
export const takeCompanyPassword =
  ({ users, sessions, accountLinks }: Tools) =>
  async (userId: string, passwordHash: string): Promise<void> => {
    await users.update(userId, { passwordHash })
    await sessions.removeAll(userId)
    await accountLinks.removeUnused('reset-password', userId)
  }
