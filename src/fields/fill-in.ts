import { isDocument, keepFile, type NewFile, type ReceivedFile, storedIn } from '#src/matching/index.ts'
import { CandidateNotFound, FieldNotFound, InvalidFieldInput, ValueChangedMeanwhile, WrongFieldFile } from './errors.ts'
import { type Field, type FieldValue, type StoredValue, seesField, valueInWords } from './field.ts'
import type { Actor, FieldPorts } from './ports.ts'
import { type GivenValue, readValue } from './read-value.ts'

/** A field beside what one candidate has in it. */
export interface FilledField {
  field: Field
  value: (StoredValue & { changedByName: string | null }) | null
}

interface Given<Value> {
  value: Value
  /** The version that whoever changes it has seen; 0 where nothing stood. */
  version: number
}

/** What candidates have in the fields. Nothing of it is known where scores are made. */
export function fillIn(ports: FieldPorts) {
  const { auditLog, clock, customFields, fieldValues, files, ids, jobs, transaction } = ports
  const seen = async (by: Actor, candidateId: string, fieldId: string) => {
    if (!(await ports.hasCandidate(by.workspaceId, candidateId))) throw new CandidateNotFound()
    const field = await customFields.find(by.workspaceId, fieldId)
    if (!field || !seesField(by.role, field)) throw new FieldNotFound()
    return field
  }
  const filledOf = async (field: Field, candidateId: string): Promise<FilledField> => ({
    field,
    value: await fieldValues.find(candidateId, field.id),
  })

  /** Writes it in the caller's transaction; refuses when somebody else was there first. */
  const write = async (by: Actor, field: Field, candidateId: string, { value, version }: Given<FieldValue | null>) => {
    const before = await fieldValues.find(candidateId, field.id)
    if ((before?.version ?? 0) !== version)
      throw new ValueChangedMeanwhile({
        by: before?.changedByName ?? null,
        value: before && valueInWords(field, before.value),
      })
    if (JSON.stringify(before?.value ?? null) === JSON.stringify(value)) return
    if (value)
      await fieldValues.put({
        candidateId,
        fieldId: field.id,
        value,
        version: version + 1,
        changedAt: clock.now(),
        changedBy: by.id,
        fromApplicant: false,
      })
    else await fieldValues.remove(candidateId, field.id)
    if (before?.value.kind === 'file') {
      const file = await files.find(by.workspaceId, before.value.fileId)
      await files.remove(by.workspaceId, before.value.fileId)
      if (file) await jobs.add({ kind: 'sweep-files', payload: { keys: [file.key] } })
    }
    // The timeline is read by people who may not see every field: there even its name stays away.
    await ports.noteOnTimeline(by, by.workspaceId, candidateId, { field: field.audience === 'everybody' ? field.name : '' })
    await auditLog.append({
      action: 'change-field-value',
      actorId: by.id,
      workspaceId: by.workspaceId,
      subject: { kind: 'candidate', id: candidateId },
      details: { field: field.id, emptied: value === null },
    })
  }

  return {
    /** Refuses whoever could not fill this field in, before anything is received. */
    async requireField(by: Actor, candidateId: string, fieldId: string): Promise<void> {
      await seen(by, candidateId, fieldId)
    },

    /** The fields that this person may see, with what the candidate has in them. */
    async fieldsOfCandidate(by: Actor, candidateId: string): Promise<FilledField[]> {
      if (!(await ports.hasCandidate(by.workspaceId, candidateId))) throw new CandidateNotFound()
      const values = new Map((await fieldValues.ofCandidate(candidateId)).map((value) => [value.fieldId, value]))
      const fields = (await customFields.ofWorkspace(by.workspaceId)).filter((field) => seesField(by.role, field))
      return fields.map((field) => ({ field, value: values.get(field.id) ?? null }))
    },

    /** Writes a value, or empties the field for null. */
    async setValue(by: Actor, candidateId: string, fieldId: string, given: Given<GivenValue | null>): Promise<FilledField> {
      const field = await seen(by, candidateId, fieldId)
      await transaction(async () => {
        const before = await fieldValues.find(candidateId, fieldId)
        const kept = before?.value.kind === 'choices' ? before.value.ids : []
        const value = given.value === null ? null : readValue(field, given.value, 'value', kept)
        await write(by, field, candidateId, { value, version: given.version })
        await ports.announce(by.workspaceId, candidateId)
      })
      return filledOf(field, candidateId)
    },

    /** Stores a file in a field of files. */
    async setFile(by: Actor, candidateId: string, fieldId: string, given: Given<ReceivedFile>): Promise<FilledField> {
      const field = await seen(by, candidateId, fieldId)
      if (field.kind !== 'file') throw new InvalidFieldInput('file', `${field.name} takes no file.`)
      const { path, type } = given.value
      if (!type || !['pdf', 'docx', 'doc'].includes(type) || !(await isDocument(given.value))) throw new WrongFieldFile()
      const id = ids.id()
      const filename = given.value.filename || `file.${type}`
      const stored = storedIn(`${by.workspaceId}/fields`, id, { ...given.value, filename }, type)
      const file: NewFile = { stored, content: { path } }
      await keepFile(ports, by.workspaceId, file, async () => {
        await write(by, field, candidateId, { value: { kind: 'file', fileId: id, filename }, version: given.version })
        await ports.announce(by.workspaceId, candidateId)
      })
      return filledOf(field, candidateId)
    },

    /** The fields that this person may see, as columns of a table: numbers without their unit, several choices with semicolons. */
    async tableOf(by: Pick<Actor, 'workspaceId' | 'role'>) {
      const fields = (await customFields.ofWorkspace(by.workspaceId)).filter((field) => seesField(by.role, field))
      return {
        names: fields.map(({ name }) => name),
        async cellsOf(candidateIds: readonly string[]) {
          const values = fields.length > 0 ? await fieldValues.ofCandidates(by.workspaceId, candidateIds) : []
          const known = new Map(values.map(({ candidateId, fieldId, value }) => [`${candidateId} ${fieldId}`, value]))
          return (candidateId: string) =>
            fields.map((field) => {
              const value = known.get(`${candidateId} ${field.id}`)
              return value ? valueInWords({ ...field, unit: null }, value) : null
            })
        },
      }
    },

    /** What whoever applied reads on their own page of what stands in fields, in words. */
    async shownToApplicant(workspaceId: string, candidateId: string): Promise<{ name: string; value: string }[]> {
      const fields = (await customFields.ofWorkspace(workspaceId)).filter((field) => field.shownToApplicant)
      if (fields.length === 0) return []
      const values = new Map((await fieldValues.ofCandidate(candidateId)).map(({ fieldId, value }) => [fieldId, value]))
      return fields.flatMap((field) => {
        const value = values.get(field.id)
        return value ? { name: field.name, value: valueInWords(field, value) } : []
      })
    },

    /** The stored file of a field. */
    async fileOf(by: Actor, candidateId: string, fieldId: string) {
      await seen(by, candidateId, fieldId)
      const stored = await fieldValues.find(candidateId, fieldId)
      const file = stored?.value.kind === 'file' ? await files.find(by.workspaceId, stored.value.fileId) : null
      if (!file) throw new FieldNotFound()
      return file
    },
  }
}
