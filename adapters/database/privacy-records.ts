import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { RetentionKind } from '#src/privacy/constants.ts'
import type { EndedLinks, Erasure, Holds, RetentionPeriods } from '#src/privacy/ports.ts'
import type { Database } from './open.ts'
import { among } from './privacy-rows.ts'
import { endedLinks, holds, retentionPeriods } from './schema.ts'

export function databaseHolds({ query, transaction }: Database): Holds {
  return {
    put: (workspaceId, personId, hold) =>
      transaction(async () => {
        await query()
          .insert(holds)
          .values({ workspaceId, personId, ...hold })
          .onConflictDoUpdate({ target: holds.personId, set: hold })
          .run()
      }),
    lift: (personId) =>
      transaction(async () => {
        await query().delete(holds).where(eq(holds.personId, personId)).run()
        await query().run(sql`delete from application_holds where application_id in (select applications.id from applications
          join candidates on candidates.id = applications.candidate_id join resumes on resumes.id = candidates.resume_id
          where resumes.person_id = ${personId})`)
      }),
    ofWorkspace: async (workspaceId) =>
      (
        await query()
          .select()
          .from(holds)
          .where(eq(holds.workspaceId, workspaceId))
          .orderBy(desc(holds.heldAt), holds.personId)
          .all()
      ).map(({ personId, reason, heldBy, heldAt }) => ({ personId, hold: { reason, heldBy, heldAt } })),
  }
}

export function databaseRetentionPeriods({ query, transaction }: Database): RetentionPeriods {
  const unindexedEqual = (workspaceId: string, kind: RetentionKind) =>
    and(eq(retentionPeriods.workspaceId, workspaceId), eq(retentionPeriods.kind, kind))
  return {
    of: async (workspaceId) =>
      (await query().select().from(retentionPeriods).where(eq(retentionPeriods.workspaceId, workspaceId)).all()).map(
        ({ kind, days, setAt, startsAt }) => ({ kind: kind as RetentionKind, days, setAt, startsAt }),
      ),
    set: (workspaceId, { kind, ...period }, setBy) =>
      transaction(async () => {
        await query()
          .insert(retentionPeriods)
          .values({ workspaceId, kind, setBy, ...period })
          .onConflictDoUpdate({ target: [retentionPeriods.workspaceId, retentionPeriods.kind], set: { setBy, ...period } })
          .run()
      }),
    remove: (workspaceId, kind) =>
      transaction(async () => {
        await query().delete(retentionPeriods).where(unindexedEqual(workspaceId, kind)).run()
      }),
    workspacesWithStarted: async (now) =>
      (
        await query()
          .selectDistinct({ id: retentionPeriods.workspaceId })
          .from(retentionPeriods)
          .where(lte(retentionPeriods.startsAt, now))
          .all()
      ).map(({ id }) => id),
  }
}

export function databaseEndedLinks({ query, transaction }: Database): EndedLinks {
  return {
    add: (tokenHashes, endedAt) =>
      transaction(async () => {
        for (const tokenHash of tokenHashes)
          await query().insert(endedLinks).values({ tokenHash, endedAt }).onConflictDoNothing().run()
      }),
    has: async (tokenHash) =>
      (
        await query()
          .select({ tokenHash: endedLinks.tokenHash })
          .from(endedLinks)
          .where(inArray(endedLinks.tokenHash, [tokenHash]))
          .all()
      ).length > 0,
  }
}

/** Whether the database still has anything that an erasure was about. */
export const databaseStillThere =
  ({ query }: Database) =>
  async ({ workspaces = [], accounts = [], people = [], resumes = [], applications = [] }: Erasure): Promise<boolean> =>
    (
      await query().all(sql`
      select 1 where exists (select 1 from workspaces where id in ${among(workspaces)})
        or exists (select 1 from users where id in ${among(accounts)})
        or exists (select 1 from people where id in ${among(people)})
        or exists (select 1 from resumes where id in ${among(resumes)})
        or exists (select 1 from applications where id in ${among(applications)})`)
    ).length > 0
