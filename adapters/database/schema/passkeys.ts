import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { companies } from './jobportal.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const yes = (name: string) => integer(name, { mode: 'boolean' })

/** What somebody signs in with instead of, or after, a password: the public half of a key that never leaves their device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    /** What the device calls it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** It is a person's, or a company's. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it says itself; many devices always say 0. */
    counter: integer('counter').notNull(),
    name: text('name').notNull(),
    /** Whether the device offers it by itself and makes sure who holds it: then it opens the account alone. */
    opensAlone: yes('opens_alone').notNull(),
    /** Whether copies of it are on the owner's other devices. */
    isSynced: yes('is_synced').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
    /** It opens nothing any more since then: two devices seem to have it. */
    blockedAt: at('blocked_at'),
  },
  (table) => [index('passkeys_user').on(table.userId), index('passkeys_company').on(table.companyId)],
)
