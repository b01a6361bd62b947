import { describe, expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { extractJobRequirements } from './requirements.ts'
import { extractResumeFacts } from './resume-facts.ts'

const size = 20_000
const line = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
const lines = (piece: string) => `${piece}\n`.repeat(Math.ceil(size / (piece.length + 1)))

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

/** Far more than is needed on a quiet machine, so that only what grows faster than its text fails. */
const patience = 400
const timed = (work: () => unknown, within = patience) => {
  let best = Number.POSITIVE_INFINITY
  // Others may be using the machine: what is slow once is given two more chances, what is slow by itself stays slow.
  for (let attempt = 0; attempt < 3 && best >= within; attempt += 1) {
    const started = performance.now()
    work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

describe('20 kB made to be slow are read in time', () => {
  extractResumeFacts(documentFromText('Ann Roe\n\nExperience\nEngineer, Acme, 2019 - 2020\n\nSkills\nJava'))
  test.each(pieces.map((piece) => [JSON.stringify(piece), piece] as const))('%s', (_, piece) => {
    for (const text of [line(piece), lines(piece)]) {
      const document = documentFromText(text)
      expect(timed(() => extractResumeFacts(document))).toBeLessThan(patience)
      expect(timed(() => extractJobRequirements(document))).toBeLessThan(patience)
    }
  })
})

test('a very long line and very many short ones take no longer by the letter', () => {
  for (const text of ['managed python '.repeat(20_000), 'ab\n'.repeat(60_000), 'Skills\nJava\n'.repeat(25_000)]) {
    const document = documentFromText(text)
    const within = (patience * text.length) / size
    expect(timed(() => extractResumeFacts(document), within)).toBeLessThan(within)
  }
})
