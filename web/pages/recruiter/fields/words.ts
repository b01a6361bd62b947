import type { FieldKind, FieldRecord } from '../../../api/fields.ts'

export const kindWords: Record<FieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'One choice',
  choices: 'Several choices',
  file: 'File',
}

export const audienceWords: Record<FieldRecord['audience'], string> = {
  everybody: 'Everybody who sees the candidate',
  recruiters: 'Owners and recruiters',
  owners: 'Owners only',
}

/** What a field holds, in a line. */
export const aboutField = ({ kind, choices, unit, minimum, maximum }: FieldRecord): string => {
  if (kind === 'choice' || kind === 'choices') {
    const retired = choices.filter((choice) => choice.retired).length
    const names = choices.filter((choice) => !choice.retired).map(({ name }) => name)
    return `${names.join(', ')}${retired > 0 ? ` (${retired} retired)` : ''}`
  }
  if (kind !== 'number') return ''
  const limits =
    minimum !== null && maximum !== null
      ? `from ${minimum} to ${maximum}`
      : minimum !== null
        ? `${minimum} or more`
        : maximum !== null
          ? `${maximum} at most`
          : ''
  return [limits, unit && `in ${unit}`].filter(Boolean).join(', ')
}
