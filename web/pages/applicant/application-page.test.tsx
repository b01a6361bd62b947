import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { silentLog } from '#src/http/log.ts'
import { createPages } from '#src/http/pages.ts'
import type { ApplicantView } from '../../api/applicant.ts'
import { createRenderer } from '../../render.tsx'

const publicUrl = 'http://localhost:3000'

const aView = (facts: Partial<ApplicantView> = {}): ApplicantView => ({
  job: {
    title: 'Backend Developer',
    companyName: 'Lantern Works',
    location: 'Zürich',
    publicUrl: `${publicUrl}/jobs/p1`,
    isOpen: true,
  },
  name: 'Ingrid Solberg',
  email: 'ingrid@example.test',
  phone: null,
  appliedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: null,
  status: 'New',
  statusAt: '2026-11-20T09:00:00.000Z',
  statusText: 'The company has it and has not looked at it yet.',
  isWithdrawn: false,
  resumeFile: 'ingrid-solberg.pdf',
  newer: [],
  keeping: {
    until: '2027-05-20T03:00:00.000Z',
    text: 'Lantern Works deletes applications 180 days after the last thing that happened with them.',
    isDeletionAsked: false,
  },
  fileUrl: '/files/sealed',
  reading: 'read',
  unreadable: null,
  read: {
    name: 'Ingrid A. Solberg',
    email: 'ingrid@example.test',
    phone: '+47 22 12 34 56',
    titles: ['Senior Backend Engineer', 'Backend Developer'],
    degrees: [],
    skills: ['Go', 'PostgreSQL'],
    companies: ['Nordlys Logistics'],
    years: 11,
  },
  requirements: [
    {
      label: 'Go',
      must: true,
      isDuty: false,
      state: 'met',
      summary: 'Named in the resume.',
      quotes: [{ page: 1, quote: 'Design and run services in Go' }],
    },
    { label: 'Terraform', must: false, isDuty: false, state: 'missing', summary: 'Not shown in the resume.', quotes: [] },
    {
      label: 'Run services that plan deliveries',
      must: false,
      isDuty: true,
      state: 'missing',
      summary: 'No sentence of the resume tells of this.',
      quotes: [],
    },
  ],
  understood: null,
  warnings: [],
  software: ['No model decided anything.', 'A person decides.'],
  answers: [{ questionId: 'q1', question: 'When can you begin?', answer: 'In March' }],
  shownFields: [],
  corrections: [],
  correctable: ['name', 'phone', 'skills', 'titles', 'companies', 'degrees', 'experience', 'other'],
  review: null,
  consent: { version: '2026-11', text: 'I agree to this.', at: '2026-11-20T09:00:00.000Z', allowedToShare: false },
  messages: [],
  events: [{ at: '2026-11-20T09:00:00.000Z', text: 'You applied.' }],
  ...facts,
})

/** The page of a link, over a server that knows no other. */
const opened = async (
  answer: ApplicantView | { status: number; code: string; error: string },
  { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string } = {},
) => {
  const isRefusal = 'code' in answer
  const site: Elysia = new Elysia()
  site
    .use(
      createPages({
        renderer: createRenderer({ assets: {}, publicUrl }),
        handle: (request) => site.handle(request),
        assets: null,
        publicUrl,
        log: silentLog,
      }),
    )
    .get('/api/application/:token', () => (isRefusal ? Response.json(answer, { status: answer.status }) : answer))
  const page = await site.handle(
    new Request(`${publicUrl}/application/secret${query}`, { headers: { accept: 'text/html', ...headers } }),
  )
  const whole = (await page.text()).replaceAll('<!-- -->', '')
  // What the browser wakes the page with is not what a person reads.
  const html = whole.replaceAll(/data-(?:props|words)="[^"]*"/g, '').replaceAll('&#x27;', "'")
  return { status: page.status, headers: page.headers, html, whole }
}

