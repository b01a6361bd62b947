import { expect, test } from 'bun:test'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import type { WorkflowAnswer } from '../../../api/hiring.ts'
import { Providers } from '../../../providers.tsx'
import { ActivityPage } from './activity-page.tsx'
import { BoardPage } from './board-page.tsx'
import { CandidateWorkflow } from './candidate-workflow.tsx'
import { dueInWords } from './dates.ts'
import { TasksPage } from './tasks-page.tsx'
import { TemplatesPage } from './templates-page.tsx'
import { undoablesAfter } from './undoable.ts'
import { aBoard, aCard, aWorkflow, someTasks } from './workflow.fixture.ts'

/** The page as the server sends it with this data. */
const shown = (Component: ComponentType, data: unknown) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const ok = (data: unknown) => ({ ok: true, data, total: null })
const failed = (status = 503) => ({
  ok: false,
  failure: { error: 'The database is away.', code: 'UNAVAILABLE', status, requestId: 'r-7' },
})

test('the board has a face for gone, failed, empty and full', () => {
  expect(words(shown(BoardPage, failed(404)))).toContain('This job description is not here')
  expect(words(shown(BoardPage, failed()))).toContain('The database is away. Reference r-7 Try again')
  expect(words(shown(BoardPage, ok(aBoard({ cards: [], total: 0 }))))).toContain('Nobody has been ranked here yet')
  const full = words(shown(BoardPage, ok(aBoard())))
  expect(full).toContain('New 1 candidate')
  expect(full).toContain('Ada Berg 62% match ⋯ One must-have missing Roses Overdue by 3 days: Call back')
  expect(full).toContain('Interview 0 candidates No candidates')
})

test('a board of a thousand draws a few cards, and says how many there are', () => {
  const cards = Array.from({ length: 1000 }, (_, number) => aCard({ _id: `c${number}`, name: `Person ${number}` }))
  const stages = aBoard().stages.map((stage, at) => ({ ...stage, count: at === 0 ? 1000 : 0 }))
  const full = shown(BoardPage, ok(aBoard({ cards, stages, total: 1000 })))
  expect(full.match(/data-card=/g)?.length).toBeLessThan(50)
  expect(words(full)).toContain('New 1000 candidates')
})

test('Tab leads to one card only', () => {
  const cards = [aCard(), aCard({ _id: 'c2', name: 'Bo' }), aCard({ _id: 'c3', name: 'Cy', stageId: 's2' })]
  const full = shown(BoardPage, ok(aBoard({ cards, total: 3 })))
  expect(full.match(/<a[^>]*tabindex="0"[^>]*>/gi)).toHaveLength(1)
})

test('who may only look is offered nothing to change', () => {
  const full = shown(BoardPage, ok(aBoard({ canChange: false, canDecide: false })))
  expect(full).not.toContain('draggable="true"')
  expect(words(full)).not.toContain('Edit stages')
  const activity = words(shown(ActivityPage, ok(aWorkflow({ canChange: false, canDecide: false, canWrite: false }))))
  for (const word of ['Add note', 'Add a task', 'Write a message', 'Undo']) expect(activity).not.toContain(word)
})

test('the activity has a face for gone, failed, empty and full', () => {
  expect(words(shown(ActivityPage, failed(404)))).toContain('This candidate is not here')
  expect(words(shown(ActivityPage, failed()))).toContain('The database is away.')
  const empty = words(shown(ActivityPage, ok(aWorkflow())))
  for (const word of ['No tags yet', 'No tasks yet', 'No notes yet', 'No messages yet']) expect(empty).toContain(word)
  const at = '2026-11-20T10:00:00.000Z'
  const full = words(
    shown(
      ActivityPage,
      ok(
        aWorkflow({
          tags: [{ _id: 't1', name: 'Roses', colour: 'red' }],
          notes: [
            {
              _id: 'n1',
              authorId: 'u2',
              text: 'Ask @Maya Fernandes',
              version: 1,
              createdAt: at,
              editedAt: null,
              mentions: ['u1'],
            },
          ],
          tasks: [
            {
              _id: 'k1',
              candidateId: 'c1',
              title: 'Call',
              dueOn: '2026-11-22',
              assigneeId: 'u2',
              createdAt: at,
              doneAt: null,
              version: 1,
            },
          ],
          messages: [
            {
              _id: 'm1',
              senderId: 'u1',
              to: 'ada@example.test',
              subject: 'Hello',
              body: 'Dear Ada',
              state: 'failed',
              error: 'No such mailbox.',
              queuedAt: at,
              sendAt: at,
              settledAt: at,
            },
          ],
          timeline: {
            entries: [
              { _id: 'e1', at, actorId: 'u2', kind: 'stage-moved', details: { from: 'New', to: 'Interview' } },
              { _id: 'e2', at, actorId: null, kind: 'evidence-opened', details: {} },
            ],
            total: 3,
          },
        }),
      ),
    ),
  )
  expect(full).toContain('Otto Brandt Nov 20, 2026, 10:00 UTC mentions you')
  expect(full).toContain('Due tomorrow Otto Brandt')
  expect(full).toContain('Failed No such mailbox.')
  expect(full).toContain('Retry Hello')
  expect(full).toContain('Otto Brandt moved the candidate from New to Interview')
  expect(full).toContain('A former colleague opened the evidence')
  expect(full).toContain('Show all 3')
})

