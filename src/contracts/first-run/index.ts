import { type Static, Type as t } from '@sinclair/typebox'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'
import { firstSteps } from '#src/first-run/constants.ts'

export const SampleRecord = t.Object({
  jobs: t.Array(t.Object({ _id: t.String(), title: t.String() })),
  /** How many candidates came with them and are still there. */
  candidates: t.Number(),
  loadedAt: t.String(),
  /** What people did with them since, in words such as "2 notes": all of it goes with them. */
  done: t.Array(t.String()),
  /** Candidates whom somebody has added to the sample jobs: they stay, and so do the jobs. */
  ownCandidates: t.Number(),
  /** Sample candidates who stay, because somebody has added a resume to them. */
  kept: t.Number(),
})
export type SampleRecord = Static<typeof SampleRecord>

export const FirstRunRecord = t.Object({
  steps: t.Array(t.Object({ key: oneOf(firstSteps), isDone: t.Boolean() })),
  /** Whether this person has put the list away. */
  isPutAway: t.Boolean(),
  /** Null while there is no sample data. */
  sample: orNull(SampleRecord),
})
export type FirstRunRecord = Static<typeof FirstRunRecord>

export const HelpTopic = t.Object({ name: t.String(), title: t.String(), about: t.String() })
export type HelpTopic = Static<typeof HelpTopic>

const stepsText = 'Each step is read out of what happened in the workspace; sample data counts for none but looking at a ranking.'

export const firstRunContract = calls({
  'GET /api/first-run': {
    summary: 'The first steps of a workspace, and its sample data',
    description: stepsText,
    answers: { 200: FirstRunRecord },
  },
  'PUT /api/first-run': {
    summary: 'Put the first steps away for this person, or take them out again',
    body: t.Object({ isPutAway: t.Boolean() }),
    answers: { 200: FirstRunRecord },
  },
  'POST /api/sample-data': {
    summary: 'Load two sample jobs with ranked candidates',
    description: 'Uses no quota, sends no email, tells no webhook and stays out of reports. 409 while it is there already.',
    answers: { 200: FirstRunRecord },
  },
  'DELETE /api/sample-data': {
    summary: 'Remove the sample data, with what was done with it',
    description:
      'What a person added stays: candidates in the sample jobs with these jobs, and sample people who got another resume.',
    answers: { 200: FirstRunRecord },
  },
  'GET /api/help': {
    summary: 'The help texts of the product by their titles',
    answers: { 200: t.Array(HelpTopic) },
  },
  'GET /api/help/:name': {
    summary: 'One help text',
    params: t.Object({ name: t.String({ maxLength: 60 }) }),
    answers: { 200: t.Object({ topic: HelpTopic, text: t.String() }) },
  },
})
