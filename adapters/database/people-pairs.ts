import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { DuplicateIndex } from '#src/people/ports.ts'
import { hiddenPeople } from './blind-rows.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import {
  peopleWaiting,
  personDistinctions,
  personKeys,
  personMerges,
  personPairs,
  readings,
  resumeMarks,
  resumes,
} from './schema.ts'

const placeholder = sql.placeholder

/** The person and everybody who was merged into them. */
const oneOf = (name: string) =>
  sql`(select ${placeholder(name)} union all select ${personMerges.mergedPersonId} from ${personMerges}
    where ${personMerges.keptPersonId} = ${placeholder(name)} and ${personMerges.undoneAt} is null)`

export function databaseDuplicateIndex(database: Database): DuplicateIndex {
  const { query } = database
  const marks = prepared(database, (connection) =>
    connection
      .select({
        resumeId: resumes.id,
        basis: resumeMarks.basis,
        marks: resumeMarks.marks,
        factsKey: sql<string>`coalesce(${resumes.factsHash}, ${resumes.engine}) || ' ' || ${resumes.receivedOn}`,
      })
      .from(resumes)
      .leftJoin(resumeMarks, eq(resumeMarks.resumeId, resumes.id))
      // By the order in which they came, which the index over people has: the rows themselves are long.
      .where(
        sql`${resumes.id} in (select id from ${resumes} where person_id = ${placeholder('personId')} order by rowid desc limit ${placeholder('most')})`,
      )
      .orderBy(resumes.createdAt, resumes.id)
      .prepare(),
  )
  const resume = prepared(database, (connection) =>
    connection
      .select({
        id: resumes.id,
        facts: resumes.facts,
        receivedOn: resumes.receivedOn,
        text: sql<string | null>`json_extract(${readings.document}, '$.text')`,
      })
      .from(resumes)
      .leftJoin(readings, eq(readings.id, resumes.id))
      .where(eq(resumes.id, placeholder('id')))
      .prepare(),
  )
  const under = prepared(database, (connection) =>
    connection
      .select({ markId: personKeys.markId })
      .from(personKeys)
      .where(eq(personKeys.key, placeholder('key')))
      .limit(placeholder('limit'))
      .prepare(),
  )
  const person = prepared(database, (connection) =>
    connection
      .select({ id: resumes.personId })
      .from(resumeMarks)
      .innerJoin(resumes, eq(resumes.id, resumeMarks.resumeId))
      .where(and(eq(resumeMarks.id, placeholder('markId')), eq(resumes.workspaceId, placeholder('workspaceId'))))
      .prepare(),
  )
  const settle = prepared(database, (connection) =>
    connection
      .delete(peopleWaiting)
      .where(eq(peopleWaiting.personId, placeholder('personId')))
      .prepare(),
  )
  const forget = prepared(database, (connection) =>
    connection
      .delete(resumeMarks)
      .where(eq(resumeMarks.resumeId, placeholder('resumeId')))
      .prepare(),
  )
  const insertMarks = prepared(database, (connection) =>
    connection
      .insert(resumeMarks)
      .values({ resumeId: placeholder('resumeId'), basis: placeholder('basis'), marks: placeholder('marks') })
      .returning({ id: resumeMarks.id })
      .prepare(),
  )
  const insertKey = prepared(database, (connection) =>
    connection
      .insert(personKeys)
      .values({ key: placeholder('key'), markId: placeholder('markId') })
      .prepare(),
  )
  const forgetPairs = prepared(database, (connection) =>
    connection
      .delete(personPairs)
      .where(or(eq(personPairs.lowPersonId, placeholder('personId')), eq(personPairs.highPersonId, placeholder('personId'))))
      .prepare(),
  )
  const distinction = prepared(database, (connection) => {
    const [one, other] = [oneOf('one'), oneOf('other')]
    const { lowPersonId, highPersonId } = personDistinctions
    return connection
      .select({ id: personDistinctions.id })
      .from(personDistinctions)
      .where(
        or(
          and(inArray(lowPersonId, one), inArray(highPersonId, other)),
          and(inArray(lowPersonId, other), inArray(highPersonId, one)),
        ),
      )
      .limit(1)
      .prepare()
  })
  return {
    waiting: async (limit, workspaceId) =>
      query()
        .select()
        .from(peopleWaiting)
        .where(workspaceId === undefined ? undefined : eq(peopleWaiting.workspaceId, workspaceId))
        .orderBy(sql`rowid desc`)
        .limit(limit)
        .all(),
    countWaiting: async (workspaceId) =>
      (await query().select({ total: count() }).from(peopleWaiting).where(eq(peopleWaiting.workspaceId, workspaceId)).get())
        ?.total ?? 0,
    async waitForRules(rules) {
      // Resumes that are marked anew get a later id: the first is the last to be left behind.
      const first = await query().select({ basis: resumeMarks.basis }).from(resumeMarks).orderBy(resumeMarks.id).limit(1).get()
      if (!first || first.basis.startsWith(`${rules} `)) return
      await query().run(
        sql`insert into people_waiting (person_id, workspace_id)
          select distinct person_id, workspace_id from resumes where id in (
            select resume_id from resume_marks where basis not like ${`${rules} %`})
          on conflict (person_id) do nothing`,
      )
    },
    async settled(personId) {
      await settle().run({ personId })
    },
    marksOf: async (personId, most) => marks().all({ personId, most }),
    async resume(id) {
      const found = await resume().get({ id })
      return found ? { ...found, text: found.text ?? '' } : null
    },
    async keepMarks(resumeId, { basis, marks: made, keys }) {
      // Other keys need another row: those of the old one go with it.
      await forget().run({ resumeId })
      const { id: markId } = await insertMarks().get({ resumeId, basis, marks: made })
      for (const key of keys) await insertKey().run({ key, markId })
    },
    async peopleWith(workspaceId, keys, personId, most) {
      const found = new Set<number>()
      for (const key of keys) {
        const rows = await under().all({ key, limit: most + 1 })
        if (rows.length <= most) for (const { markId } of rows) found.add(markId)
      }
      const people = new Set<string>()
      for (const markId of found) {
        const owner = await person().get({ markId, workspaceId })
        if (owner && owner.id !== personId) people.add(owner.id)
      }
      return [...people]
    },
    countUnder: async (key, most) => (await under().all({ key, limit: most })).length,
    distinct: async (one, other) => (await distinction().get({ one, other })) !== undefined,
    async replacePairs(workspaceId, personId, pairs) {
      await forgetPairs().run({ personId })
      for (const pair of pairs)
        await query()
          .insert(personPairs)
          .values({ ...pair, workspaceId })
          .run()
    },
    async pairs(workspaceId, { limit, offset, personId }) {
      const { lowPersonId, highPersonId } = personPairs
      const hidden = hiddenPeople(workspaceId)
      const ofWorkspace = and(
        eq(personPairs.workspaceId, workspaceId),
        // Beside somebody whose name is shown, a name that is hidden would be told.
        sql`(${lowPersonId} in (${hidden})) = (${highPersonId} in (${hidden}))`,
        personId === undefined ? undefined : or(eq(lowPersonId, personId), eq(highPersonId, personId)),
      )
      const total = (await query().select({ total: count() }).from(personPairs).where(ofWorkspace).get())?.total ?? 0
      const pairs = await query()
        .select()
        .from(personPairs)
        .where(ofWorkspace)
        .orderBy(desc(personPairs.strength), desc(personPairs.lowPersonId), desc(personPairs.highPersonId))
        .limit(limit)
        .offset(offset)
        .all()
      return { pairs, total }
    },
  }
}
