import { lineOf } from '#src/shared/typed-text.ts'
import { fieldLimits } from './constants.ts'
import { FieldChangedMeanwhile, FieldNotFound, ImpactChanged, InvalidFieldInput, TooManyFields } from './errors.ts'
import { type Choice, type Field, type FieldAudience, type FieldKind, fieldSameness, seesField } from './field.ts'
import type { Actor, FieldPorts } from './ports.ts'

/** A choice that is there already is named by its id. */
export interface WantedChoice {
  id?: string
  name: string
  retired?: boolean
}

export interface WantedField {
  name: string
  choices?: WantedChoice[]
  unit?: string | null
  minimum?: number | null
  maximum?: number | null
  shownToApplicant?: boolean
  audience?: FieldAudience
}

/** Fields of a workspace: what owners define, and everybody reads who may see it. */
export function defineFields({ auditLog, clock, customFields, fieldValues, files, ids, jobs, transaction }: FieldPorts) {
  const own = async (by: Actor, id: string) => {
    const field = await customFields.find(by.workspaceId, id)
    if (!field) throw new FieldNotFound()
    return field
  }
  const note = (by: Actor, action: 'make-field' | 'change-field' | 'remove-field', id: string, details = {}) =>
    auditLog.append({ action, actorId: by.id, workspaceId: by.workspaceId, subject: { kind: 'field', id }, details })

  const choicesOf = async (wanted: readonly WantedChoice[], before: Field | null, kind: FieldKind): Promise<Choice[]> => {
    if (kind !== 'choice' && kind !== 'choices') return []
    const known = new Map(before?.choices.map((choice) => [choice.id, choice]))
    const named = new Set<string>()
    const choices = wanted.map(({ id, name: typed, retired = false }, place): Choice => {
      const at = `choices.${place}`
      const name = lineOf(typed)
      if (name === '') throw new InvalidFieldInput(at, 'A choice needs a name.')
      if (name.length > fieldLimits.choice)
        throw new InvalidFieldInput(at, `A choice can have ${fieldLimits.choice} characters at most.`)
      // A table lists several answers with semicolons between them.
      if (name.includes(';')) throw new InvalidFieldInput(at, 'A choice cannot have a semicolon: tables part answers by it.')
      if (named.has(fieldSameness(name))) throw new InvalidFieldInput(at, `There are two choices named ${name}.`)
      named.add(fieldSameness(name))
      return { id: id && known.has(id) ? id : ids.id(), name, retired }
    })
    if (choices.length > fieldLimits.choices)
      throw new InvalidFieldInput('choices', `A field can have ${fieldLimits.choices} choices at most.`)
    if (!choices.some(({ retired }) => !retired))
      throw new InvalidFieldInput('choices', 'A field of choices needs one that can be chosen.')
    for (const { id, name } of before?.choices ?? []) {
      if (choices.some((choice) => choice.id === id)) continue
      const count = await customFields.countChoice(before!.id, id)
      if (count > 0)
        throw new InvalidFieldInput(
          'choices',
          `${count === 1 ? '1 candidate has' : `${count} candidates have`} the answer "${name}". Retire it, so that the answer stays.`,
        )
    }
    return choices
  }

  const described = async (wanted: WantedField, kind: FieldKind, before: Field | null, others: readonly Field[]) => {
    const name = lineOf(wanted.name)
    if (name === '') throw new InvalidFieldInput('name', 'Name is required.')
    if (name.length > fieldLimits.name)
      throw new InvalidFieldInput('name', `Name can have ${fieldLimits.name} characters at most.`)
    const same = others.find((field) => field.id !== before?.id && fieldSameness(field.name) === fieldSameness(name))
    if (same) throw new InvalidFieldInput('name', `There is already a field named ${same.name}.`)
    const isNumber = kind === 'number'
    const unit = isNumber ? lineOf(wanted.unit ?? '') || null : null
    if (unit && unit.length > fieldLimits.unit)
      throw new InvalidFieldInput('unit', `Unit can have ${fieldLimits.unit} characters at most.`)
    const [minimum, maximum] = isNumber ? [wanted.minimum ?? null, wanted.maximum ?? null] : [null, null]
    if (minimum !== null && maximum !== null && minimum > maximum)
      throw new InvalidFieldInput('maximum', 'The largest number cannot be below the smallest.')
    return {
      name,
      kind,
      choices: await choicesOf(wanted.choices ?? [], before, kind),
      unit,
      minimum,
      maximum,
      shownToApplicant: wanted.shownToApplicant ?? false,
      audience: wanted.audience ?? 'everybody',
    } satisfies Partial<Field>
  }

  return {
    /** Those that this person may see, in their order. */
    async listFields(by: Pick<Actor, 'workspaceId' | 'role'>): Promise<Field[]> {
      return (await customFields.ofWorkspace(by.workspaceId)).filter((field) => seesField(by.role, field))
    },

    addField: (by: Actor, { kind, ...wanted }: WantedField & { kind: FieldKind }): Promise<Field> =>
      transaction(async () => {
        const others = await customFields.ofWorkspace(by.workspaceId)
        if (others.length >= fieldLimits.fields) throw new TooManyFields(fieldLimits.fields)
        const field: Field = { id: ids.id(), version: 1, ...(await described(wanted, kind, null, others)) }
        await customFields.add(by.workspaceId, field, clock.now())
        await note(by, 'make-field', field.id, { kind })
        return field
      }),

    /** Values stay under whatever name. The kind of a field never changes. */
    changeField: (by: Actor, id: string, { version, ...wanted }: WantedField & { version: number }): Promise<Field> =>
      transaction(async () => {
        const before = await own(by, id)
        if (before.version !== version) throw new FieldChangedMeanwhile()
        const others = await customFields.ofWorkspace(by.workspaceId)
        const field: Field = { id, version: version + 1, ...(await described(wanted, before.kind, before, others)) }
        await customFields.update(field)
        await note(by, 'change-field', id)
        return field
      }),

    /** All fields in this order; those that are not named stay behind them. */
    orderFields: (by: Actor, wanted: readonly string[]): Promise<Field[]> =>
      transaction(async () => {
        const all = (await customFields.ofWorkspace(by.workspaceId)).map(({ id }) => id)
        const named = [...new Set(wanted)].filter((id) => all.includes(id))
        await customFields.setOrder(by.workspaceId, [...named, ...all.filter((id) => !named.includes(id))])
        return customFields.ofWorkspace(by.workspaceId)
      }),

    /** How many values would go with the field. */
    impactOf: async (by: Actor, id: string): Promise<number> => customFields.countValues((await own(by, id)).id),

    /** Removes a field with all its values, of which there have to be as many as whoever removes it was told. */
    async removeField(by: Actor, id: string, values: number): Promise<void> {
      await transaction(async () => {
        await own(by, id)
        const count = await customFields.countValues(id)
        if (count !== values) throw new ImpactChanged(count)
        const keys: string[] = []
        const fileIds = await fieldValues.filesOf(id)
        for (const fileId of fileIds) {
          const file = await files.find(by.workspaceId, fileId)
          if (file) keys.push(file.key)
        }
        await customFields.remove(id)
        for (const fileId of fileIds) await files.remove(by.workspaceId, fileId)
        if (keys.length > 0) await jobs.add({ kind: 'sweep-files', payload: { keys } })
        await note(by, 'remove-field', id, { values: count })
      })
    },
  }
}
