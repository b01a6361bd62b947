import { t } from 'elysia'
import { calls, file, redirect } from '#src/contracts/contract.ts'
import { PersonView } from './records.ts'

/** Longer ones are no links either, and are told so like any other that nobody was given. */
const token = t.String({ maxLength: 10_000 })
const params = t.Object({ token })
const text = t.String({ maxLength: 20_000 })
const line = t.String({ maxLength: 1000 })
/** To a browser that sends a form, 303 to the page that says so; to a program, what it came to. */
const said = { 200: t.Object({ said: t.String() }), 303: redirect }
const about = t.Union(
  (['name', 'phone', 'skills', 'titles', 'companies', 'degrees', 'experience', 'other'] as const).map((each) => t.Literal(each)),
)

export const personCalls = calls({
  'GET /notice/:token': {
    summary: 'What is kept of somebody, by the private link of their notice. The same address is the page that shows it.',
    params,
    answers: { 200: PersonView },
  },
  'POST /notice/:token/corrections': {
    summary: 'Say what is wrong or missing in a resume; a missing skill counts with a quote of it',
    params,
    body: t.Object({
      resume: t.String({ maxLength: 100 }),
      about,
      kind: t.Union([t.Literal('missing'), t.Literal('wrong')]),
      value: t.Optional(line),
      /** In place of `value`, from a form that has a field for each kind. */
      wrong: t.Optional(line),
      missing: t.Optional(line),
      comment: t.Optional(text),
      quote: t.Optional(t.String({ maxLength: 5000 })),
    }),
    answers: said,
  },
  'POST /notice/:token/corrections/:correction/take-back': {
    summary: 'Take a correction back',
    params: t.Object({ token, correction: t.String({ maxLength: 100 }) }),
    answers: said,
  },
  'POST /notice/:token/review': {
    summary: 'Ask that a person looks at it',
    params,
    body: t.Object({ reason: t.Optional(text) }),
    answers: said,
  },
  'POST /notice/:token/object': {
    summary: 'Object to the use of the data: ranked for no other job from then on',
    params,
    body: t.Object({ objection: t.Optional(text) }),
    answers: said,
  },
  'POST /notice/:token/agree': { summary: 'Take an objection back', params, answers: said },
  'POST /notice/:token/delete': {
    summary: 'Delete everything that is kept; while a hold keeps it, a person looks at it',
    params,
    answers: said,
  },
  'POST /notice/:token/renew': {
    summary: 'Mail a new link to the address that this one was sent to; the answer is the same for every link',
    params,
    answers: said,
  },
  'GET /notice/:token/data.zip': {
    summary: 'Everything that is kept, as a ZIP',
    params,
    answers: { 200: file('application/zip') },
  },
})
