import { and, asc, count, eq } from 'drizzle-orm'
import type { TagColour } from '#src/hiring/constants.ts'
import { type Tags, tagSameness } from '#src/hiring/tag.ts'
import type { Database } from './open.ts'
import { candidateTags, tags } from './schema.ts'
import { writing } from './writing.ts'

const columns = { id: tags.id, name: tags.name, colour: tags.colour }
const asTag = <Row extends { colour: string }>(row: Row) => ({ ...row, colour: row.colour as TagColour })

export function databaseTags({ query, transaction }: Database): Tags {
  const write = writing({ transaction })
  return {
    list: async (workspaceId) =>
      (
        await query()
          .select({ ...columns, count: count(candidateTags.candidateId) })
          .from(tags)
          .leftJoin(candidateTags, eq(candidateTags.tagId, tags.id))
          .where(eq(tags.workspaceId, workspaceId))
          .groupBy(tags.id)
          .orderBy(asc(tags.sameness))
          .all()
      ).map(asTag),
    async find(workspaceId, id) {
      const row = await query()
        .select(columns)
        .from(tags)
        .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, id)))
        .get()
      return row ? asTag(row) : null
    },
    async named(workspaceId, sameness) {
      const row = await query()
        .select(columns)
        .from(tags)
        .where(and(eq(tags.workspaceId, workspaceId), eq(tags.sameness, sameness)))
        .get()
      return row ? asTag(row) : null
    },
    add: (workspaceId, tag, createdAt) =>
      write(() =>
        query()
          .insert(tags)
          .values({ ...tag, workspaceId, sameness: tagSameness(tag.name), createdAt })
          .run(),
      ),
    update: ({ id, name, colour }) =>
      write(() =>
        query()
          .update(tags)
          .set({ name, colour, sameness: tagSameness(name) })
          .where(eq(tags.id, id))
          .run(),
      ),
    remove: (id) => write(() => query().delete(tags).where(eq(tags.id, id)).run()),
    madeAt: async (id) => (await query().select({ at: tags.createdAt }).from(tags).where(eq(tags.id, id)).get())?.at ?? null,
    ofCandidate: async (candidateId) =>
      (
        await query()
          .select(columns)
          .from(candidateTags)
          .innerJoin(tags, eq(tags.id, candidateTags.tagId))
          .where(eq(candidateTags.candidateId, candidateId))
          .orderBy(asc(tags.sameness))
          .all()
      ).map(asTag),
    attach: (candidateId, tagId, addedAt) =>
      transaction(
        async () =>
          (
            await query()
              .insert(candidateTags)
              .values({ candidateId, tagId, addedAt })
              .onConflictDoNothing()
              .returning({ tagId: candidateTags.tagId })
              .all()
          ).length > 0,
      ),
    detach: (candidateId, tagId) =>
      transaction(
        async () =>
          (
            await query()
              .delete(candidateTags)
              .where(and(eq(candidateTags.candidateId, candidateId), eq(candidateTags.tagId, tagId)))
              .returning({ tagId: candidateTags.tagId })
              .all()
          ).length > 0,
      ),
  }
}
