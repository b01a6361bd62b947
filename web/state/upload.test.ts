import { describe, expect, test } from 'bun:test'
import { jobComplaint, leftAfter, noUpload, sizeInWords, type Upload, withProgress, withResumes } from './upload.ts'

const file = (name: string, size = 3, lastModified = 1) => {
  const made = new File(['abc'], name, { lastModified })
  return size === 3 ? made : Object.defineProperty(made, 'size', { value: size })
}

const limit = 26_214_400

describe('choosing resumes', () => {
  test('takes 25 MB, drops a byte more with the sentence of the specification and the name of the file', () => {
    const { resumes, complaints } = withResumes([], [file('a.pdf', limit), file('b.pdf', limit + 1)], ['pdf'])
    expect(resumes.map((resume) => resume.file.name)).toEqual(['a.pdf'])
    expect(complaints).toEqual(['Some files exceed the size limit of 25MB and were not added. Not added: b.pdf'])
  })

  test('takes the types the server takes, and names what it leaves out', () => {
    const files = [file('a.PDF'), file('b.docx'), file('c.png')]
    expect(withResumes([], files, ['pdf']).complaints).toEqual(['Only PDF files can be added. Not added: b.docx, c.png'])
    expect(withResumes([], files, ['pdf', 'docx']).resumes).toHaveLength(2)
  })

  test('takes a file once, and 100 at most', () => {
    const { resumes } = withResumes([], [file('a.pdf'), file('a.pdf')], ['pdf'])
    expect(resumes).toHaveLength(1)
    const many = Array.from({ length: 101 }, (_, at) => file(`${at}.pdf`))
    const all = withResumes([], many, ['pdf'])
    expect(all.resumes).toHaveLength(100)
    expect(all.complaints).toEqual(['You can upload at most 100 resumes at once. The first 100 were added.'])
  })

  test('refuses a job description that is too large or no document', () => {
    expect(jobComplaint(file('job.pdf', limit + 1), ['pdf'])).toBe('File size should be less than 25MB')
    expect(jobComplaint(file('job.txt'), ['pdf', 'docx'])).toBe('The job description must be a PDF or DOCX file')
    expect(jobComplaint(file('job.txt'), ['pdf', 'docx', 'doc'])).toBe('The job description must be a PDF, DOCX or DOC file')
    expect(jobComplaint(file('job.pdf', limit), ['pdf'])).toBeNull()
  })
})

describe('progress', () => {
  const sending = (...names: string[]): Upload => ({
    ...noUpload,
    phase: 'sending',
    resumes: names.map((name, id) => ({ id, file: file(name), state: 'sending', reason: null })),
  })
  const frame = (filename: string, state: 'received' | 'stored' | 'ranked' | 'duplicate' | 'rejected', batchId = 'ours') => ({
    batchId,
    done: 0,
    total: 2,
    filename,
    state,
  })
  const states = ({ resumes }: Upload) => resumes.map(({ state }) => state)

  test('moves the file a frame names, and never backwards', () => {
    let upload = sending('a.pdf', 'b.pdf')
    for (const each of [frame('a.pdf', 'received'), frame('a.pdf', 'stored'), frame('a.pdf', 'ranked'), frame('a.pdf', 'stored')])
      upload = withProgress(upload, each)
    expect(states(upload)).toEqual(['ranked', 'sending'])
  })

  test('moves files of one name one after the other', () => {
    let upload = sending('cv.pdf', 'cv.pdf')
    upload = withProgress(upload, frame('cv.pdf', 'stored'))
    upload = withProgress(upload, frame('cv.pdf', 'stored'))
    expect(states(upload)).toEqual(['stored', 'stored'])
    upload = withProgress(upload, frame('cv.pdf', 'ranked'))
    upload = withProgress(upload, frame('cv.pdf', 'duplicate'))
    expect(states(upload)).toEqual(['ranked', 'duplicate'])
  })

  test('ignores the upload of another window and frames that come too late', () => {
    const upload = withProgress(sending('a.pdf'), frame('theirs.pdf', 'received', 'theirs'))
    expect(upload.batchId).toBeNull()
    const ours = withProgress(upload, frame('a.pdf', 'received'))
    expect(states(withProgress(ours, frame('a.pdf', 'rejected', 'theirs')))).toEqual(['sending'])
    expect(withProgress({ ...ours, phase: 'idle' }, frame('a.pdf', 'ranked'))).toEqual({ ...ours, phase: 'idle' })
  })

  test('leaves the rejected files with their reasons', () => {
    const { resumes } = sending('a.pdf', 'cv.pdf', 'cv.pdf')
    const left = leftAfter(resumes, { rejected: [{ filename: 'cv.pdf', error: 'This file is empty.', code: 'EMPTY' }] })
    expect(left.map(({ id, state, reason }) => [id, state, reason])).toEqual([[1, 'rejected', 'This file is empty.']])
  })
})

test('sizes are told in the unit that fits', () => {
  expect([300, 2048, 26_214_400].map(sizeInWords)).toEqual(['1 KB', '2 KB', '25.0 MB'])
})
