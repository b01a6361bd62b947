import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backendEngineer } from '#src/first-run/sample-jobs.ts'
import { engineers } from '#src/first-run/sample-people/engineers.ts'
import { samplePapers } from './pdf-lib.ts'

const folder = mkdtempSync(join(tmpdir(), 'sample-papers-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('papers are PDF files while they are used; the same job is never the same file', async () => {
  const papers = samplePapers({ folder })
  const set = () =>
    papers.set({ job: backendEngineer, resumes: engineers.slice(0, 2) }, async ({ job, resumes }) => {
      const [first] = resumes
      expect(resumes.map(({ filename, type }) => [filename, type])).toEqual([
        ['ines-carvalho.pdf', 'pdf'],
        ['tomasz-wrobel.pdf', 'pdf'],
      ])
      expect(await Bun.file(first!.path).text()).toStartWith('%PDF-')
      expect(Bun.file(job.path).size).toBe(job.size)
      return { job: job.sha256, resume: first!.sha256, path: job.path }
    })
  const [one, other] = [await set(), await set()]
  expect(one.resume).toBe(other.resume)
  expect(one.job).not.toBe(other.job)
  expect(existsSync(one.path)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('a failure leaves nothing behind', async () => {
  const failing = samplePapers({ folder }).set({ job: backendEngineer, resumes: [] }, () => Promise.reject(new Error('No room')))
  await expect(failing).rejects.toThrow('No room')
  expect(readdirSync(folder)).toEqual([])
})
