import { asc, eq } from 'drizzle-orm'
import type { Passkey, PasskeyOwner, Passkeys } from '#src/passkeys/ports.ts'
import type { Database } from './open.ts'
import { passkeys } from './schema.ts'
import { writing } from './writing.ts'

type Row = typeof passkeys.$inferSelect

const passkeyOf = ({ userId, companyId, ...passkey }: Row): Passkey => ({
  ...passkey,
  owner: userId === null ? { kind: 'company', id: companyId ?? '' } : { kind: 'user', id: userId },
})

const ownedBy = ({ kind, id }: PasskeyOwner) => eq(kind === 'user' ? passkeys.userId : passkeys.companyId, id)

export function databasePasskeys({ query, transaction }: Database): Passkeys {
  const write = writing({ transaction })
  return {
    of: async (owner) =>
      (await query().select().from(passkeys).where(ownedBy(owner)).orderBy(asc(passkeys.createdAt), asc(passkeys.id)).all()).map(
        passkeyOf,
      ),
    async withCredential(credentialId) {
      const row = await query().select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).get()
      return row ? passkeyOf(row) : null
    },
    add: ({ owner: { kind, id: ownerId }, ...passkey }) => {
      const owner = kind === 'user' ? { userId: ownerId, companyId: null } : { userId: null, companyId: ownerId }
      return write(() =>
        query()
          .insert(passkeys)
          .values({ ...passkey, ...owner })
          .run(),
      )
    },
    update: (id, changes) => write(() => query().update(passkeys).set(changes).where(eq(passkeys.id, id)).run()),
    remove: (id) => write(() => query().delete(passkeys).where(eq(passkeys.id, id)).run()),
  }
}
