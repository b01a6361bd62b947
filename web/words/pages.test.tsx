import { describe, expect, mock, test } from 'bun:test'
import { Elysia } from 'elysia'
import { silentLog } from '#src/http/log.ts'
import { createPages } from '#src/http/pages.ts'
import type { ScheduleRecord } from '#src/scheduling/views.ts'
import { catalogues } from '#src/words/catalogues.ts'
import { fill } from '#src/words/fill.ts'
import { type Language, languages } from '#src/words/languages.ts'
import type { LinkRecord } from '../api/assessment.ts'
import { createRenderer } from '../render.tsx'

// The recorder's script for the audio thread is made by the bundler; a server records nothing.
mock.module('../devices/wav-recorder.ts', () => ({ startWavRecorder: () => Promise.reject(new Error('no recorder')) }))

const publicUrl = 'http://localhost:3000'

const aLink: LinkRecord = {
  valid: true,
  status: 'pending',
  error: null,
  kind: 'assessment',
  options: { proctored: true, practice: false, camera: true, answers: 'voice', extraMinutes: 0 },
  phase: null,
  serverTime: '2026-11-20T09:00:00.000Z',
  deadlines: { mcq: null, voice: null },
  consent: { version: '2026-11', text: 'I agree.' },
  consented: false,
  counts: { mcq: 10, voice: 1 },
  jobTitle: 'Gardener',
  company: 'Lantern Works',
  recordingLimitBytes: 1,
}

const aSchedule: ScheduleRecord = {
  state: 'booked',
  company: 'Lantern Works',
  jobTitle: 'Gardener',
  hostName: 'Maya Fernandes',
  minutes: 45,
  zone: 'Europe/Berlin',
  place: '',
  note: '',
  slots: ['2026-12-01T09:00:00.000Z'],
  closesAt: '2026-12-02T23:00:00.000Z',
  interview: { startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T09:45:00.000Z', sequence: 2, zone: 'Europe/Berlin' },
  canChange: true,
  endedBy: null,
  isMailed: true,
}

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
  .get('/api/validate-assessment/:token', ({ params: { token } }) => ({
    ...aLink,
    ...(token === 'interview' && { kind: 'interview' }),
    ...(token === 'ended' && { valid: false, status: 'expired' }),
  }))
  .get('/schedule/:token', () => aSchedule)
  .get('/public/jobs', () => [])

/** What is read of a page, and what its scripts are sent. */
const visit = async (path: string, language: Language) => {
  const headers = { accept: 'text/html', 'accept-language': language }
  const page = await site.handle(new Request(publicUrl + path, { headers }))
  const html = (await page.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
  const data = /<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return { status: page.status, html, read: html.replaceAll(/<script.*?<\/script>|data-(?:words|props)="[^"]*"/gs, ''), data }
}

/** What a reader of another language must not come across. */
const english = /Begin|Instructions|Skip to|Sent with|Privacy|Choose another|Interview for|Search|Return to/

describe.each(languages)('in %s', (language) => {
  const { assessment, jobs, schedule, shell, titles } = catalogues[language]
  const isOther = language !== 'en'

  test('the first page of an assessment, with the words that its scripts need', async () => {
    const { status, read, data } = await visit('/assessment/secret', language)
    expect(status).toBe(200)
    for (const text of [
      `<html lang="${language}"`,
      `<title>${titles['/assessment/:token']}`,
      assessment.beginCheck,
      fill(assessment.partOfApplication.assessment, { job: 'Gardener' }),
      assessment.testBoth,
      assessment.thenSpeak.split('{')[0]!,
      shell.skip,
    ])
      expect(read).toContain(text)
    if (isOther) expect(english.exec(read)?.[0]).toBeUndefined()
    const { words } = JSON.parse(data ?? '{}')
    expect([words.language, Object.keys(words).toSorted()]).toEqual([
      language,
      ['assessment', 'common', 'language', 'shell', 'titles'],
    ])
  })

  test('an interview, and a link that opens nothing any more', async () => {
    expect((await visit('/interview/interview', language)).read).toContain(
      fill(assessment.partOfApplication.interview, { job: 'Gardener' }),
    )
    const { read } = await visit('/assessment/ended', language)
    expect(read).toContain(assessment.expiredText)
    if (isOther) expect(english.exec(read)?.[0]).toBeUndefined()
  })

  test('the time of an interview, with days as the language writes them', async () => {
    const { read } = await visit('/schedule/secret', language)
    const days = {
      en: 'Tuesday, December 1, 2026',
      de: 'Dienstag, 1. Dezember 2026',
      fr: 'mardi 1 décembre 2026',
      es: 'martes, 1 de diciembre de 2026',
    }
    for (const text of [days[language], fill(schedule.interviewFor, { job: 'Gardener' }), schedule.move, schedule.cannotCome])
      expect(read).toContain(text)
    if (isOther) expect(english.exec(read)?.[0]).toBeUndefined()
  })

  test('the list of jobs when there are none', async () => {
    const { read } = await visit('/jobs', language)
    for (const text of [jobs.none, jobs.search, shell.forCompanies]) expect(read).toContain(text)
    if (isOther) expect(english.exec(read)?.[0]).toBeUndefined()
  })
})

test('pages for people who work here are in English, and are sent no words', async () => {
  const { html } = await visit('/login', 'de')
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('Welcome back')
  expect(html).not.toContain('data-words')
})
