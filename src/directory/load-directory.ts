import { hashOf } from '#src/shared/secrets.ts'
import type { Group, KeptPerson, Person } from './directory.ts'
import type { DirectoryPorts, GroupRole, KnownMember } from './ports.ts'

/** Everybody and everything that a directory sees of its workspace. */
export interface Directory {
  people: Person[]
  groups: Group[]
  /** What the owner chose for groups. */
  chosen: GroupRole[]
}

/** Ids differ from workspace to workspace, so that none tells of another. */
const idOfMember = (workspaceId: string, userId: string) => hashOf(`${workspaceId} ${userId}`).slice(0, 32)

/** A member whom the directory has not named yet. */
const unkept = (workspaceId: string, { userId, email, fullName, role, isActive, joinedAt }: KnownMember): Person => ({
  id: idOfMember(workspaceId, userId),
  workspaceId,
  userId,
  email,
  userName: email,
  externalId: null,
  givenName: '',
  familyName: '',
  displayName: fullName,
  isOff: false,
  isMadeHere: false,
  role,
  hasGroupRole: false,
  createdAt: joinedAt,
  changedAt: joinedAt,
  isMember: true,
  isActive,
  isKept: false,
})

/** Somebody who left, or was removed here by hand, works here no more; somebody who was invited will. */
const asNow = (person: KeptPerson, member: KnownMember | undefined): Person => ({
  ...person,
  // Whoever was turned off and invited again by hand is in.
  ...(member && { userId: member.userId, role: member.role, isOff: false }),
  isMember: member !== undefined,
  isActive: member ? member.isActive : !person.isOff && person.userId === null,
  isKept: true,
})

export async function loadDirectory(
  { accounts, directoryRecords }: Pick<DirectoryPorts, 'accounts' | 'directoryRecords'>,
  workspaceId: string,
): Promise<Directory> {
  const members = await accounts.members(workspaceId)
  const kept = await directoryRecords.people(workspaceId)
  const byAccount = new Map(members.map((member) => [member.userId, member]))
  const byAddress = new Map(members.map((member) => [member.email, member]))
  const people: Person[] = []
  const told = new Set<string>()
  for (const person of kept) {
    const member = person.userId === null ? byAddress.get(person.email) : byAccount.get(person.userId)
    const isNew = member !== undefined && !told.has(member.userId)
    if (isNew) told.add(member.userId)
    // They have accepted: from now on it is known who that is, also when they leave.
    if (isNew && person.userId === null) await directoryRecords.putPerson({ ...person, userId: member.userId })
    people.push(asNow(person, isNew ? member : undefined))
  }
  for (const member of members) if (!told.has(member.userId)) people.push(unkept(workspaceId, member))

  const byId = new Map(people.map((person) => [person.id, person]))
  const inGroups = Map.groupBy(await directoryRecords.memberships(workspaceId), ({ groupId }) => groupId)
  const groups = (await directoryRecords.groups(workspaceId)).map((group) => ({
    ...group,
    members: (inGroups.get(group.id) ?? []).flatMap(({ personId }) => byId.get(personId) ?? []),
  }))
  return { people, groups, chosen: await directoryRecords.roles(workspaceId) }
}

export const groupsOf = ({ groups }: Directory, person: Person): Group[] =>
  groups.filter(({ members }) => members.some(({ id }) => id === person.id))

/** Without what is only known at the moment. */
export const asKept = ({ isMember: _isMember, isActive: _isActive, isKept: _isKept, ...person }: Person): KeptPerson => person