describe("the applicant's page", () => {
  test('shows what was sent, read and found, and every way to change it', async () => {
    const { status, headers, html } = await opened(aView())
    expect(status).toBe(200)
    for (const text of [
      'Lantern Works',
      'Your application: Backend Developer',
      'Applied on Nov 20, 2026',
      'The company has it and has not looked at it yet.',
      'href="/files/sealed"',
      'See your file: ingrid-solberg.pdf',
      'Your resume says: Ingrid A. Solberg',
      '11 years',
      'Nothing found',
      'Correct this<span class="visually-hidden">: Skills</span>',
      'Words in your resume that show it',
      '“Design and run services in Go”',
      'Not found in your resume <span class="muted">(1)</span>',
      'What you would do in this job',
      'No model decided anything.',
      'Ask for a review by a person',
      'When can you begin?',
      'In March',
      'I agree to this.',
      'Version 2026-11, agreed to on',
      'You did not allow the company',
      'You applied.',
      'href="/api/application/secret/data.zip"',
      'Withdraw my application',
      'Delete my data',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('style="')
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\d\s?%/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('says that the resume is still being read, and looks for the result by itself', async () => {
    const { html, whole } = await opened(
      aView({ reading: 'waiting', read: null, requirements: [], correctable: ['name', 'phone'] }),
    )
    expect(html).toContain('your resume is being read')
    expect(whole).toContain('data-wake="visible"')
    expect(html).not.toContain('Nothing found')
    expect(html).not.toContain('What the job asks for')
    expect((await opened(aView())).whole).toContain('data-wake="touch"')
  })

  test('says of a file that could not be read that a person will, and how to send a better one', async () => {
    const unreadable = { reading: 'unreadable', unreadable: 'This PDF has no text layer.', read: null, requirements: [] } as const
    const { html } = await opened(aView({ ...unreadable, requirements: [] }))
    for (const text of ['A person will read it.', 'This PDF has no text layer.', 'href="http://localhost:3000/jobs/p1?apply"'])
      expect(html).toContain(text)
    const closed = await opened(aView({ ...unreadable, requirements: [], job: { ...aView().job, isOpen: false } }))
    expect(closed.html).not.toContain('?apply')
    expect(closed.html).toContain('It no longer accepts applications.')
  })

  test('tells of hidden text, corrections, messages, the review and a withdrawal', async () => {
    const { html } = await opened(
      aView({
        isWithdrawn: true,
        warnings: ['Text in the color of the page was left out of the score: “Rust”'],
        corrections: [
          {
            id: 'c1',
            at: '2026-11-20T10:00:00.000Z',
            about: 'skills',
            kind: 'missing',
            value: 'Terraform',
            comment: 'Since 2021',
            quote: null,
          },
          {
            id: 'c2',
            at: '2026-11-20T10:00:00.000Z',
            about: 'skills',
            kind: 'missing',
            value: 'Kafka',
            comment: '',
            quote: { page: 2, start: 0, end: 10, quote: 'with Kafka' },
          },
        ],
        messages: [{ subject: 'A first talk', body: 'Dear Ingrid', sentBy: 'Cara Company', at: '2026-11-20T11:00:00.000Z' }],
        review: { askedAt: '2026-11-20T12:00:00.000Z', reason: 'Two columns', reviewedAt: '2026-11-20T13:00:00.000Z' },
      }),
    )
    for (const text of [
      'You withdrew this application.',
      'was left out of the score: “Rust”',
      'Since 2021',
      'The company sees it as your own statement.',
      '“with Kafka”',
      'Found in your resume: it counts',
      'A first talk',
      'Cara Company',
      'title="Nov 20, 2026, 13:00 UTC">Nov 20, 2026, 13:00 UTC</time>',
      'Your reason: Two columns',
    ])
      expect(html).toContain(text)
    for (const text of ['Withdraw my application', 'Ask again for a review']) expect(html).not.toContain(text)
  })

  test('shows a script in any field as text', async () => {
    const script = '<script>alert(1)</script>'
    const { whole } = await opened(
      aView({
        name: script,
        resumeFile: script,
        answers: [{ questionId: 'q', question: script, answer: script }],
        messages: [{ subject: script, body: script, sentBy: script, at: '2026-11-20T11:00:00.000Z' }],
        warnings: [script],
      }),
    )
    expect(whole).not.toContain('<script>alert')
  })

  test('is read in the language that the browser asks for, or that was chosen on the page', async () => {
    const german = await opened(aView(), { headers: { 'accept-language': 'de-AT,en;q=0.5' } })
    for (const text of [
      '<html lang="de"',
      '<title>Ihre Bewerbung',
      'Ihre Bewerbung: Backend Developer',
      'Beworben am 20. Nov. 2026',
      'Stand: <span class="badge" data-tone="info">Neu</span>',
      '11 Jahre',
      'Berichtigen<span class="visually-hidden">: Kenntnisse</span>',
      '„Design and run services in Go“',
      'Meine Bewerbung zurückziehen',
      'When can you begin?',
    ])
      expect(german.html).toContain(text)
    for (const text of ['Withdraw', 'Download', 'What was read', 'Correct this', 'Nothing found', 'Privacy'])
      expect(german.html).not.toContain(text)
    expect(german.headers.get('vary')).toBe('Accept, Accept-Language, Cookie')
    for (const [language, heading] of [
      ['fr', 'Votre candidature : Backend Developer'],
      ['es', 'Su candidatura: Backend Developer'],
    ]) {
      const { html } = await opened(aView(), { headers: { 'accept-language': 'de', cookie: `theme=dark; language=${language}` } })
      expect(html).toContain(heading!)
      expect(html).toContain(`<html lang="${language}" class="dark"`)
    }
  })

  test('a choice of the language menu is kept, and leads back to the same page', async () => {
    const chosen = await opened(aView(), { query: '?newer=n1&language=fr' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/application/secret?newer=n1'])
    expect(chosen.headers.getSetCookie()).toEqual(['language=fr; Path=/; Max-Age=31536000; SameSite=Lax'])
    const other = await opened(aView(), { query: '?language=xx' })
    expect([other.status, other.headers.getSetCookie()]).toEqual([200, []])
  })

  test('says of a link that opens nothing why, with the status that says the same', async () => {
    const gone = await opened({ status: 410, code: 'LINK_ENDED', error: 'This application was deleted.' })
    expect([gone.status, gone.html.includes('This application was deleted')]).toEqual([410, true])
    const unknown = await opened({ status: 404, code: 'INVALID_LINK', error: 'No such link.' })
    expect([unknown.status, unknown.html.includes('This link does not lead to an application')]).toEqual([404, true])
    const many = await opened({ status: 429, code: 'TOO_MANY', error: 'Too many attempts. Please wait 40 seconds.' })
    expect([many.status, many.html.includes('Please wait 40 seconds')]).toEqual([429, true])
  })
})
