import { expect, test } from 'bun:test'
import { subjectOf } from './page-subject.ts'

const jobDescription = { _id: 'j', title: 'Data Analyst', filename: 'a.pdf' }
const read = [{ 'Resume Data': { name: 'Mira Talvik' } }]

test('a page is about the job and the candidate that its data name, however they are wrapped', () => {
  const job = { _id: 'j', title: 'Data Analyst' }
  expect(subjectOf({ ok: true, data: { jobDescription } })).toEqual({ job, candidate: null })
  expect(subjectOf({ part: 'overview', id: 'j', job: { ok: true, data: { jobDescription } } }).job).toEqual(job)
  const candidate = { _id: 'c', jobDescriptionId: job, matchingResult: read, resumeId: { filename: 'm.pdf' } }
  expect(subjectOf({ ok: true, data: { candidate } })).toEqual({ job, candidate: { _id: 'c', name: 'Mira Talvik' } })
  expect(subjectOf({ evidence: { ok: true, data: { candidate } } }).candidate?.name).toBe('Mira Talvik')
  const listed = { _id: 'c', name: null, filename: 'm.pdf', jobDescriptionId: job }
  expect(subjectOf({ ok: true, data: { candidate: listed } }).candidate).toEqual({ _id: 'c', name: 'm.pdf' })
})

test('a page about nobody, and one that failed, name nobody', () => {
  const nobody = { job: null, candidate: null }
  expect(subjectOf({ ok: false, failure: { error: 'away' } })).toEqual(nobody)
  expect(subjectOf({ ok: true, data: [{ _id: 'x' }] })).toEqual(nobody)
  expect(subjectOf(null)).toEqual(nobody)
})
