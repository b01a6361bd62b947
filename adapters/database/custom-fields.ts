import { and, asc, count, eq, isNotNull, max, sql } from 'drizzle-orm'
import { type Field, type FieldValue, fieldSameness, type StoredValue } from '#src/fields/field.ts'
import type { Fields, FieldValues } from '#src/fields/ports.ts'
import type { Database } from './open.ts'
import { among } from './privacy-rows.ts'
import { customFields, customFieldValues, users } from './schema.ts'
import { writing } from './writing.ts'

const columns = {
  id: customFields.id,
  name: customFields.name,
  kind: customFields.kind,
  choices: customFields.choices,
  unit: customFields.unit,
  minimum: customFields.minimum,
  maximum: customFields.maximum,
  shownToApplicant: customFields.shownToApplicant,
  audience: customFields.audience,
  version: customFields.version,
}

const rowOf = ({ id: _, ...field }: Field) => ({ ...field, sameness: fieldSameness(field.name) })

export function databaseCustomFields({ query, transaction }: Database): Fields {
  const write = writing({ transaction })
  const ofField = (id: string) => eq(customFieldValues.fieldId, id)
  const counted = async (condition: ReturnType<typeof sql> | ReturnType<typeof and>) =>
    (await query().select({ count: count() }).from(customFieldValues).where(condition).get())?.count ?? 0
  return {
    ofWorkspace: async (workspaceId) =>
      query()
        .select(columns)
        .from(customFields)
        .where(eq(customFields.workspaceId, workspaceId))
        .orderBy(asc(customFields.position), asc(customFields.createdAt))
        .all(),
    find: async (workspaceId, id) =>
      (await query()
        .select(columns)
        .from(customFields)
        .where(and(eq(customFields.workspaceId, workspaceId), eq(customFields.id, id)))
        .get()) ?? null,
    add: (workspaceId, field, createdAt) =>
      write(async () => {
        const last = await query()
          .select({ position: max(customFields.position) })
          .from(customFields)
          .where(eq(customFields.workspaceId, workspaceId))
          .get()
        const position = (last?.position ?? 0) + 1
        await query()
          .insert(customFields)
          .values({ id: field.id, ...rowOf(field), workspaceId, position, createdAt })
          .run()
      }),
    update: (field) => write(() => query().update(customFields).set(rowOf(field)).where(eq(customFields.id, field.id)).run()),
    setOrder: (workspaceId, ids) =>
      write(async () => {
        for (const [position, id] of ids.entries())
          await query()
            .update(customFields)
            .set({ position })
            .where(and(eq(customFields.workspaceId, workspaceId), eq(customFields.id, id)))
            .run()
      }),
    remove: (id) => write(() => query().delete(customFields).where(eq(customFields.id, id)).run()),
    countValues: (id) => counted(ofField(id)),
    countChoice: (id, choiceId) =>
      counted(
        and(
          ofField(id),
          sql`exists (select 1 from json_each(${customFieldValues.value}, '$.ids') chosen where chosen.value = ${choiceId})`,
        ),
      ),
  }
}

const stored = {
  candidateId: customFieldValues.candidateId,
  fieldId: customFieldValues.fieldId,
  value: customFieldValues.value,
  version: customFieldValues.version,
  changedAt: customFieldValues.changedAt,
  changedBy: customFieldValues.changedBy,
  fromApplicant: customFieldValues.fromApplicant,
  changedByName: users.fullName,
}

export function databaseFieldValues({ query, transaction }: Database): FieldValues {
  const write = writing({ transaction })
  const of = (candidateId: string, fieldId: string) =>
    and(eq(customFieldValues.candidateId, candidateId), eq(customFieldValues.fieldId, fieldId))
  const withNames = () =>
    query().select(stored).from(customFieldValues).leftJoin(users, eq(users.id, customFieldValues.changedBy))
  const rowOf = ({ candidateId: _, fieldId: __, ...value }: StoredValue) => ({
    ...value,
    fileId: value.value.kind === 'file' ? value.value.fileId : null,
  })
  return {
    ofCandidate: async (candidateId) => withNames().where(eq(customFieldValues.candidateId, candidateId)).all(),
    find: async (candidateId, fieldId) => (await withNames().where(of(candidateId, fieldId)).get()) ?? null,
    ofCandidates: async (workspaceId, candidateIds) =>
      candidateIds.length === 0
        ? []
        : (
            await query().all<{ candidateId: string; fieldId: string; value: string }>(sql`
              select candidate_id as candidateId, field_id as fieldId, value from custom_field_values
              where candidate_id in ${among([...candidateIds])}
                and field_id in (select id from custom_fields where workspace_id = ${workspaceId})`)
          ).map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) as FieldValue })),
    put: (value) =>
      write(() =>
        query()
          .insert(customFieldValues)
          .values({ candidateId: value.candidateId, fieldId: value.fieldId, ...rowOf(value) })
          .onConflictDoUpdate({ target: [customFieldValues.candidateId, customFieldValues.fieldId], set: rowOf(value) })
          .run(),
      ),
    remove: (candidateId, fieldId) => write(() => query().delete(customFieldValues).where(of(candidateId, fieldId)).run()),
    filesOf: async (fieldId) =>
      (
        await query()
          .select({ fileId: customFieldValues.fileId })
          .from(customFieldValues)
          .where(and(eq(customFieldValues.fieldId, fieldId), isNotNull(customFieldValues.fileId)))
          .all()
      ).flatMap(({ fileId }) => fileId ?? []),
  }
}
