import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { fill } from '#src/words/fill.ts'
import type { WebhookEvent } from '../constants.ts'

/** A message as it is kept: ids, and names of stages. */
const Kept = t.Object({
  type: t.String(),
  data: t.Record(t.String(), t.Union([t.String(), t.Number(), t.Null()])),
})

export interface Names {
  person: string | null
  job: string | null
}

/** One sentence, and where to read on. */
export interface MessageInWords {
  text: string
  link: string
}

const sentences: Record<WebhookEvent | 'test', string> = {
  'candidate.created': '{who} was ranked for a job.',
  'candidate.deleted': '{who} was deleted.',
  'candidate.field-changed': 'A field of {whom} was changed.',
  'stage.moved': '{who} moved from {from} to {to}.',
  'decision.rejected': '{who} was rejected.',
  'decision.undone': 'The rejection of {whom} was taken back.',
  'assessment.sent': '{who} was sent an assessment.',
  'assessment.started': '{who} began an assessment.',
  'assessment.completed': '{who} finished an assessment.',
  'assessment.rated': 'The assessment of {whom} was rated.',
  'assessment.revoked': 'The assessment of {whom} was revoked.',
  'interview.offered': '{who} was offered times for an interview.',
  'interview.booked': '{who} chose a time for an interview.',
  'interview.moved': 'The interview with {whom} was moved.',
  'interview.cancelled': 'The interview with {whom} was canceled.',
  'application.received': 'An application arrived from {whom}.',
  'job.created': 'A job description was saved.',
  'job.changed': 'The criteria of a job changed.',
  'job.deleted': 'A job description was deleted.',
  test: 'This is a test: messages from here arrive.',
}

/** What a kept message says to a person. */
export function inWords(body: string, names: Names, publicUrl: string): MessageInWords {
  const { type, data } = keptIn(body)
  const known: Record<string, string | undefined> = sentences
  const values = {
    who: names.person ?? 'A candidate',
    whom: names.person ?? 'a candidate',
    from: String(data.from ?? 'one stage'),
    to: String(data.to ?? 'another'),
  }
  const sentence = fill(known[type] ?? 'Something happened in the workspace.', values)
  const text = names.job === null ? sentence : `${sentence} Job: ${names.job}`
  return { text, link: publicUrl + pathOf(type, data) }
}

/** What a message is about, by the names of its ids. */
export function keptIn(body: string) {
  const kept: unknown = JSON.parse(body)
  return Value.Check(Kept, kept) ? kept : { type: '', data: {} }
}

function pathOf(type: string, { candidateId, jobDescriptionId }: Record<string, string | number | null>): string {
  if (type === 'candidate.deleted' || type === 'job.deleted' || type === 'test') return '/dashboard'
  if (typeof candidateId === 'string') return `/dashboard/candidates/${encodeURIComponent(candidateId)}`
  if (typeof jobDescriptionId === 'string') return `/dashboard/job-descriptions/${encodeURIComponent(jobDescriptionId)}`
  return '/dashboard'
}
