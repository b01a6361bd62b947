import { and, asc, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Account, Member, Workspace } from '#src/accounts/account.ts'
import type { Users } from '#src/accounts/ports.ts'
import type { Database, Query } from './open.ts'
import { prepared } from './prepared.ts'
import { companies, memberships, users, workspaces } from './schema.ts'
import { writing } from './writing.ts'

/** Nobody works in the workspace of a company that an administrator has suspended; of recruiters, only what they posted is hidden. */
export const isOpen = sql`not exists (select 1 from ${companies} where ${companies.id} = ${workspaces.id} and ${companies.suspendedAt} is not null and ${companies.isWorkspace} = 0)`

const prepareMember = (connection: Query) =>
  connection
    .select(memberColumns)
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(users.id, sql.placeholder('id')), isOpen))
    .orderBy(...chosenFirst)
    .limit(1)
    .prepare()

const prepareMemberships = (connection: Query) =>
  connection
    .select({ workspaceId: workspaces.id, name: workspaces.name, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, sql.placeholder('id')), isOpen))
    .orderBy(asc(workspaces.name), asc(workspaces.id))
    .prepare()

export function databaseUsers(database: Database): Users {
  const { query, transaction } = database
  // Asked with every page.
  const member = prepared(database, prepareMember)
  const membershipsOf = prepared(database, prepareMemberships)
  const write = writing({ transaction })
  return {
    find: async (id) => (await query().select().from(users).where(eq(users.id, id)).get()) ?? null,
    withEmail: async (email) => (await query().select().from(users).where(eq(users.email, email)).get()) ?? null,
    async member(id) {
      const row = await member().get({ id })
      return row ? memberOf(row) : null
    },
    memberships: async (id) => membershipsOf().all({ id }),
    async list({ search, state, limit }) {
      const part = search?.trim() ? `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null
      const matches = part
        ? or(...[users.fullName, users.email, users.companyName].map((column) => sql`${column} like ${part} escape '\\'`))
        : undefined
      const rows = await query()
        .select(memberColumns)
        .from(users)
        .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, chosenWorkspace())))
        .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
        .where(and(matches, state ? eq(users.state, state) : undefined))
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit)
        .all()
      return rows.map(memberOf)
    },
    async counts() {
      const number = (condition: ReturnType<typeof eq>) => sql<number>`coalesce(sum(${condition}), 0)`
      const row = await query()
        .select({
          all: count(),
          pending: number(eq(users.state, 'pending')),
          active: number(eq(users.state, 'active')),
          admins: number(eq(users.isAdmin, true)),
        })
        .from(users)
        .get()
      return row ?? { all: 0, pending: 0, active: 0, admins: 0 }
    },
    activeAdmins: async () =>
      query()
        .select()
        .from(users)
        .where(and(eq(users.isAdmin, true), eq(users.state, 'active')))
        .all(),
    add: (account) => write(() => query().insert(users).values(account).run()),
    update: (id, changes) =>
      write(async () => {
        if (Object.keys(changes).length > 0) await query().update(users).set(changes).where(eq(users.id, id)).run()
      }),
    remove: (id) => write(() => query().delete(users).where(eq(users.id, id)).run()),
    forgottenBefore: async (before) =>
      (
        await query()
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.state, 'unverified'), lt(users.createdAt, before)))
          .all()
      ).map((row) => row.id),
  }
}

/** Which of their workspaces somebody acts for: the one they chose last, else the one they joined first. */
export const chosenFirst = [desc(memberships.chosenAt), asc(memberships.joinedAt)]

/** The same for the user of the outer query. */
const chosenWorkspace = () =>
  sql`(select m.workspace_id from memberships m where m.user_id = ${users.id} order by m.chosen_at desc, m.joined_at limit 1)`

export const memberColumns = { account: users, workspace: workspaces, role: memberships.role }

interface MemberRow {
  account: Account
  workspace: typeof workspaces.$inferSelect
  role: Member['role']
}

export const memberOf = ({ account, workspace, role }: MemberRow): Member => ({
  account,
  workspace: workspaceOf(workspace),
  role,
})

export const workspaceOf = ({
  usedResumes,
  usedJobDescriptions,
  usedAssessments,
  ...workspace
}: typeof workspaces.$inferSelect): Workspace => ({
  ...workspace,
  usage: { resumes: usedResumes, jobDescriptions: usedJobDescriptions, assessments: usedAssessments },
})
