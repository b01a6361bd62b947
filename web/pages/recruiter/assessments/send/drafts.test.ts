import { describe, expect, test } from 'bun:test'
import type { DraftedChoice, DraftedOpen } from '../../../../api/assessments.ts'
import {
  choiceDraft,
  choiceProblems,
  emailProblem,
  isChanged,
  missing,
  moved,
  openDraft,
  openProblems,
  ownChoice,
  ownOpen,
  sentChoice,
  sentOpen,
  settled,
  usualLink,
} from './drafts.ts'

const drafted: DraftedChoice = {
  id: 'd1',
  question: 'Which of these grows under the ground?',
  options: ['Carrot', 'Apple', 'Plum', 'Pear'],
  correctAnswer: 'Carrot',
  skill: 'Gardening',
  level: 1,
  source: 'bank',
  explanations: [{ option: 'Carrot', why: 'It is a root.' }],
}
const spoken: DraftedOpen = {
  id: 'd2',
  question: 'How do you prune a plum?',
  level: 2,
  source: 'bank',
  points: ['In summer', 'A clean cut'],
}

describe('a multiple-choice question', () => {
  test('is fine as it was drafted, and goes out with its id and the text of its key', () => {
    const draft = choiceDraft(drafted)
    expect([choiceProblems(draft, [draft]), isChanged(draft)]).toEqual([{}, false])
    expect(sentChoice(draft)).toEqual({ id: 'd1', question: drafted.question, options: drafted.options, correctAnswer: 'Carrot' })
  })

  test('says beside each field what is wrong with it', () => {
    const own = ownChoice()
    expect(choiceProblems(own, [own])).toEqual({
      question: 'Write the question.',
      'option 0': 'Write an answer.',
      'option 1': 'Write an answer.',
      'option 2': 'Write an answer.',
      'option 3': 'Write an answer.',
      right: 'Choose the right answer.',
    })
    const twice = { ...choiceDraft(drafted), options: ['Carrot', 'Apple', ' Apple ', 'Pear'] }
    expect(choiceProblems(twice, [twice])).toEqual({ 'option 2': 'This answer is there twice. The four must differ.' })
    const [one, other] = [choiceDraft(drafted), { ...choiceDraft(drafted), question: 'which of these  grows under the ground?' }]
    expect(choiceProblems(one, [one, other])).toEqual({ question: 'This question is there twice.' })
  })

  test('knows answers that differ only in the size of a letter apart', () => {
    const draft = { ...choiceDraft(drafted), options: ['`a`', '`A`', '`b`', '`B`'], right: 1 }
    expect(choiceProblems(draft, [draft])).toEqual({})
    expect([isChanged(draft), sentChoice(draft).correctAnswer]).toEqual([true, '`A`'])
  })
})

describe('an open question', () => {
  test('needs a point, and leaves out those that were not written', () => {
    const own = { ...ownOpen(), question: 'Why?' }
    expect(Object.keys(openProblems(own, [own]))).toEqual(['points'])
    const draft = { ...openDraft(spoken), points: ['In summer ', '', ' A clean cut'] }
    expect(openProblems(draft, [draft])).toEqual({})
    expect(sentOpen(draft)).toEqual({ id: 'd2', question: spoken.question, points: spoken.points })
  })
})

test('an assessment needs a question to choose in, an interview one to speak to', () => {
  const [choices, open] = [[choiceDraft(drafted)], [openDraft(spoken)]]
  expect(missing({ choices, open: [] }, { kind: 'assessment' })).toBeNull()
  expect(missing({ choices: [], open }, { kind: 'assessment' })).not.toBeNull()
  expect(missing({ choices: [], open }, { kind: 'interview' })).toBeNull()
  expect(missing({ choices, open: [] }, { kind: 'interview' })).not.toBeNull()
})

test('questions change their places, and nothing happens beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})

test('choices that contradict each other are put right', () => {
  expect(settled({ ...usualLink, practice: true })).toMatchObject({ practice: true, proctored: false, camera: false })
  expect(settled({ ...usualLink, kind: 'interview', practice: true })).toMatchObject({ practice: false, proctored: true })
  expect(settled({ ...usualLink, proctored: false })).toMatchObject({ camera: false })
})

test('an address is asked for when there is none, and one that cannot be one is not taken', () => {
  expect(emailProblem('')).toContain('none was found')
  expect(emailProblem('ada')).toContain('such as')
  expect(emailProblem(' ada@example.test ')).toBeNull()
})
