import { InvalidFieldInput } from './errors.ts'
import { type Field, fieldSameness } from './field.ts'
import type { FieldPorts } from './ports.ts'
import { type GivenValue, readValue } from './read-value.ts'

/** What an applicant answered to a question that is meant for a field, in words; several choices with semicolons between them. */
export interface AnswerForField {
  fieldId: string
  answer: string
}

/**
 * Writes answers of an applicant into the fields they are meant for, in the caller's transaction. What a person has written there stays, and so does what
 * no field can hold: a choice that it does not have, a number beyond its limits. The answer itself stands with the application.
 */
export const takeAnswers =
  ({ clock, customFields, fieldValues }: Pick<FieldPorts, 'clock' | 'customFields' | 'fieldValues'>) =>
  async (workspaceId: string, candidateId: string, answers: readonly AnswerForField[]): Promise<void> => {
    for (const { fieldId, answer } of answers) {
      const field = await customFields.find(workspaceId, fieldId)
      const value = field && held(field, answer)
      if (!value) continue
      const before = await fieldValues.find(candidateId, fieldId)
      if (before && !before.fromApplicant) continue
      if (JSON.stringify(before?.value) === JSON.stringify(value)) continue
      const version = (before?.version ?? 0) + 1
      await fieldValues.put({
        candidateId,
        fieldId,
        value,
        version,
        changedAt: clock.now(),
        changedBy: null,
        fromApplicant: true,
      })
    }
  }

function held(field: Field, answer: string) {
  if (field.kind === 'file') return null
  try {
    return readValue(field, givenFor(field, answer))
  } catch (error) {
    if (error instanceof InvalidFieldInput) return null
    throw error
  }
}

/** Choices are known again by their names. */
function givenFor({ kind, choices }: Field, answer: string): GivenValue {
  if (kind !== 'choice' && kind !== 'choices') return answer
  const names = new Set(answer.split(';').map((name) => fieldSameness(name.trim())))
  return choices.flatMap(({ id, name }) => (names.has(fieldSameness(name)) ? id : []))
}
