import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users, workspaces } from './accounts.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const yes = (name: string) => integer(name, { mode: 'boolean' })
const role = () => text('role', { enum: ['owner', 'recruiter', 'viewer', 'hiring-manager', 'interviewer'] }).notNull()
const ofWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Whom the directory of a customer keeps here: members, people who have not accepted yet, and people it has turned off. */
export const directoryPeople = sqliteTable(
  'directory_people',
  {
    id: text('id').primaryKey(),
    workspaceId: ofWorkspace(),
    /** Null for somebody whose account belongs to themselves, until they accept the invitation. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** What the directory calls them; often the address. */
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    displayName: text('display_name').notNull().default(''),
    /** The directory has turned them off: they are in the workspace no more, and can come back. */
    isOff: yes('is_off').notNull().default(false),
    /** Their account was made by this directory. */
    isMadeHere: yes('is_made_here').notNull().default(false),
    /** What they did, and do again when they come back. */
    role: role(),
    /** The role came from a group, and goes with it. */
    hasGroupRole: yes('has_group_role').notNull().default(false),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('directory_people_account').on(table.workspaceId, table.userId),
    index('directory_people_user').on(table.userId),
  ],
)

export const directoryGroups = sqliteTable(
  'directory_groups',
  {
    id: text('id').primaryKey(),
    workspaceId: ofWorkspace(),
    displayName: text('display_name').notNull(),
    externalId: text('external_id'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [index('directory_groups_workspace').on(table.workspaceId)],
)

export const directoryGroupMembers = sqliteTable(
  'directory_group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => directoryPeople.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.personId] }),
    index('directory_group_members_person').on(table.personId),
  ],
)

/** What people of a group may do; the name '*' is for everybody who is in none of them. */
export const directoryRoles = sqliteTable(
  'directory_roles',
  {
    workspaceId: ofWorkspace(),
    /** As the directory calls the group. */
    groupName: text('group_name').notNull(),
    role: role(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.groupName] })],
)
