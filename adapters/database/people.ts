import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Decision, KnownPeople, OpenMerge } from '#src/people/ports.ts'
import { hiddenPeople } from './blind-rows.ts'
import type { Database } from './open.ts'
import { candidates, holds, people, personDistinctions, personMergeResumes, personMerges, resumes, users } from './schema.ts'

const undoer = alias(users, 'undoer')

export function databaseKnownPeople({ query }: Database): KnownPeople {
  const listed = async (mergeId: string) => {
    const rows = await query()
      .select({ resumeId: personMergeResumes.resumeId, side: personMergeResumes.side })
      .from(personMergeResumes)
      .where(eq(personMergeResumes.mergeId, mergeId))
      .all()
    const of = (wanted: 'kept' | 'merged') => rows.filter(({ side }) => side === wanted).map(({ resumeId }) => resumeId)
    return { kept: of('kept'), merged: of('merged') }
  }
  const asOpen = async (row: typeof personMerges.$inferSelect): Promise<OpenMerge> => ({
    id: row.id,
    keptId: row.keptPersonId,
    intoId: row.intoPersonId,
    mergedId: row.mergedPersonId,
    by: row.mergedBy,
    at: row.mergedAt,
    ...(await listed(row.id)),
  })
  const distinctionsWith = () =>
    query()
      .select({
        id: personDistinctions.id,
        lowPersonId: personDistinctions.lowPersonId,
        highPersonId: personDistinctions.highPersonId,
        decidedBy: personDistinctions.decidedBy,
        decidedAt: personDistinctions.decidedAt,
        decidedByName: users.fullName,
      })
      .from(personDistinctions)
      .leftJoin(users, eq(users.id, personDistinctions.decidedBy))
  /** The person and everybody who was merged into them. */
  const oneOf = (personId: string) =>
    sql`(select ${personId} union all select ${personMerges.mergedPersonId} from ${personMerges}
      where ${personMerges.keptPersonId} = ${personId} and ${personMerges.undoneAt} is null)`
  return {
    async find(workspaceId, id) {
      const row = await query()
        .select({ person: people, merge: personMerges, byName: users.fullName })
        .from(people)
        .leftJoin(personMerges, and(eq(personMerges.mergedPersonId, people.id), isNull(personMerges.undoneAt)))
        .leftJoin(users, eq(users.id, personMerges.mergedBy))
        .where(and(eq(people.workspaceId, workspaceId), eq(people.id, id)))
        .get()
      if (!row) return null
      const { person, merge, byName } = row
      return {
        ...person,
        mergedInto: merge && { personId: merge.keptPersonId, by: merge.mergedBy, byName, at: merge.mergedAt },
      }
    },
    resumesOf: async (personId) =>
      (
        await query()
          .select({
            id: resumes.id,
            email: sql<string | null>`lower(json_extract(${resumes.facts}, '$.email.value'))`,
            phone: sql<string | null>`json_extract(${resumes.facts}, '$.phone.value')`,
          })
          .from(resumes)
          .where(eq(resumes.personId, personId))
          .all()
      ).map(({ phone, ...resume }) => ({ ...resume, phone: phone?.replaceAll(/\D/g, '').slice(-10) || null })),
    candidatesOf: async (personId) =>
      query()
        .select({ id: candidates.id, resumeId: candidates.resumeId })
        .from(candidates)
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .where(eq(resumes.personId, personId))
        .all(),
    openMerges: async (personId) =>
      Promise.all(
        (
          await query()
            .select()
            .from(personMerges)
            .where(and(eq(personMerges.keptPersonId, personId), isNull(personMerges.undoneAt)))
            .orderBy(asc(personMerges.mergedAt), personMerges.id)
            .all()
        ).map(asOpen),
      ),
    async merge(workspaceId, id) {
      const row = await query()
        .select({ merge: personMerges, byName: undoer.fullName })
        .from(personMerges)
        .leftJoin(undoer, eq(undoer.id, personMerges.undoneBy))
        .where(and(eq(personMerges.workspaceId, workspaceId), eq(personMerges.id, id)))
        .get()
      if (!row) return null
      const { undoneAt, undoneBy } = row.merge
      return { ...(await asOpen(row.merge)), undone: undoneAt && { by: undoneBy, byName: row.byName, at: undoneAt } }
    },
    async addMerge(workspaceId, { id, keptId, intoId, mergedId, by, at, kept, merged }) {
      await query()
        .update(personMerges)
        .set({ keptPersonId: keptId })
        .where(and(eq(personMerges.keptPersonId, mergedId), isNull(personMerges.undoneAt)))
        .run()
      await query()
        .insert(personMerges)
        .values({
          id,
          workspaceId,
          keptPersonId: keptId,
          intoPersonId: intoId,
          mergedPersonId: mergedId,
          mergedBy: by,
          mergedAt: at,
        })
        .run()
      const rows = [
        ...kept.map((resumeId) => ({ mergeId: id, resumeId, side: 'kept' as const })),
        ...merged.map((resumeId) => ({ mergeId: id, resumeId, side: 'merged' as const })),
      ]
      for (const row of rows) await query().insert(personMergeResumes).values(row).run()
    },
    async moveResumes(ids, personId) {
      for (const id of ids) await query().update(resumes).set({ personId }).where(eq(resumes.id, id)).run()
    },
    async undoMerge({ id, keptId, mergedId, at: mergedAt }, { subtree, back, by, at }) {
      await query().update(personMerges).set({ undoneBy: by, undoneAt: at }).where(eq(personMerges.id, id)).run()
      await query().delete(personMergeResumes).where(eq(personMergeResumes.mergeId, id)).run()
      if (subtree.length > 0)
        await query()
          .update(personMerges)
          .set({ keptPersonId: mergedId })
          .where(inArray(personMerges.id, [...subtree]))
          .run()
      // What goes back is no longer anything that the merges left behind have brought together.
      const left = query()
        .select({ id: personMerges.id })
        .from(personMerges)
        .where(and(eq(personMerges.keptPersonId, keptId), isNull(personMerges.undoneAt)))
      for (const resumeId of back)
        await query()
          .delete(personMergeResumes)
          .where(and(eq(personMergeResumes.resumeId, resumeId), inArray(personMergeResumes.mergeId, left)))
          .run()
      const holdOf = (personId: string) => query().select().from(holds).where(eq(holds.personId, personId)).get()
      const [above, own] = [await holdOf(keptId), await holdOf(mergedId)]
      await this.moveResumes(back, mergedId)
      // A hold follows resumes (a trigger). Taken apart, each keeps the one they had; one that was made in between is for both.
      if (!above || above.heldAt > mergedAt) return
      const same = ({ heldAt, reason }: typeof above) => heldAt.getTime() === above.heldAt.getTime() && reason === above.reason
      const others = (
        await Promise.all((await this.openMerges(keptId)).map(async ({ mergedId: each }) => (await holdOf(each)) ?? []))
      ).flat()
      if (!own) await query().delete(holds).where(eq(holds.personId, mergedId)).run()
      else if (same(own) && !others.some(same)) await query().delete(holds).where(eq(holds.personId, keptId)).run()
    },
    async removeIfEmpty(personId) {
      await query().run(
        sql`delete from people where id = ${personId} and not exists (select 1 from resumes where person_id = ${personId})`,
      )
    },
    distinctionBetween: async (one, other) =>
      (await distinctionsWith()
        .where(
          or(
            and(inArray(personDistinctions.lowPersonId, oneOf(one)), inArray(personDistinctions.highPersonId, oneOf(other))),
            and(inArray(personDistinctions.lowPersonId, oneOf(other)), inArray(personDistinctions.highPersonId, oneOf(one))),
          ),
        )
        .limit(1)
        .get()) ?? null,
    distinction: async (workspaceId, id) =>
      (await distinctionsWith()
        .where(and(eq(personDistinctions.workspaceId, workspaceId), eq(personDistinctions.id, id)))
        .get()) ?? null,
    async addDistinction(workspaceId, distinction) {
      await query()
        .insert(personDistinctions)
        .values({ ...distinction, workspaceId })
        .onConflictDoNothing()
        .run()
    },
    async removeDistinction(id) {
      await query().delete(personDistinctions).where(eq(personDistinctions.id, id)).run()
    },
    async decisions(workspaceId, { limit, offset }) {
      const hidden = hiddenPeople(workspaceId)
      // Whoever was merged is called as who was kept.
      const kept = (column: string) =>
        sql.raw(
          `coalesce((select kept_person_id from person_merges where merged_person_id = ${column} and undone_at is null), ${column})`,
        )
      // Beside somebody whose name is shown it would stand whom somebody hidden is like.
      const all = sql`
        select 'merged' as kind, id, merged_at as at, merged_by as by, into_person_id as one, merged_person_id as other
          from person_merges where workspace_id = ${workspaceId} and undone_at is null
        union all
        select 'distinct', id, decided_at, decided_by, low_person_id, high_person_id
          from person_distinctions where workspace_id = ${workspaceId}
            and (${kept('low_person_id')} in (${hidden})) = (${kept('high_person_id')} in (${hidden}))`
      const [{ total }] = (await query().all<{ total: number }>(sql`select count(*) as total from (${all})`)) as [
        { total: number },
      ]
      type Row = { kind: Decision['kind']; id: string; at: number; by: string | null; one: string; other: string }
      const rows = await query().all<Row>(sql`select * from (${all}) order by at desc, id limit ${limit} offset ${offset}`)
      return {
        total,
        decisions: rows.map(({ kind, id, at, by, one, other }) => ({ kind, id, at: new Date(at), by, people: [one, other] })),
      }
    },
    async lookAgain(workspaceId, ids) {
      for (const id of ids)
        await query().run(
          sql`insert into people_waiting (person_id, workspace_id) select id, workspace_id from people
            where id = ${id} and workspace_id = ${workspaceId} on conflict (person_id) do nothing`,
        )
    },
  }
}
