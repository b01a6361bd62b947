import { describe, expect, test } from 'bun:test'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Providers } from '../../../providers.tsx'
import { createTestSite, visit } from '../../../test-site.ts'
import { aDetail, anApplication, noMatch } from './an-application.ts'
import { addressOf, fits, inOrder, parametersOf, queryFrom } from './application-query.ts'
import { ApplicationRow } from './application-row.tsx'
import { closingLetter, filledIn } from './closing-letter.ts'
import { applicationColumns } from './columns.ts'
import { NoApplications } from './no-applications.tsx'
import { AboutPanel } from './sheet/about-panel.tsx'
import { MatchPanel } from './sheet/match-panel.tsx'
import { ReadPanel } from './sheet/read-panel.tsx'
import { ReviewStrip } from './sheet/review-strip.tsx'
import { correctionHeading, eventInWords } from './sheet/words.ts'

const { site } = createTestSite()

const markup = (element: ReactNode) =>
  renderToStaticMarkup(
    <Providers>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  )

const card = (facts: Parameters<typeof anApplication>[0] = {}) =>
  markup(
    <table>
      <tbody>
        <ApplicationRow
          record={anApplication(facts)}
          columns={applicationColumns}
          index={0}
          current
          selected={false}
          address="/jobportal/applications/j1?application=a1"
          isFresh={false}
          onChanged={() => {}}
          onNear={() => {}}
        />
      </tbody>
    </table>,
  )
const noChoice = { chosen: null, onChoose: () => {} }
const noReload = async () => {}

test('the page comes with its frame and says that it is loading; whose it is, only the browser knows', async () => {
  const answer = await visit(site, '/jobportal/applications/j1', { cookie: 'session=known' })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  for (const text of ['Back', 'Applications', 'Loading applications...', 'noindex']) expect(html).toContain(text)
})

describe('a row', () => {
  test('shows who, when, how to reach them, how well they fit and what was found', () => {
    const html = card({ candidatePhone: '+47 22 (12) 34', source: 'LinkedIn' })
    for (const text of [
      '>A<',
      'Ada Berg',
      'Applied',
      'Mar 2, 2026',
      'href="mailto:ada%40example.test"',
      'href="tel:+47221234"',
      '62%',
      'High confidence',
      'Kubernetes',
      'Via LinkedIn',
      'Resume',
    ])
      expect(html).toContain(text)
    for (const absent of ['Needs a person', 'Review asked', 'Corrected', 'Withdrawn', 'No answer yet', 'Sent again'])
      expect(html).not.toContain(absent)
  })

  test('writes to nobody but the address, whatever the address says', () => {
    const html = card({ candidateEmail: 'a@example.test?bcc=eve%40example.test&body=x' })
    expect(html).toContain('href="mailto:a%40example.test%3Fbcc%3Deve%2540example.test%26body%3Dx"')
  })

  test('says in words what a percentage cannot', () => {
    expect(card({ match: { ...noMatch, isWaiting: true } })).toContain('Being read...')
    const unread = card({ match: { ...noMatch, unreadable: 'This PDF is encrypted.' } })
    for (const text of ['Needs a person', 'This PDF is encrypted.', 'Could not be read']) expect(unread).toContain(text)
    const busy = card({ needsReview: true, hasCorrections: true, isAnswered: false, updatedAt: '2026-03-04T09:00:00.000Z' })
    for (const text of ['Review asked', 'Corrected', 'No answer yet', 'Sent again']) expect(busy).toContain(text)
    const withdrawn = card({ isWithdrawn: true, isAnswered: false })
    expect(withdrawn).toContain('Withdrawn')
    expect(withdrawn).not.toContain('No answer yet')
  })

  test('shows what an applicant typed as text', () => {
    expect(card({ candidateName: '<img src=x onerror=alert(1)>', source: '<script>' })).not.toMatch(/<img|<script/)
  })
})

describe('filters', () => {
  const query = { status: null, only: null, q: '', sort: 'match' } as const

  test('stand in the address, and what nobody offers is left out', () => {
    const asked = queryFrom(new URLSearchParams('status=Rejected&only=unanswered&q=%20ada%20&sort=name'))
    expect(asked).toEqual({ status: 'Rejected', only: 'unanswered', q: 'ada', sort: 'name' })
    expect(parametersOf(asked).toString()).toBe('status=Rejected&only=unanswered&q=ada&sort=name')
    expect(queryFrom(new URLSearchParams('status=Hired&only=everything&sort=age'))).toEqual(query)
    expect(addressOf('j 1', query, 'a1')).toBe('/jobportal/applications/j%201?application=a1')
  })

  test('put the best first, who was not read after them, and who has withdrawn last', () => {
    const people = [
      anApplication({ _id: 'gone', isWithdrawn: true, match: { ...noMatch, percentage: 99 } }),
      anApplication({ _id: 'unread', match: noMatch }),
      anApplication({ _id: 'low', match: { ...noMatch, percentage: 0 } }),
      anApplication({ _id: 'unread, newer', match: noMatch, appliedAt: '2026-03-05T09:00:00.000Z' }),
      anApplication({ _id: 'high', match: { ...noMatch, percentage: 80 }, candidateName: 'Zora' }),
    ]
    const ids = (sort: 'match' | 'name') => inOrder(people, sort).map(({ _id }) => _id)
    expect(ids('match')).toEqual(['high', 'low', 'unread, newer', 'unread', 'gone'])
    expect(ids('name').slice(-2)).toEqual(['high', 'gone'])
  })

  test('let through what arrives only where it belongs', () => {
    const unread = anApplication({ match: { ...noMatch, unreadable: 'Broken.' }, isAnswered: false })
    expect(fits(unread, query)).toBe(true)
    expect(fits(unread, { ...query, only: 'needs-person' })).toBe(true)
    expect(fits(unread, { ...query, only: 'withdrawn' })).toBe(false)
    expect(fits(unread, { ...query, status: 'Rejected' })).toBe(false)
  })
})

