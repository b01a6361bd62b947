import { describe, expect, test } from 'bun:test'
import { faultsOfBank, faultsOfMultipleChoice, faultsOfVoice, missingFrom } from './check.ts'
import { type MultipleChoiceFile, slugOf, type VoiceFile } from './schema.ts'
import { knows, type Sound, type Spoken, sound, spoken } from './test-bank.ts'

const faultsAfter = (change: (file: Sound) => void, name = 'git') => {
  const content = sound()
  change(content)
  return faultsOfMultipleChoice({ name, content }, knows).join('\n')
}
const spokenFaultsAfter = (change: (file: Spoken) => void) => {
  const content = spoken()
  change(content)
  return faultsOfVoice({ name: 'devops-engineer', content }).join('\n')
}

describe('the checker', () => {
  test('finds nothing in a sound file', () => {
    expect(faultsAfter(() => {})).toBe('')
    expect(spokenFaultsAfter(() => {})).toBe('')
  })

  const faulty: [what: string, change: (file: Sound) => void, words: string][] = [
    ['three options', ({ questions: [one] }) => one!.options.pop(), '/questions/0/options'],
    ['a short explanation', ({ questions: [one] }) => (one!.options[0]!.why = 'Because.'), '/questions/0/options/0/why'],
    ['a short stem', ({ questions: [one] }) => (one!.stem = 'What is Git?'), '/questions/0/stem'],
    ['a key that is no option', ({ questions: [one] }) => (one!.key = 'e'), '/questions/0/key'],
    ['a level of its own', ({ questions: [one] }) => (one!.level = 4), '/questions/0/level'],
    ['an unknown title', (file) => file.titles.push('Astronaut'), '/titles/1'],
    ['an unknown field', (file) => Object.assign(file, { author: 'somebody' }), '/author'],
    ['an unknown skill', (file) => (file.skill = 'Juggling'), 'the taxonomy has no skill "Juggling"'],
    ['an id of another file', ({ questions: [one] }) => (one!.id = 'svn-01'), 'svn-01: the id does not begin with git'],
    ['an id given twice', ({ questions: [one, two] }) => (two!.id = one!.id), 'git-00: the id is used twice'],
    ['options out of order', ({ questions: [one] }) => one!.options.reverse(), 'not a, b, c and d'],
    ['two equal options', ({ questions: [one] }) => (one!.options[1]!.text = 'it counts Apples.'), 'two options say the same'],
    [
      'two equal explanations',
      ({ questions: [one] }) => (one!.options[1]!.why = one!.options[0]!.why),
      'two explanations are the same',
    ],
    [
      'an option much longer than the rest',
      ({ questions: [one] }) => (one!.options[1]!.text = 'It counts pears, also those which nobody has picked yet'),
      'more than 1.8 times as long',
    ],
    [
      'an option about the others',
      ({ questions: [one] }) => (one!.options[3]!.text = 'All of these'),
      'speaks of the other options',
    ],
    ['an absolute distractor', ({ questions: [one] }) => (one!.options[3]!.text = 'It never counts'), 'absolute words'],
    ['full stops here and there', ({ questions: [one] }) => (one!.options[3]!.text += '.'), 'full stop'],
    ['a lonely backtick', ({ questions: [one] }) => (one!.options[3]!.text += '`'), 'a backtick has no partner'],
    [
      'a stem that asks nothing',
      ({ questions: [one] }) => (one!.stem = 'Command number one does a certain thing'),
      'question mark or colon',
    ],
    [
      'a stem that asks for the wrong one',
      ({ questions: [one] }) => (one!.stem = 'Which of these does command one NOT do?'),
      'asks for what is wrong',
    ],
    [
      'a stem asked twice',
      ({ questions: [one, two] }) => (two!.stem = one!.stem.toUpperCase()),
      'git-01: asks the same as git-00',
    ],
    [
      'a stem asked twice in nearly the same words',
      ({ questions: [one, two] }) => {
        one!.stem = 'Which of the many commands of this tool do you run first when a merge has stopped half way?'
        two!.stem = 'Which of the many commands of this tool do you run now when a merge has stopped half way?'
      },
      'git-01: asks nearly the same as git-00',
    ],
    [
      'keys longer than distractors',
      ({ questions }) => {
        for (const { key, options } of questions) options.find(({ id }) => id === key)!.text += ' here'
      },
      'times as long as a distractor',
    ],
    [
      'keys that stand out by their length',
      ({ questions }) => {
        for (const { key, options } of questions) for (const option of options) option.text = option.id === key ? 'cat' : 'bird'
      },
      'the shortest option in 100 %',
    ],
    [
      'most keys on one letter',
      ({ questions }) => {
        for (const question of questions) question.key = 'c'
      },
      'a, b, c, d = 0, 0, 5, 0',
    ],
    [
      'easy questions only',
      ({ questions }) => {
        for (const question of questions) question.level = 1
      },
      'level 1 has 100 %',
    ],
  ]
  test.each(faulty)('notices %s', (_, change, words) => {
    expect(faultsAfter(change)).toContain(words)
  })

  test('notices a file under the wrong name', () => {
    expect(faultsAfter(() => {}, 'github')).toContain('must be called git.json')
  })

  const faultySpoken: [what: string, change: (file: Spoken) => void, words: string][] = [
    ['nine questions', ({ questions }) => questions.pop(), '/questions'],
    ['two points', ({ questions: [one] }) => one!.points.pop(), '/questions/0/points'],
    ['a point with one term', ({ questions: [one] }) => one!.points[0]!.words.pop(), '/questions/0/points/0/words'],
    ['an id of another file', ({ questions: [one] }) => (one!.id = 'cook-v01'), 'cook-v01: the id does not begin'],
    ['an id given twice', ({ questions: [one, two] }) => (two!.id = one!.id), 'the id is used twice'],
    ['points out of order', ({ questions: [one] }) => one!.points.reverse(), 'not numbered p1, p2, p3'],
    ['a point said twice', ({ questions: [one] }) => (one!.points[1]!.text = one!.points[0]!.text), 'two points say the same'],
    [
      'a term that the question gives away',
      ({ questions: [one] }) => one!.points[0]!.words.push('service'),
      '"service" stands in the question',
    ],
    ['a term of two points', ({ questions: [one] }) => one!.points[1]!.words.push('sign p1'), '"sign p1" shows p1 already'],
    ['a question without its mark', ({ questions: [one] }) => (one!.question += ' well'), 'question mark or full stop'],
    ['a question asked twice', ({ questions: [one, two] }) => (two!.question = one!.question), 'asks the same as'],
    [
      'a level without questions',
      ({ questions }) => {
        for (const question of questions) question.level = 1
      },
      'no question has level 3',
    ],
  ]
  test.each(faultySpoken)('notices in a voice file %s', (_, change, words) => {
    expect(spokenFaultsAfter(change)).toContain(words)
  })

  test('compares the files with each other', () => {
    const file = sound() as MultipleChoiceFile
    expect(faultsOfBank([file, { ...file, skill: 'Docker' }], [])).toContain('git-00: asks the same as git-00')
    const talk = spoken() as VoiceFile
    expect(faultsOfBank([], [talk, talk])).toContain('devops-engineer-v00: the id is used twice')
  })

  test('counts what is missing', () => {
    const missing = missingFrom([sound() as MultipleChoiceFile], [spoken() as VoiceFile])
    expect(missing).toContain('questions: 5 of 600')
    expect(missing).toContain('skills: 1 of 40')
    expect(missing).toContain('questions for DevOps Engineer: 5 of 12')
    expect(missing).toContain('voice questions for AI Engineer: 0 of 10')
    expect(missing).not.toContain('voice questions for DevOps Engineer: 10 of 10')
  })

  test('names files after skills', () => {
    expect(['Power BI', 'C#', 'C++', 'Node.js', '.NET', 'CI/CD', 'C'].map(slugOf)).toEqual([
      'power-bi',
      'c-sharp',
      'c-plus-plus',
      'node-js',
      'dot-net',
      'ci-cd',
      'c',
    ])
  })
})
