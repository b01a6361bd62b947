import type { AuditEntry } from '#src/ports/audit-log.ts'
import { mostGroups } from './constants.ts'
import { type Group, type KeptGroup, plainName } from './directory.ts'
import { AlreadyHere, DirectoryFull, NotInDirectory, WrongScim } from './errors.ts'
import { giveRoles } from './give-roles.ts'
import { asKept, type Directory, loadDirectory } from './load-directory.ts'
import type { DirectoryCaller, DirectoryPorts } from './ports.ts'
import { changedGroup, type WantedGroup } from './scim-group.ts'
import { type Change, readAttributes } from './scim-patch.ts'
import { settling } from './settling.ts'

/** Keeps the groups of a directory; whoever comes into one, or out of it, has another role at once. */
export function keepGroups(
  ports: Pick<DirectoryPorts, 'accounts' | 'auditLog' | 'clock' | 'directoryRecords' | 'ids' | 'transaction'>,
) {
  const { auditLog, clock, directoryRecords, ids } = ports

  const find = ({ groups }: Directory, id: string): Group => {
    const group = groups.find((each) => each.id === id)
    if (!group) throw new NotInDirectory('group')
    return group
  }

  const note = ({ workspaceId, actorId, address, requestId }: DirectoryCaller, id: string, details: AuditEntry['details']) =>
    auditLog.append({
      action: 'change-directory-group',
      actorId,
      workspaceId,
      subject: { kind: 'group', id },
      address,
      requestId,
      details: { ...details, by: 'directory' },
    })

  const settled = settling(ports)

  async function keep(by: DirectoryCaller, directory: Directory, before: Group | null, wanted: WantedGroup) {
    const name = plainName(wanted.displayName)
    if (directory.groups.some((each) => each.id !== before?.id && plainName(each.displayName) === name))
      throw new AlreadyHere('There is a group of this name already.')
    const members = directory.people.filter(({ id }) => wanted.members.has(id))
    if (members.length < wanted.members.size)
      throw new WrongScim('invalidValue', 'A member of this group is nobody in this workspace.')
    const now = clock.now()
    const { displayName, externalId } = wanted
    const group: KeptGroup = {
      id: before?.id ?? ids.id(),
      workspaceId: by.workspaceId,
      displayName,
      externalId,
      createdAt: before?.createdAt ?? now,
      changedAt: now,
    }
    await directoryRecords.putGroup(group)
    // From now on the directory decides about them.
    for (const person of members) if (!person.isKept) await directoryRecords.putPerson(asKept(person))
    await directoryRecords.putMembers(
      group.id,
      members.map(({ id }) => id),
    )
    const affected = new Set([...members, ...(before?.members ?? [])].map(({ id }) => id))
    const touched = await giveRoles(ports, by, affected)
    await note(by, group.id, { does: before ? 'change' : 'add', members: members.length })
    return { result: find(await loadDirectory(ports, by.workspaceId), group.id), touched }
  }

  return {
    async create(by: DirectoryCaller, body: Record<string, unknown>): Promise<Group> {
      const nothing: WantedGroup = { displayName: '', externalId: null, members: new Set() }
      const wanted = changedGroup(nothing, readAttributes(body), { isWhole: true })
      return settled(async () => {
        const directory = await loadDirectory(ports, by.workspaceId)
        if (directory.groups.length >= mostGroups)
          throw new DirectoryFull(`A workspace keeps ${mostGroups} groups of a directory at most.`)
        return keep(by, directory, null, wanted)
      })
    },

    /** `isWhole`: the changes are all there is to say, and whoever they do not name is out. */
    change: (by: DirectoryCaller, id: string, changes: Change[], { isWhole }: { isWhole: boolean }): Promise<Group> =>
      settled(async () => {
        const directory = await loadDirectory(ports, by.workspaceId)
        const before = find(directory, id)
        const said: WantedGroup = {
          displayName: before.displayName,
          externalId: isWhole ? null : before.externalId,
          members: isWhole ? new Set() : new Set(before.members.map((person) => person.id)),
        }
        return keep(by, directory, before, changedGroup(said, changes, { isWhole }))
      }),

    remove: (by: DirectoryCaller, id: string): Promise<void> =>
      settled(async () => {
        const before = find(await loadDirectory(ports, by.workspaceId), id)
        await directoryRecords.removeGroup(by.workspaceId, id)
        const touched = await giveRoles(ports, by, new Set(before.members.map((person) => person.id)))
        await note(by, id, { does: 'remove' })
        return { result: undefined, touched }
      }),
  }
}
