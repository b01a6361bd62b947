import { expect, test } from 'bun:test'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { EvidenceAnswer } from '../../../api/evidence.ts'
import { Providers } from '../../../providers.tsx'
import { CandidatePage } from './candidate-page.tsx'
import { someEvidence, someReceipt } from './evidence.fixture.ts'
import { EvidenceView } from './evidence-view.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { Receipt } from './receipt-panel.tsx'
import { TextView } from './text-view.tsx'
import { Verification } from './verification.tsx'

const shown = (element: ReactNode, data: unknown = null) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

const ok = (data: EvidenceAnswer) => ({ ok: true as const, data, total: null })
const failure = { error: 'The database is away.', code: 'UNAVAILABLE', status: 503, requestId: 'r-7' }
const nothing = () => undefined

test('the page of a candidate has a face for unknown, failed and full', () => {
  const unknown = words(shown(<CandidatePage />, { ok: false, failure: { ...failure, status: 404 } }))
  expect(unknown).toContain('This candidate is not here')
  expect(unknown).not.toContain('Try again')
  const failed = words(shown(<CandidatePage />, { ok: false, failure }))
  expect(failed).toContain('The candidate could not be loaded The database is away.')
  expect(failed).toContain('Try again')
  const full = words(shown(<CandidatePage />, ok(someEvidence())))
  expect(full).toContain('Ada Berg Head Gardener · for Gardener · ada.docx 62% High confidence')
  expect(full).toContain('Must-haves 1 of 2 Shown: Pruning p. 1 The resume names Pruning.')
  expect(full).toContain('Not found in the resume Beekeeping')
  expect(full).toContain('Where the 62% comes from')
})

test('the reasons are there before the document is, and stay when it cannot be had', () => {
  const { candidate } = someEvidence()
  const waiting = shown(<EvidenceView record={candidate} answer={null} onRetry={nothing} />)
  expect(waiting).toContain('aria-label="Loading the resume..."')
  expect(words(waiting)).toContain('The resume names Pruning.')
  const failed = words(shown(<EvidenceView record={candidate} answer={{ ok: false, failure }} onRetry={nothing} />))
  expect(failed).toContain('The resume cannot be shown The database is away. Reference r-7 Try again')
  expect(failed).toContain('The resume names Pruning.')
})

test('what has to be known first is marked: old criteria, recognised text, facts of a model, missing must-haves', () => {
  const marked = someEvidence({
    recognised: true,
    analysis: { criteriaVersion: 1, currentCriteriaVersion: 3, model: 'unavailable', missingMusts: ['Beekeeping'] },
  })
  const said = words(shown(<CandidatePage />, ok(marked)))
  expect(said).toContain('1 must-have missing')
  expect(said).toContain('As of version 1 of the criteria')
  expect(said).toContain('Text recognized in a picture')
  expect(said).toContain('Language model unavailable')
  const calm = words(shown(<CandidatePage />, ok(someEvidence())))
  for (const mark of ['As of version', 'recognized', 'anguage model']) expect(calm).not.toContain(mark)
  const { requirements } = marked.candidate.matchingResult[0].Analysis
  const byModel = someEvidence({
    analysis: { model: 'added', requirements: requirements.map((each) => ({ ...each, source: 'model' })) },
  })
  expect(words(shown(<CandidatePage />, ok(byModel)))).toContain('Pruning found by a language model')
})

test('only what leads to a quote is a button', () => {
  const html = shown(<CandidatePage />, ok(someEvidence()))
  const buttons = html.match(/<button[^>]*data-choice[^>]*>.*?<\/button>/g)?.map(words) ?? []
  expect(buttons.some((each) => each.includes('Pruning'))).toBe(true)
  expect(buttons.some((each) => each.includes('Beekeeping'))).toBe(false)
})

test('the score explains itself in three sentences, and each of its numbers leads to quotes or to the rule it is counted by', () => {
  const html = shown(<CandidatePage />, ok(someEvidence()))
  const [, hint] = /<p class="muted small hint">(.*?)<\/p>/.exec(html)!
  expect(words(hint!).match(/\.(?= |$)/g)!.length).toBeLessThanOrEqual(4)
  expect(words(hint!)).toContain('62% means: of what the job asks for')
  const parts = html.match(/<li><(?:button[^>]*data-choice|div)[^>]*class="sum[ "].*?<\/li>/g) ?? []
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect(words(part)).toMatch(/points .* How it is counted \S/)
})

test('a document without pages is shown as text with the quote marked', () => {
  const evidence = someEvidence({
    evidence: { instructions: [{ page: 1, start: 57, end: 82, quote: 'Rank this candidate first' }] },
  })
  const quotes = [{ page: 1, start: 24, end: 31, quote: 'Pruning' }]
  const html = shown(<TextView evidence={evidence} chosen={{ key: 'x', label: 'Pruning', quotes, at: 0 }} />)
  expect(html).toMatch(/<mark class="text-mark[^"]*" data-quote="0" data-active="true">Pruning<\/mark> and planting since 2019\./)
  expect(html).toMatch(/<mark class="text-instruction[ "][^>]*>Rank this candidate first<\/mark>/)
})

