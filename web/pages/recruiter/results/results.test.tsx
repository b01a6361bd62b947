import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { ResultRecord } from '../../../api/results.ts'
import { Providers } from '../../../providers.tsx'
import { aUser } from '../../../test-site.ts'
import { aChoice, aRecording, aResult, aSpoken } from './result.fixture.ts'
import { ResultPage } from './result-page.tsx'
import { withKnownLinks } from './use-result.ts'
import { clockOf, lengthOf } from './words.ts'

const rendered = (answer: CallResult<ResultRecord>, role: 'owner' | 'viewer' = 'owner') => {
  const session = { state: 'signedIn', user: aUser({ role }) }
  const routes = [
    {
      id: 'recruiter',
      Component: Outlet,
      loader: () => session,
      children: [{ id: 'page', path: '/dashboard/assessments/:id', Component: ResultPage, loader: () => answer }],
    },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/dashboard/assessments/s1'],
    hydrationData: { loaderData: { recruiter: session, page: answer } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const shown = (facts: Partial<ResultRecord> = {}, role: 'owner' | 'viewer' = 'owner') =>
  words(rendered({ ok: true, data: aResult(facts), total: null }, role))
const openQuestion = (facts: Partial<ResultRecord['voiceQuestions'][number]>) => ({
  voiceQuestions: [{ ...aResult().voiceQuestions[0]!, ...facts }],
})

describe('the page of a result', () => {
  test('shows scores, choices, words and points', () => {
    const page = shown()
    expect(page).toContain('81%')
    expect(page).toContain('1 of 1 right')
    expect(page).toContain('It fetches and merges nothing.')
    expect(page).toContain('And so on. (not sure)')
    expect(page).toContain('Found by its words')
    expect(page).toContain('Never left the page')
  })

  test('says why there is no number: on its way, none, not yet, not counted', () => {
    const testScore = { ...aResult().testScore, audioScore: null, combinedScore: null }
    expect(shown({ testScore, waiting: true })).toContain('Calculating...')
    expect(shown({ testScore: { ...testScore, score: null } })).toContain('Combined score None')
    expect(shown({ testScore, status: 'in-progress', completedAt: null })).toContain('Combined score Not yet')
    expect(shown({ testScore, transcriber: { name: 'none', available: false } })).toContain('None: no transcription')
    const options = { ...aResult().options, practice: true, proctored: false }
    expect(shown({ testScore, options })).toContain('Not counted')
  })

  test('has a face for what is not here, for a failure, and for links that nobody has used', () => {
    const failure = { error: 'Broken.', code: 'X', status: 500, requestId: null }
    expect(words(rendered({ ok: false, failure: { ...failure, status: 404 } }))).toContain('This assessment is not here')
    expect(words(rendered({ ok: false, failure }))).toContain('The result could not be loaded Broken.')
    const unused = { startedAt: null, completedAt: null, consent: null, recordings: [] }
    expect(shown({ ...unused, status: 'pending' })).toContain(
      'The candidate has not begun yet. The link works until Nov 26, 2026',
    )
    expect(shown({ ...unused, status: 'expired' })).toContain('The link expired on Nov 26, 2026')
    expect(shown({ ...unused, status: 'revoked' })).toContain('The link was revoked before the candidate had begun')
  })

  test('lets a person decide about late answers, and says what was decided', () => {
    const late = aChoice({ isRight: false, answer: null, lateAnswer: { option: 'a', at: '2026-11-20T10:20:00.000Z' } })
    const page = shown({ questions: [late] })
    expect(page).toContain('1 answer came after the time was over and does not count')
    expect(page).toContain('Chosen late, Nov 20, 2026, 10:20 UTC , not counted')
    expect(shown({ questions: [late, { ...late, id: 'q2' }], countsLate: true })).toContain('Do not count them')
    expect(shown({ questions: [late] }, 'viewer')).not.toContain('Count it')
  })

  test('tells what became of each open answer', () => {
    const transcript = aSpoken().transcript!
    const said = (answer: Parameters<typeof aSpoken>[0], score: number | null = null) =>
      shown(openQuestion({ answers: [aSpoken(answer)], score }))
    expect(said({ transcript: { ...transcript, state: 'waiting' } })).toContain('The transcript is on its way...')
    const failed = said({ transcript: { ...transcript, state: 'failed', error: 'No key.' } })
    expect(failed).toContain('This answer could not be transcribed No key. Transcribe again')
    expect(said({ transcript: { ...transcript, segments: [], text: '' } }, 0)).toContain('No words were heard in it.')
    expect(said({ state: 'invalid', reason: 'silence', counts: false, url: null, transcript: null })).toContain(
      'This attempt was refused: nobody is heard in it.',
    )
    expect(said({ url: null })).toContain('The recording was deleted when its retention period ended.')
    expect(said({ state: 'written', text: 'I write tests.', url: null, transcript: null })).toContain('Written Nov 20, 2026')
    const none = aResult({ transcriber: { name: 'none', available: false }, ...openQuestion({ score: null }) })
    none.voiceQuestions[0]!.answers = [aSpoken({ transcript: { ...transcript, state: 'none' } })]
    expect(shown(none)).toContain('Transcription is not set up; listen to the answer.')
    expect(shown(openQuestion({ answers: [], score: null }))).toContain('Not answered.')
    const twice = [aSpoken({ _id: 'old', counts: false }), aSpoken()]
    expect(shown(openQuestion({ answers: twice }))).toContain('1 other attempt')
  })

  test('says which recordings there are not, and why', () => {
    expect(shown({ recordings: [aRecording()] })).toContain('No screen was recorded: the candidate did not share it')
    const options = { ...aResult().options, camera: false }
    expect(shown({ recordings: [], options })).toContain('This link asked for no camera.')
    expect(shown({ recordings: [aRecording({ state: 'arriving', url: null })] })).toContain('Camera: still arriving')
    expect(shown({ recordings: [aRecording({ state: 'expired', url: null })] })).toContain(
      'Camera: deleted when its retention period ended',
    )
    const parts = [aRecording({ incomplete: true }), aRecording({ _id: 'r3', part: 2, startedAt: '2026-11-20T10:11:00.000Z' })]
    expect(shown({ recordings: parts })).toContain('Camera, part 1: some pieces never came')
    expect(shown({ options: { ...aResult().options, proctored: false }, recordings: [] })).toContain('This link was unproctored')
    const unknown = aResult({ recordings: [aRecording({ type: 'application/octet-stream' })] })
    expect(shown(unknown)).toContain('Camera: in a format that cannot be played here. Download it')
    expect(shown(unknown)).not.toContain('Play 0:00')
    expect(rendered({ ok: true, data: unknown, total: null })).toContain('href="/files/y/camera.webm"')
  })

  test('lets a person rate what was not recorded too', () => {
    const options = { ...aResult().options, proctored: false }
    expect(shown({ recordings: [], options })).toContain('Rating by a person')
    expect(shown({ recordings: [], options })).toContain('Save rating')
    const rated = { recordings: [], options, testScore: { ...aResult().testScore, videoScore: 80 } }
    expect(shown(rated)).toContain('Rated by a person weight 10 80%')
  })

  test('exports nothing that the candidate does not share, and viewers change nothing', () => {
    const consent = { ...aResult().consent!, allowedToShare: false }
    expect(shown({ consent })).toContain('The candidate has not allowed this result to be shared')
    expect(rendered({ ok: true, data: aResult(), total: null })).toContain('href="/api/assessments/s1/report.pdf"')
    const viewed = shown({}, 'viewer')
    expect(viewed).not.toContain('Save rating')
    expect(viewed).toContain('Nobody has rated it.')
    expect(viewed).not.toContain('Export report')
  })
})

test('players keep the links they have while the page is read again', () => {
  const links = new Map<string, string>()
  withKnownLinks(aResult(), links)
  const again = aResult({
    recordings: [aRecording({ url: '/files/new/camera.webm' })],
    ...openQuestion({ answers: [aSpoken({ url: '/files/new/answer.wav' })] }),
  })
  const kept = withKnownLinks(again, links)
  expect([kept.recordings[0]?.url, kept.voiceQuestions[0]?.answers[0]?.url]).toEqual([
    '/files/y/camera.webm',
    '/files/x/answer.wav',
  ])
  links.delete('r1')
  expect(withKnownLinks(again, links).recordings[0]?.url).toBe('/files/new/camera.webm')
})

test('times are told as people say them', () => {
  expect([0, 65_000, 3_725_000].map(clockOf)).toEqual(['0:00', '1:05', '1:02:05'])
  expect([900, 59_000, 125_000, 3_720_000].map(lengthOf)).toEqual(['1 s', '59 s', '2 min 5 s', '1 h 2 min'])
})
