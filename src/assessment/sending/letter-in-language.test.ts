import { expect, test } from 'bun:test'
import { languages } from '#src/words/languages.ts'
import { usualOptions } from '../assessment.ts'
import { actionIn, letterIn } from './letter-in-language.ts'

const about = {
  options: usualOptions,
  expiresAt: new Date('2026-11-28T20:00:00Z'),
  questions: [{ part: 'mcq' as const }, { part: 'mcq' as const }, { part: 'voice' as const }],
  whom: 'Lindqvist Staffing',
  title: 'Gardener',
  name: 'Ada Berg',
}
const textOf = ({ subject, greeting, paragraphs }: ReturnType<typeof letterIn>) => [subject, greeting, ...paragraphs].join('\n')

test('every letter has its facts in every language, and no place is left empty', () => {
  for (const language of languages)
    for (const purpose of ['invitation', 'reminder', 'revoked'] as const) {
      const text = textOf(letterIn(language, purpose, about))
      expect(text).not.toMatch(/[{}]|undefined/)
      expect(text).toContain('(Gardener)')
      expect(text).toContain('Ada Berg')
      if (purpose !== 'revoked') expect(text).toMatch(/28\D/)
      if (purpose === 'invitation') expect(text).toContain('Lindqvist Staffing')
    }
})

test('a letter says what is needed and recorded, and only that', () => {
  const german = (options: Partial<typeof usualOptions>) =>
    textOf(letterIn('de', 'invitation', { ...about, options: { ...usualOptions, ...options } }))
  expect(german({})).toContain('eine Kamera und ein Mikrofon')
  expect(german({ answers: 'written' })).toContain('Sie brauchen außerdem eine Kamera.')
  expect(german({ answers: 'written', proctored: false })).toContain('Aufgezeichnet werden nur Ihre Antworten.')
  expect(german({ practice: true, proctored: false })).toContain('Übungstest')
  expect(german({ kind: 'interview' })).toContain('Interview')
})

test('the button is named after what it opens', () => {
  expect(actionIn('en', { kind: 'assessment' })).toBe('Open the assessment')
  expect(actionIn('fr', { kind: 'interview' })).toBe('Ouvrir l’entretien')
})