test('with nobody it says so, and with filters that fit nobody it offers to drop them', () => {
  const none = markup(<NoApplications job={null} isFiltered={false} onClear={() => {}} />)
  expect(none).toContain('No Applications Yet')
  expect(none).not.toContain('<button')
  const filtered = markup(<NoApplications job={null} isFiltered onClear={() => {}} />)
  expect(filtered).toContain('No matching applications')
  expect(filtered).toContain('Show all applications')
})

describe('the details', () => {
  test('tell a correction that counts from the word of the applicant', () => {
    const correction = {
      id: 'c1',
      at: '2026-03-03T09:00:00.000Z',
      about: 'skills',
      kind: 'missing',
      comment: 'Two years',
    } as const
    const quote = { page: 1, start: 0, end: 4, quote: 'HCL files' }
    const detail = aDetail({
      corrections: [
        { ...correction, value: 'Terraform', quote },
        { ...correction, id: 'c2', value: 'Kubernetes', quote: null },
      ],
      answers: [{ questionId: 'q', question: 'When?', answer: 'In <b>March</b>' }],
      earlier: [{ resumeFile: 'old.pdf', appliedAt: '2026-02-01T09:00:00.000Z', url: '/files/old', answers: [] }],
    })
    const html = markup(<AboutPanel detail={detail} canShow {...noChoice} />)
    for (const text of [
      'Skill missing: Terraform',
      'Found in the resume, counts',
      'HCL files',
      'Skill missing: Kubernetes',
      'The applicant&#x27;s word',
      'In &lt;b&gt;March',
      'old.pdf',
      'For this job only',
    ])
      expect(html).toContain(text)
  })

  test('warn of what was left out, and say why there is no percentage', () => {
    const analysis = {
      percentage: 0,
      confidence: 0.4,
      components: [],
      missing: [],
      warnings: ['Hidden text was left out.'],
      engine: 'e',
    }
    expect(markup(<MatchPanel detail={aDetail({ analysis })} {...noChoice} />)).toContain('Hidden text was left out.')
    const unread = aDetail({ match: { ...noMatch, unreadable: 'Broken.' } })
    expect(markup(<MatchPanel detail={unread} {...noChoice} />)).toContain('Please read this resume yourself')
    expect(markup(<ReadPanel detail={unread} evidence={null} {...noChoice} />)).toContain('Nothing could be read')
    expect(markup(<MatchPanel detail={aDetail({ match: { ...noMatch, isWaiting: true } })} {...noChoice} />)).toContain(
      'being read',
    )
  })

  test('say that a review is wished for until somebody made one', () => {
    const review = { askedAt: '2026-03-03T09:00:00.000Z', reason: 'I led the move.', reviewedAt: null }
    const asked = markup(<ReviewStrip detail={aDetail({ needsReview: true, review })} reload={noReload} />)
    for (const text of ['asked on Mar 3, 2026', 'I led the move.', 'Mark as reviewed by a person']) expect(asked).toContain(text)
    expect(markup(<ReviewStrip detail={aDetail({ review })} reload={noReload} />)).not.toContain('asked')
  })

  test('tell what happened in words', () => {
    const message = { _id: 'm1', subject: 'Come by', body: '', sentBy: 'Cara', createdAt: '', state: 'sent' } as const
    const happened = (kind: Parameters<typeof eventInWords>[0]['kind'], details = {}) =>
      eventInWords({ at: '', kind, details }, { messages: [message] })
    expect(happened('status', { status: 'Rejected' })).toBe('You set the status to Rejected')
    expect(happened('message', { messageId: 'm1' })).toBe('Cara wrote “Come by”')
    expect(happened('message', { messageId: 'gone' })).toBe('A message was written')
    expect(happened('read', { code: 'DAMAGED' })).toContain('needs a person')
    expect(correctionHeading({ about: 'titles', kind: 'wrong', value: 'Chef' })).toBe('Position wrong: Chef')
  })
})

test('a closing letter is filled in for its reader, and what a name holds is not filled in again', () => {
  const values = { name: '{jobTitle}', jobTitle: 'Cook', companyName: 'Lantern' }
  expect(filledIn('Dear {name}, {jobTitle} at {companyName} {other}', values)).toBe('Dear {jobTitle}, Cook at Lantern {other}')
  for (const placeholder of ['{name}', '{jobTitle}', '{companyName}']) expect(closingLetter.body).toContain(placeholder)
})
