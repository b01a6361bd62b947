import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { extractJobRequirements } from '../requirements/requirements.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'

// Time is measured in here; a busy machine may take its own.
setDefaultTimeout(60_000)

const size = 20_000
const line = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const lines = (piece: string, length: number) => `${piece}\n`.repeat(Math.ceil(length / (piece.length + 1)))

/** Pieces that patterns like to try again and again, on one line and on thousands of lines. */
const pieces = [
  ...['a', 'A', ' ', '1 ', '- ', '(', 'a@', 'a.', 'a.b@c.de ', '+1 (415) 555-', 'Jan 2019 - ', '2019-2020 ', '5 years of ', 'A-'],
  ...[
    'University of ',
    'Of The ',
    'Institute Of Data ',
    'Bachelor of Science in ',
    'B.Sc (',
    'S K I L L S ',
    '工作经历',
    'e\u0301',
  ],
  ...[
    'https://a.b/',
    'Director of ',
    'Java, ',
    'Java (',
    'EXPERIENCE ',
    'Company Name ',
    'Data Engineer ',
    'x\t',
    'Nationality:',
    'c++ ',
  ],
  ...[
    'Skills',
    'Education\nB.Sc.',
    'Experience\nEngineer at Acme 2019 - 2020',
    'Ann Roe',
    'Name:\nAnn Roe',
    'Paris, France',
    '• ',
  ],
]

/** Milliseconds of processor time: far more than is needed on a machine that does nothing else. */
const patience = 400
/** Twice the text takes twice the time, four times where every letter is compared with every other one. */
const mostGrowth = 3

/** Milliseconds of processor time, the best of some tries: a collection of garbage in between is not meant. */
const costOf = (work: () => unknown, within = patience) => {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && best >= within; attempt += 1) {
    const started = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(started)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Of a text that takes long, whether it takes longer than its length explains: a busy machine makes all texts slow alike. */
const growsTooFast = (read: (text: string) => unknown, textOf: (length: number) => string, length = size, within = patience) => {
  const cost = costOf(() => read(textOf(length)), within)
  return cost >= within && cost / costOf(() => read(textOf(length / 2)), 0) > mostGrowth
}

describe('20 kB made to be slow are read in time', () => {
  extractResumeFacts(documentFromText('Ann Roe\n\nExperience\nEngineer, Acme, 2019 - 2020\n\nSkills\nJava'))
  test.each(pieces.map((piece) => [JSON.stringify(piece), piece] as const))('%s', (_, piece) => {
    for (const made of [line, lines])
      for (const read of [extractResumeFacts, extractJobRequirements])
        expect(
          growsTooFast(
            (text) => read(documentFromText(text)),
            (length) => made(piece, length),
          ),
        ).toBe(false)
  })
})

test('a very long line and very many short ones take no longer by the letter', () => {
  for (const [piece, times] of [
    ['managed python ', 20_000],
    ['ab\n', 60_000],
    ['Skills\nJava\n', 25_000],
  ] as const) {
    const length = piece.length * times
    const textOf = (length: number) => piece.repeat(Math.floor(length / piece.length))
    expect(growsTooFast((text) => extractResumeFacts(documentFromText(text)), textOf, length, (patience * length) / size)).toBe(
      false,
    )
  }
})

test('the measure tells what compares every letter with every other one', () => {
  const everyPair = (text: string) => {
    let same = 0
    for (const one of text) for (const other of text) if (one === other) same += 1
    return same
  }
  expect(growsTooFast(everyPair, (length) => line('ab', length), 8000, 10)).toBe(true)
})
