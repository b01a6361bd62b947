import { type Person, roleOfGroups, roleOfOthers } from './directory.ts'
import { asKept, groupsOf, loadDirectory } from './load-directory.ts'
import type { DirectoryCaller, DirectoryPorts } from './ports.ts'

/**
 * Gives people the role of their groups, in the caller's transaction; of everybody, or of those with these ids. A role that was given by
 * hand stays until a group with a role names its person; a role that a group gave goes with it. Resolves to the accounts whose role is
 * another now. Throws `LastOwner`.
 */
export async function giveRoles(
  ports: Pick<DirectoryPorts, 'accounts' | 'directoryRecords'>,
  by: DirectoryCaller,
  personIds: ReadonlySet<string> | null,
): Promise<string[]> {
  const { accounts, directoryRecords } = ports
  const directory = await loadDirectory(ports, by.workspaceId)
  const touched: string[] = []
  const about = directory.people.filter(({ id, isKept }) => isKept && (personIds === null || personIds.has(id)))
  // Those who become owners first: one owner may follow another.
  const wanted = about.flatMap((person) => {
    const names = groupsOf(directory, person).map(({ displayName }) => displayName)
    const ofGroups = roleOfGroups(directory.chosen, names)
    if (ofGroups === null && !person.hasGroupRole) return []
    return { person, role: ofGroups ?? roleOfOthers(directory.chosen), hasGroupRole: ofGroups !== null }
  })
  for (const { person, role, hasGroupRole } of wanted.toSorted((a, b) => rank(a.role) - rank(b.role))) {
    if (role !== person.role && (await gave(person, role)) && person.userId) touched.push(person.userId)
    if (role !== person.role || hasGroupRole !== person.hasGroupRole)
      await directoryRecords.putPerson({ ...asKept(person), role, hasGroupRole })
  }
  return touched

  async function gave({ isMember, isOff, userId, email }: Person, role: Person['role']) {
    if (isMember && userId) await accounts.giveRole(by, userId, role)
    else if (!isOff && userId === null) await accounts.changeInvitation(by, email, role)
    return isMember
  }
}

const rank = (role: Person['role']) => (role === 'owner' ? 0 : 1)
