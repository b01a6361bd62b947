import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import type { Invitations } from '#src/accounts/ports.ts'
import type { Database } from './open.ts'
import { invitations } from './schema.ts'
import { writing } from './writing.ts'

export function databaseInvitations({ query, transaction }: Database): Invitations {
  const write = writing({ transaction })
  const inWorkspace = (workspaceId: string, id: string) =>
    and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id), isNull(invitations.acceptedAt))
  return {
    pending: async (workspaceId) =>
      query()
        .select()
        .from(invitations)
        .where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)))
        .orderBy(desc(invitations.sentAt))
        .all(),
    find: async (workspaceId, id) => (await query().select().from(invitations).where(inWorkspace(workspaceId, id)).get()) ?? null,
    withToken: async (tokenHash) =>
      (await query().select().from(invitations).where(eq(invitations.tokenHash, tokenHash)).get()) ?? null,
    put: (invitation) =>
      write(async () => {
        const { workspaceId, email } = invitation
        await query()
          .delete(invitations)
          .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email)))
          .run()
        await query().insert(invitations).values(invitation).run()
      }),
    markAccepted: (id, acceptedAt) =>
      write(() => query().update(invitations).set({ acceptedAt }).where(eq(invitations.id, id)).run()),
    remove: (id) => write(() => query().delete(invitations).where(eq(invitations.id, id)).run()),
    forgetAddress: (email) => write(() => query().delete(invitations).where(eq(invitations.email, email)).run()),
    removeOver: ({ acceptedBefore, expiredBefore }) =>
      write(() =>
        query()
          .delete(invitations)
          .where(or(lte(invitations.acceptedAt, acceptedBefore), lte(invitations.expiresAt, expiredBefore)))
          .run(),
      ),
  }
}
