import { expect } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { WorkflowAnswer } from '#src/contracts/hiring/records.ts'
import type { CandidateRecord } from '#src/contracts/matching/records.ts'
import type { PairRecord } from '#src/people/views.ts'
import { awake, type Server, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { middlingResume, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

/** Where somebody applies, and whose board they come to. */
interface Walk {
  server: Server
  browser: Browser
  /** Somebody who works in the workspace is signed in there. */
  office: BrowserContext
  job: { title: string; publicId: string; jobDescriptionId: string; question: string }
  applicant: { name: string; email: string }
}

/** SHOTS=folder keeps a picture of each screen. */
export async function picture(page: Page, name: string) {
  const folder = process.env.SHOTS
  if (!folder) return
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  await page.evaluate(() => document.documentElement.classList.toggle('dark', true))
  await page.screenshot({ path: `${folder}/${name}-dark.png`, fullPage: true })
  await page.evaluate(() => document.documentElement.classList.toggle('dark', false))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${folder}/${name}-phone.png`, fullPage: true })
  await page.setViewportSize(size)
}

/** One applicant's way from a public page to the end, step by step. */
export function applicantWalk({ server, browser, office, job, applicant }: Walk) {
  const board = `/dashboard/job-descriptions/${job.jobDescriptionId}/board`
  const asked = async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    const answer = await office.request.fetch(server.url + path, { method, data })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    const text = await answer.text()
    return (text === '' ? null : JSON.parse(text)) as Answer
  }
  const called = async (name: string) => {
    const all = await asked<CandidateRecord[]>('GET', '/api/candidate-filtering')
    const found = all.find(({ matchingResult: [each] }) => each['Resume Data'].name === name)
    if (!found) throw new Error(`${name} is no candidate.`)
    return found
  }
  const upload = async (...papers: Paper[]) => {
    const form = new FormData()
    for (const { name, mimeType, buffer } of papers)
      form.append('resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
    const text = await office.request.get(`${server.url}/api/job-descriptions/${job.jobDescriptionId}/content`)
    const { 'content-type': type = '' } = text.headers()
    form.set(
      'job_description',
      new File([new Uint8Array(await text.body())], type.includes('pdf') ? 'job.pdf' : 'job.txt', { type }),
    )
    const cookie = (await office.cookies()).map((each) => `${each.name}=${each.value}`).join('; ')
    const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { results: CandidateRecord[] }
  }
  /** Fills in the form of the public page in a browser without scripts. */
  const sendForm = async ({ name, email }: Walk['applicant'], paper: Paper) => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.goto(`${server.url}/jobs/${job.publicId}?apply`)
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel(job.question).fill('In March, or after the fjord has thawed.')
    await page.getByLabel('Upload Resume').setInputFiles({ name: paper.name, mimeType: paper.mimeType, buffer: paper.buffer })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await page.getByText('Application Submitted!').first().waitFor()
    const at = performance.now()
    return { at, close: () => plain.close() }
  }

  return {
    asked,
    called,
    upload,
    sendForm,

    /** The board is open while somebody applies without scripts: their card is there within two seconds. */
    async appliesWithoutScripts() {
      const page = await office.newPage()
      const { complaints } = watch(page, server)
      await page.goto(server.url + board)
      await awake(page)
      const sent = await sendForm(applicant, await strongResume())
      await page.getByRole('link', { name: applicant.name }).first().waitFor()
      const seconds = (performance.now() - sent.at) / 1000
      process.stderr.write(`from the answer to the board: ${seconds.toFixed(2)} s\n`)
      expect(seconds).toBeLessThan(2)
      await picture(page, `board-${job.publicId}`)
      expect(await axeViolationsOn(page)).toEqual([])
      expect(complaints).toEqual([])
      await sent.close()
      await page.close()
    },

    async taggedAssessedAndScheduled() {
      const { _id, resumeId } = await called(applicant.name)
      await asked('POST', `/api/candidates/${_id}/tags`, { name: 'Relocates' })
      const sent = await asked<{ testLink: string }>('POST', '/api/send-test-link', {
        candidateEmail: applicant.email,
        jobTitle: job.title,
        resumeId: resumeId._id,
        jobDescriptionId: job.jobDescriptionId,
        questions: [
          { question: 'What does Go have?', options: ['Goroutines', 'Classes', 'Macros', 'Actors'], correctAnswer: 'Goroutines' },
        ],
        voiceQuestions: [],
        options: {},
      })
      expect(sent.testLink).toContain('/assessment/')
      const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      const offer = { zone: 'Europe/Oslo', minutes: 30, slots: [{ day, time: '10:00' }], place: 'Oslo', note: '' }
      expect((await asked<{ to: string }>('POST', `/api/candidates/${_id}/interview-offers`, offer)).to).toBe(applicant.email)
      const page = await office.newPage()
      await page.goto(`${server.url}/dashboard/candidates/${_id}/activity`)
      await page.getByText('Applied on the public page').waitFor()
      await page.getByText('Relocates').first().waitFor()
      await page.getByRole('region', { name: 'Application' }).getByText('after the fjord has thawed').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await axeViolationsOn(page)).toEqual([])
      await page.close()
    },

    /** Somebody whom a recruiter uploads for the same job stands in the same ranking, and beside the applicant. */
    async comparedWithAnUpload() {
      await upload(await middlingResume())
      const [one, other] = [await called(applicant.name), await called('Tomas Okafor')]
      expect(other.jobDescriptionId._id).toBe(one.jobDescriptionId._id)
      const page = await office.newPage()
      await page.goto(`${server.url}/dashboard/compare?id=${one._id}&id=${other._id}`)
      await page.getByRole('columnheader', { name: applicant.name }).waitFor()
      await page.getByRole('columnheader', { name: 'Tomas Okafor' }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.close()
    },

    /** The same person was uploaded with another address: they are offered as a pair, and merged. */
    async mergedWithADuplicate() {
      await upload(
        await pdf('ingrid-2021.pdf', [
          applicant.name,
          'Senior Backend Engineer',
          'ingrid@solberg.example | +47 98 76 54 32',
          'EXPERIENCE',
          'Senior Backend Engineer, Nordlys Logistics, March 2019 - Present',
          'Moved services to Go and Kubernetes, and wrote the guide to fast queries.',
          'Backend Developer, Fjord Data, August 2015 - February 2019',
          'EDUCATION',
          'Bachelor of Science in Computer Science, University of Bergen, 2015',
        ]),
      )
      const pairOf = async () => {
        const { pairs } = await asked<{ pairs: PairRecord[] }>('GET', '/api/duplicates')
        return pairs.find((pair) => JSON.stringify(pair).includes(applicant.name)) ?? null
      }
      await until(pairOf, 'the pair to be found')
      const page = await office.newPage()
      await page.goto(`${server.url}/dashboard/duplicates`)
      await awake(page)
      await page
        .getByRole('button', { name: `Merge ${applicant.name}` })
        .first()
        .click()
      await page.getByText('are one person now').waitFor()
      await page.close()
      const application = await asked<{ application: { status: string } }>(
        'GET',
        `/api/candidates/${(await withApplication())._id}/application`,
      )
      expect(application.application.status).toBe('New')
    },

    /** Rejected with a reason and a mail, which is told with the private page. */
    async rejectedAndTold() {
      const { _id } = await withApplication()
      await asked('POST', `/api/candidates/${_id}/evidence-opened`, {})
      const { placement } = await asked<WorkflowAnswer>('GET', `/api/candidates/${_id}/workflow`)
      const subject = `Your application for ${job.title}`
      await asked('POST', `/api/candidates/${_id}/reject`, {
        version: placement.version,
        reason: 'filled',
        text: '',
        message: { subject, body: 'Thank you. The position is filled.' },
      })
      const now = await asked<WorkflowAnswer>('GET', `/api/candidates/${_id}/workflow`)
      expect(now.placement.reason).toContain('filled')
      // It waits as long as the rejection can be taken back.
      expect(now.messages.find((message) => message.subject === subject)).toMatchObject({ state: 'queued', to: applicant.email })

      const plain = await browser.newContext({ javaScriptEnabled: false })
      const page = await plain.newPage()
      const { text } = await server.mailTo(applicant.email, '/application/')
      await page.goto(text.match(/https?:\/\/\S+\/application\/[\w-]+/)![0])
      await page.getByRole('heading', { level: 1, name: job.title }).waitFor()
      // The page tells it with the mail, when it can no longer be taken back: src/pipeline/posting.test.ts moves the clock.
      await page.getByText('Status:').waitFor()
      await picture(page, `private-page-${job.publicId}`)
      await plain.close()
    },
  }

  /** Of the candidates of the same name, the one who applied. */
  async function withApplication() {
    const all = await asked<CandidateRecord[]>('GET', '/api/candidate-filtering')
    for (const record of all.filter(({ matchingResult: [each] }) => each['Resume Data'].name === applicant.name)) {
      const { application } = await asked<{ application: object | null }>('GET', `/api/candidates/${record._id}/application`)
      if (application) return record
    }
    throw new Error(`${applicant.name} has no application.`)
  }
}