test('a candidate without an address is told apart before anybody writes', () => {
  const { candidate } = aWorkflow()
  const page = words(shown(ActivityPage, ok(aWorkflow({ candidate: { ...candidate, email: null } }))))
  expect(page).toContain('No email address was found in this resume')
  expect(page).not.toContain('Write a message')
})

test('a candidate who is deleted while somebody looks says so', () => {
  const router = createMemoryRouter([
    { path: '*', element: <CandidateWorkflow candidateId="c1" initial={failed(404) as CallResult<WorkflowAnswer>} /> },
  ])
  const page = renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  expect(words(page)).toContain('This candidate was deleted in the meantime.')
})

test('the tasks have a face for failed, empty and full, with what is overdue marked', () => {
  expect(words(shown(TasksPage, failed()))).toContain('The tasks could not be loaded')
  expect(words(shown(TasksPage, ok(someTasks())))).toContain('No open task is assigned to you.')
  const task = {
    _id: 'k1',
    candidateId: 'c1',
    title: 'Call',
    dueOn: '2026-11-20',
    assigneeId: 'u1',
    createdAt: '2026-11-01T10:00:00.000Z',
    doneAt: null,
    version: 1,
    candidateName: 'Ada Berg',
    filename: 'ada.pdf',
    jobDescriptionId: { _id: 'j1', title: 'Gardener' },
  }
  const full = shown(TasksPage, ok(someTasks({ tasks: [task], total: 1 })))
  expect(words(full)).toContain('Call Overdue by a day Ada Berg Gardener You')
  expect(full).toContain('data-late="true"')
})

test('the templates have a face for failed and full', () => {
  expect(words(shown(TemplatesPage, failed()))).toContain('The templates could not be loaded')
  const template = {
    _id: 'x',
    name: 'Hi',
    purpose: 'offer',
    subject: 'S',
    body: 'B',
    version: 2,
    isDefault: false,
    standsIn: true,
  }
  expect(words(shown(TemplatesPage, ok([template])))).toContain('Hi Offer S B Edit Hi Back to the original Hi')
})

test('days are said in words', () => {
  expect(
    ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-05'].map((day) => dueInWords(day, '2026-11-21')),
  ).toEqual(['Overdue by 2 days', 'Overdue by a day', 'Due today', 'Due tomorrow', 'Due Dec 5, 2026'])
})

test('taking one change back leaves the ways back of all others; another change leaves those of rejections, four at most', () => {
  const of = (person: string, isRejection = false) => ({ text: 'Kim Lee was moved.', undo: () => {}, person, isRejection })
  const whose = (all: { person?: string }[]) => all.map(({ person }) => person)
  expect(whose(undoablesAfter([of('a', true), of('b')], 'a'))).toEqual(['b'])
  expect(whose(undoablesAfter([of('a', true), of('b')], 'c', of('c')))).toEqual(['a', 'c'])
  const many = ['a', 'b', 'c', 'd'].map((person) => of(person, true))
  expect(whose(undoablesAfter(many, 'e', of('e', true)))).toEqual(['b', 'c', 'd', 'e'])
  expect(whose(undoablesAfter(many, 'b', of('b', true)))).toEqual(['a', 'c', 'd', 'b'])
})
