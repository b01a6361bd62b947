import type { SessionUser } from '#src/accounts/index.ts'
import type { Role } from '#src/shared/roles.ts'
import type { Visit } from '#src/shared/visit.ts'
import { scimStart } from './constants.ts'
import { everybodyElse, type Group, type Person, plainName, roleOfOthers } from './directory.ts'
import { NotInDirectory, WrongScim } from './errors.ts'
import { giveRoles } from './give-roles.ts'
import { keepGroups } from './keep-groups.ts'
import { keepPeople } from './keep-people.ts'
import { groupsOf, loadDirectory } from './load-directory.ts'
import type { DirectoryPorts } from './ports.ts'
import { settling } from './settling.ts'

export type { DirectoryPorts } from './ports.ts'
export type DirectoryRoom = ReturnType<typeof createDirectory>

export interface ChosenRoles {
  otherRole: Role
  groups: { name: string; role: Role }[]
}

/** The members of a workspace as the directory of a customer keeps them: SCIM 2.0 for its people and groups, and roles from groups. */
export function createDirectory(ports: DirectoryPorts) {
  const { auditLog, directoryRecords, keysOf, publicUrl } = ports

  /** Whoever accepted since the last time is written down with it. */
  const load = (workspaceId: string) => loadDirectory(ports, workspaceId)

  return {
    /** Base of every address that a directory is told. */
    publicUrl,

    people: keepPeople(ports),
    groups: keepGroups(ports),

    /** Everybody, each with their groups. */
    async allPeople(workspaceId: string): Promise<{ person: Person; groups: Group[] }[]> {
      const directory = await load(workspaceId)
      return directory.people.map((person) => ({ person, groups: groupsOf(directory, person) }))
    },
    async person(workspaceId: string, id: string): Promise<{ person: Person; groups: Group[] }> {
      const directory = await load(workspaceId)
      const person = directory.people.find((each) => each.id === id)
      if (!person) throw new NotInDirectory('user')
      return { person, groups: groupsOf(directory, person) }
    },
    allGroups: async (workspaceId: string): Promise<Group[]> => (await load(workspaceId)).groups,
    async group(workspaceId: string, id: string): Promise<Group> {
      const group = (await load(workspaceId)).groups.find((each) => each.id === id)
      if (!group) throw new NotInDirectory('group')
      return group
    },

    /** In the caller's transaction: an account is deleted, and a directory that waits for its person forgets them. */
    forgetAddress: directoryRecords.forgetAddress,

    /** What the owner sees of it: groups that the directory has sent, and those that a role waits for. */
    async overview({ workspaceId }: SessionUser) {
      const { people, groups, chosen } = await load(workspaceId)
      const { count, lastUsedAt } = await keysOf(workspaceId)
      const roleFor = (name: string) => chosen.find(({ groupName }) => plainName(groupName) === plainName(name))?.role ?? null
      const names = new Set(groups.map(({ displayName }) => plainName(displayName)))
      const sent = groups.map(({ displayName, members }) => ({
        name: displayName,
        people: members.length,
        role: roleFor(displayName),
      }))
      const waiting = chosen.flatMap(({ groupName, role }) =>
        groupName === everybodyElse || names.has(plainName(groupName)) ? [] : { name: groupName, people: null, role },
      )
      return {
        address: publicUrl + scimStart,
        keys: count,
        lastCallAt: lastUsedAt,
        people: people.filter(({ isKept, isOff }) => isKept && !isOff).length,
        otherRole: roleOfOthers(chosen),
        groups: [...sent, ...waiting],
      }
    },

    /** Counts at once for everybody in the groups. The last owner stays one: throws `LastOwner`. */
    async chooseRoles(by: SessionUser, { otherRole, groups }: ChosenRoles, visit: Visit): Promise<void> {
      if (otherRole === 'owner')
        throw new WrongScim('invalidValue', 'Only a group makes owners: choose another role for everybody else.')
      const named = groups.map(({ name, role }) => ({ groupName: name.trim().replace(/\s+/g, ' '), role }))
      if (named.some(({ groupName }) => groupName === '' || groupName === everybodyElse))
        throw new WrongScim('invalidValue', 'Give each group its name.')
      if (new Set(named.map(({ groupName }) => plainName(groupName))).size < named.length)
        throw new WrongScim('invalidValue', 'A group is there twice. Choose one role for it.')
      const { workspaceId, id: actorId } = by
      const caller = { ...visit, workspaceId, actorId, maker: by }
      await settling(ports)(async () => {
        await directoryRecords.putRoles(workspaceId, [...named, { groupName: everybodyElse, role: otherRole }])
        const { address, requestId } = visit
        const details = { groups: named.length }
        await auditLog.append({ action: 'change-directory-roles', actorId, workspaceId, address, requestId, details })
        return { result: undefined, touched: await giveRoles(ports, caller, null) }
      })
    },
  }
}
