import { expect, test } from 'bun:test'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Quote, ResumeFacts } from '#src/resume-engine/facts.ts'
import { contextsOf } from './quote-contexts.ts'

/** A document of these lines; an empty one begins a new block. */
function documentOf(...written: string[]): ReadDocument {
  const text = written.join('\n')
  let [start, block] = [0, 0]
  const lines = written.flatMap((line) => {
    const at = start
    start += line.length + 1
    if (line === '') block += 1
    return line === ''
      ? []
      : [{ page: 1, start: at, end: at + line.length, block, box: null, fontSize: line === 'Skills' ? 14 : 10, bold: false }]
  })
  return { text, lines, pageCount: 1, pageSizes: [], hidden: [], recognised: false } as unknown as ReadDocument
}

const quoteOf = ({ text }: ReadDocument, words: string): Quote => {
  const start = text.indexOf(words)
  return { page: 1, start, end: start + words.length, quote: words }
}

const besides = (document: ReadDocument, words: string, facts: ResumeFacts | null = null) =>
  [...contextsOf(document, facts, [quoteOf(document, words)]).values()][0]

test('a quote stands in its sentence, over line breaks, and in no other', () => {
  const document = documentOf('Led a team of four. Moved the billing system to', 'Kafka without a minute of downtime. Then left.')
  expect(besides(document, 'Kafka')).toMatchObject({
    before: 'Moved the billing system to ',
    after: ' without a minute of downtime.',
  })
})

test('an item of a list is its own sentence, without the mark before it', () => {
  const document = documentOf('• Wrote tests in Go', '• Kept PostgreSQL fast for', 'ten million rows', '• Cooked')
  expect(besides(document, 'PostgreSQL')).toMatchObject({ before: 'Kept ', after: ' fast for ten million rows' })
  expect(besides(document, 'Go')).toMatchObject({ before: 'Wrote tests in ', after: '' })
})

test('a heading of another look is no part of the sentence below it', () => {
  expect(besides(documentOf('Skills', 'Go, Kafka, SQL'), 'Kafka')).toMatchObject({ before: 'Go, ', after: ', SQL' })
})

test('sentences end where their language ends them', () => {
  expect(besides(documentOf('负责支付系统。使用 Kafka 处理订单。管理团队。'), 'Kafka')).toMatchObject({
    before: '使用 ',
    after: ' 处理订单。',
  })
  expect(besides(documentOf('Leitete das Team. Baute mit Kafka z. B. Pipelines!'), 'Kafka')?.before).toBe('Baute mit ')
})

test('a long sentence is cut at words', () => {
  const long = 'word '.repeat(60)
  const { before, after } = besides(documentOf(`${long}Kafka ${long}`), 'Kafka')!
  expect(before).toStartWith('…word')
  expect(before.length).toBeLessThan(120)
  expect(after).toEndWith('word…')
})

test('the position it is told of stands beside it', () => {
  const document = documentOf('Developer, Northwind', 'Built things with Kafka.')
  const quote = quoteOf(document, 'Built things with Kafka.')
  const fact = <Value>(value: Value) => ({ value, confidence: 1, quotes: [quote] })
  const role = { title: fact('Developer'), company: fact('Northwind'), dates: fact({ start: 24_240, end: 24_300 }), counts: true }
  const facts = { roles: [role], statements: [{ quote, part: 'role', role: 0 }] } as unknown as ResumeFacts
  expect(besides(document, 'Kafka', facts)).toMatchObject({
    place: 'position',
    role: { title: 'Developer', company: 'Northwind', from: '2020-01', to: '2025-01' },
  })
  expect(besides(document, 'Northwind', facts)?.role).toBeNull()
})

test('words that a newer reading has moved stand in no sentence', () => {
  const document = documentOf('Built things with Kafka.')
  expect(contextsOf(document, null, [{ page: 1, start: 2, end: 7, quote: 'Kafka' }]).size).toBe(0)
})