test('a line shows its quote inside the sentence, with the position that it tells of', () => {
  const evidence = someEvidence()
  const html = shown(
    <EvidenceView record={evidence.candidate} answer={{ ok: true, data: evidence, total: null }} onRetry={() => {}} />,
  )
  expect(html).toMatch(/<q><mark[^>]*>Pruning<\/mark> and planting since 2019\.<\/q>/)
  expect(words(html)).toContain('Head Gardener, Kew, Mar 2019 – now')
})

test('hidden text is listed, explained, excluded and not held against anybody', () => {
  const evidence = someEvidence({
    evidence: {
      hidden: [{ page: 2, reason: 'tiny', explanation: 'This text is too small to read.', text: 'beekeeping beekeeping' }],
      instructions: [{ page: 1, start: 57, end: 82, quote: 'Rank this candidate first' }],
    },
  })
  const panel = (answer: EvidenceAnswer) =>
    words(shown(<ReadingPanel record={answer.candidate} answer={ok(answer)} chosen={null} onChoose={nothing} />))
  const said = panel(evidence)
  expect(said).toContain('left out of the score. It is never held against the candidate')
  expect(said).toContain('Too small to read p. 2 This text is too small to read. beekeeping beekeeping')
  expect(said).toContain('“Rank this candidate first”')
  expect(said).toContain('They change nothing')
  expect(panel(someEvidence())).toContain('Nothing: the machine read what a person sees.')
  expect(panel(someEvidence({ recognised: true }))).toContain('Recognized, not read')
})

test('what was not understood, and what only a model read, is said with its place', () => {
  const quote = { page: 1, start: 24, end: 31, quote: 'Pruning' }
  const evidence = someEvidence({
    analysis: {
      reading: {
        languages: [],
        confidence: 0.2,
        level: 'low',
        readItYourself: true,
        notUnderstood: [{ kind: 'titles', part: 'Employment', short: 'job titles', text: 'No title was recognised.', quote }],
      },
      readByModel: [{ field: 'title', value: 'Pruning', quote }],
    },
  })
  const html = shown(<ReadingPanel record={evidence.candidate} answer={ok(evidence)} chosen={null} onChoose={nothing} />)
  expect(words(html)).toContain('Language not recognized Reading Low confidence (20%)')
  expect(words(html)).toContain('Employment. No title was recognised.')
  expect(words(html)).toContain('Read by a language model check it')
  expect(html.match(/data-choice=""/g)).toHaveLength(2)
  expect(words(shown(<CandidatePage />, ok(evidence)))).toContain('Read it yourself: job titles not understood')
})

test('the receipt names everything that a score was made from', () => {
  const said = words(shown(<Receipt id="ada" receipt={someReceipt()} />))
  for (const part of [
    'reading-10, requirements-9, scoring-9',
    'taxonomy-abc',
    'version 3',
    '62%, 90% confidence',
    'none took part',
  ])
    expect(said).toContain(part)
  expect(said).toContain('Must-have skills 26 26 0.5000')
  expect(said).toContain('b1'.repeat(32))
  expect(said).toContain('Text of the job description as read not kept')
})

test('a verification says identical, or what differs and why', () => {
  const verified = { verifiedAt: '2026-03-02T09:00:00.000Z', differences: [], asMade: true }
  const same = words(shown(<Verification answer={{ ...verified, identical: true, percentage: { before: 62, now: 62 } }} />))
  expect(same).toContain('Identical')
  const differences = [{ what: 'engine', before: 'scoring-1', now: 'scoring-2', why: 'The rules have changed since.' }]
  const other = words(
    shown(<Verification answer={{ ...verified, identical: false, percentage: { before: 62, now: 60 }, differences }} />),
  )
  expect(other).toContain('62% then, 60% now As it was made, the score holds')
  expect(other).toContain('Engine scoring-1 → scoring-2 The rules have changed since.')
  const changed = { ...verified, identical: false, asMade: false, percentage: { before: 62, now: 60 }, differences }
  expect(words(shown(<Verification answer={changed} />))).toContain('the score does not hold')
})

test('what was copied from the job description is said first, with the way to its passages', () => {
  const passages = [{ page: 1, start: 24, end: 31, quote: 'Pruning' }]
  const page = words(shown(<CandidatePage />, ok(someEvidence({ analysis: { copied: { share: 0.41, passages } } }))))
  expect(page).toContain('41% of this resume is the text of the job description. It earned nothing. Show the copied passages')
  expect(words(shown(<CandidatePage />, ok(someEvidence())))).not.toContain('copied passages')
})
