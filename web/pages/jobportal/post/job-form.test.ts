import { describe, expect, test } from 'bun:test'
import { limits } from '#src/jobportal/constants.ts'
import type { JobFields } from '#src/jobportal/views.ts'
import {
  blankForm,
  bodyOf,
  copyOf,
  fileProblem,
  formOf,
  isSameForm,
  type JobForm,
  missingIn,
  newQuestion,
  skillsProblem,
  templateFieldsOf,
} from './job-form.ts'

const fields: JobFields = {
  title: 'Data Analyst',
  companyName: '',
  location: 'Oslo',
  experience: '',
  jobType: 'Contract',
  department: '',
  skillsRequired: ['SQL', 'Excel'],
  salaryRange: '',
  descriptionText: 'Read figures.',
  closesOn: '2026-12-31',
  country: 'NO',
  isRemote: true,
  questions: [{ id: 'q1', question: 'When?', required: true }],
}
const filled = (part: Partial<JobForm> = {}): JobForm => ({ ...formOf(fields), ...part })
const sent = (body: FormData) => Object.fromEntries([...body.entries()])

describe('the form of a job', () => {
  test('is ready with a title, a location and a description, and says what is missing', () => {
    expect(missingIn(blankForm)).toEqual(['title', 'location', 'description'])
    expect(missingIn({ ...blankForm, title: 'Data Analyst', location: '  ', descriptionText: 'x' })).toEqual(['location'])
    expect(missingIn(filled())).toEqual([])
  })

  test('is sent as it was typed: skills trimmed, questions in their order with the ids they had, blank ones left out', () => {
    const questions = [...filled().questions, { ...newQuestion(), question: ' Why us? ' }, newQuestion()]
    const body = sent(bodyOf(filled({ skills: ' SQL ,, Excel,', questions }), { file: null }))
    expect(body).toMatchObject({
      title: 'Data Analyst',
      jobType: 'Contract',
      skillsRequired: 'SQL, Excel',
      closesOn: '2026-12-31',
    })
    expect(body).toMatchObject({ country: 'NO', isRemote: 'true', companyName: '' })
    expect(JSON.parse(String(body.questions))).toEqual([
      { id: 'q1', question: 'When?', required: true },
      { question: 'Why us?', required: false },
    ])
    expect(body).not.toHaveProperty('jobDescription')
  })

  test('a new file replaces the one that is there; otherwise that is kept, taken along, or removed', () => {
    const file = new File(['x'], 'job.pdf')
    expect(sent(bodyOf(filled(), { file, removeFile: true, copyFileFrom: 'j1' }))).not.toContainAnyKeys([
      'removeFile',
      'copyFileFrom',
    ])
    expect(sent(bodyOf(filled(), { file: null, copyFileFrom: 'j1' })).copyFileFrom).toBe('j1')
    expect(sent(bodyOf(filled(), { file: null, removeFile: true })).removeFile).toBe('true')
  })

  test('a copy asks its questions anew and has its last day still to be chosen', () => {
    const copy = copyOf(fields)
    expect(copy.closesOn).toBe('')
    expect(JSON.parse(String(bodyOf(copy, { file: null }).get('questions')))).toEqual([{ question: 'When?', required: true }])
  })

  test('a template fills in what it knows and leaves the rest; it keeps everything but the last day', () => {
    const before = filled({ salaryRange: '€50,000' })
    const after = formOf({ title: 'Backend Developer', skillsRequired: ['Go'] }, before)
    expect(after).toEqual({ ...before, title: 'Backend Developer', skills: 'Go' })
    const kept = templateFieldsOf(filled())
    expect(kept).toMatchObject({ title: 'Data Analyst', skillsRequired: ['SQL', 'Excel'], country: 'NO' })
    expect(kept).not.toHaveProperty('closesOn')
  })

  test('is unchanged when only a blank question was added', () => {
    expect(isSameForm(blankForm, { ...blankForm, questions: [newQuestion()] })).toBe(true)
    expect(isSameForm(blankForm, { ...blankForm, location: 'Oslo' })).toBe(false)
  })

  test('says when there are too many skills, or when commas seem to be missing', () => {
    expect(skillsProblem('SQL, Excel')).toBeNull()
    expect(skillsProblem(Array.from({ length: limits.skills + 1 }, (_, at) => `s${at}`).join(','))).toContain('At most 50')
    expect(skillsProblem('word '.repeat(30))).toContain('commas')
  })

  test('takes files by their ending and size, and says why not', () => {
    expect(fileProblem({ name: 'Job.PDF', size: 10 })).toBeNull()
    expect(fileProblem({ name: 'job.docx', size: limits.fileBytes })).toBeNull()
    expect(fileProblem({ name: 'job.doc', size: 10 })).toContain('neither PDF nor DOCX')
    expect(fileProblem({ name: 'job.pdf', size: 0 })).toContain('empty')
    expect(fileProblem({ name: 'job.pdf', size: limits.fileBytes + 1 })).toContain('25 MB')
  })
})
