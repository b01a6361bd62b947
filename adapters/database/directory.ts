import { and, asc, eq } from 'drizzle-orm'
import type { DirectoryRecords } from '#src/directory/ports.ts'
import type { Database } from './open.ts'
import { directoryGroupMembers, directoryGroups, directoryPeople, directoryRoles } from './schema.ts'
import { writing } from './writing.ts'

/** Values of one statement; SQLite takes 32,766. */
const rowsAtOnce = 500

export function databaseDirectory({ query, transaction }: Database): DirectoryRecords {
  const write = writing({ transaction })
  return {
    people: async (workspaceId) =>
      query()
        .select()
        .from(directoryPeople)
        .where(eq(directoryPeople.workspaceId, workspaceId))
        .orderBy(asc(directoryPeople.createdAt), asc(directoryPeople.id))
        .all(),
    putPerson: (person) =>
      write(() =>
        query().insert(directoryPeople).values(person).onConflictDoUpdate({ target: directoryPeople.id, set: person }).run(),
      ),
    removePerson: (workspaceId, id) =>
      write(() =>
        query()
          .delete(directoryPeople)
          .where(and(eq(directoryPeople.workspaceId, workspaceId), eq(directoryPeople.id, id)))
          .run(),
      ),
    forgetAddress: (email) => write(() => query().delete(directoryPeople).where(eq(directoryPeople.email, email)).run()),
    groups: async (workspaceId) =>
      query()
        .select()
        .from(directoryGroups)
        .where(eq(directoryGroups.workspaceId, workspaceId))
        .orderBy(asc(directoryGroups.createdAt), asc(directoryGroups.id))
        .all(),
    putGroup: (group) =>
      write(() =>
        query().insert(directoryGroups).values(group).onConflictDoUpdate({ target: directoryGroups.id, set: group }).run(),
      ),
    removeGroup: (workspaceId, id) =>
      write(() =>
        query()
          .delete(directoryGroups)
          .where(and(eq(directoryGroups.workspaceId, workspaceId), eq(directoryGroups.id, id)))
          .run(),
      ),
    memberships: async (workspaceId) =>
      query()
        .select({ groupId: directoryGroupMembers.groupId, personId: directoryGroupMembers.personId })
        .from(directoryGroupMembers)
        .innerJoin(directoryGroups, eq(directoryGroups.id, directoryGroupMembers.groupId))
        .where(eq(directoryGroups.workspaceId, workspaceId))
        .orderBy(asc(directoryGroupMembers.personId))
        .all(),
    putMembers: (groupId, personIds) =>
      write(async () => {
        await query().delete(directoryGroupMembers).where(eq(directoryGroupMembers.groupId, groupId)).run()
        for (let from = 0; from < personIds.length; from += rowsAtOnce) {
          const rows = personIds.slice(from, from + rowsAtOnce).map((personId) => ({ groupId, personId }))
          await query().insert(directoryGroupMembers).values(rows).run()
        }
      }),
    roles: async (workspaceId) =>
      query()
        .select({ groupName: directoryRoles.groupName, role: directoryRoles.role })
        .from(directoryRoles)
        .where(eq(directoryRoles.workspaceId, workspaceId))
        .orderBy(asc(directoryRoles.groupName))
        .all(),
    putRoles: (workspaceId, roles) =>
      write(async () => {
        await query().delete(directoryRoles).where(eq(directoryRoles.workspaceId, workspaceId)).run()
        if (roles.length > 0)
          await query()
            .insert(directoryRoles)
            .values(roles.map((each) => ({ ...each, workspaceId })))
            .run()
      }),
  }
}
