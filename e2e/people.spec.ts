import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { job, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let ida: BrowserContext
/** The same bytes each time: the same job description. */
let wanted: Paper
/** Candidate ids by file name. */
const ids: Record<string, string> = {}

const resume = (name: string, email: string, phone: string, more: string[]) =>
  pdf(name, [
    'Selma Aarnes',
    'Backend Engineer',
    `${email} | ${phone}`,
    'EXPERIENCE',
    'Backend Engineer, Nordlys Logistics, January 2020 - Present',
    'Runs the services in Go that plan deliveries, and the PostgreSQL behind them.',
    ...more,
    'EDUCATION',
    'Bachelor of Science in Computer Science, University of Bergen, 2019',
  ])

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ida Falk'))
  ida = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  await signIn(ida, server, owner)
  ida.setDefaultTimeout(12_000)
  wanted = await job()
  await upload(await resume('selma-2024.pdf', 'selma.aarnes@example.test', '+47 22 00 11 22', ['SKILLS', 'Go, PostgreSQL']))
  await upload(
    await resume('selma-2026.pdf', 'selma@aarnes.example', '+47 99 88 77 66', [
      'Since 2025 also leads a team of four.',
      'SKILLS',
      'Go, PostgreSQL, Kubernetes, Terraform',
    ]),
    await strongResume(),
  )
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const upload = async (...papers: Paper[]) => {
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', file(wanted))
  for (const paper of papers) form.append('resumes', file(paper))
  const cookie = (await ida.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  const { results } = (await answer.json()) as { results: { _id: string; resumeId: { filename: string } }[] }
  for (const { _id, resumeId } of results) ids[resumeId.filename] = _id
}

const visit = async (path: string) => {
  const page = await ida.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (kind: string) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}-${kind}.png`, fullPage: true })
  }
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await shot('light')
  const light = await axeViolationsOn(page)
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await paint(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow')
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, tooWide: Math.max(0, tooWide) }).toEqual({ name, light: [], dark: [], tooWide: 0 })
}

describe('two resumes of one person with different addresses', () => {
  test('are shown as a possible duplicate with the reasons, and merged by keyboard while another window watches', async () => {
    const { page, complaints } = await visit('/dashboard/duplicates')
    const card = page.getByRole('article', { name: 'Selma Aarnes' })
    await card.waitFor()
    for (const reason of [
      'The same name, Selma Aarnes',
      'Both worked for Nordlys Logistics',
      'Both went to University of Bergen',
    ])
      await card.getByText(reason).waitFor()
    await card.getByText('selma@aarnes.example').waitFor()
    await looked(page, 'duplicates')
    const other = await visit('/dashboard/duplicates')
    await other.page.getByRole('article', { name: 'Selma Aarnes' }).waitFor()
    await card.getByRole('button', { name: 'Merge Selma Aarnes' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('are one person now').waitFor()
    await until(
      () => page.evaluate(() => document.activeElement?.textContent === 'Take back'),
      'the focus to be where the decision can be taken back',
    )
    await other.page.getByText('somebody else has decided about one of them').waitFor()
    await looked(page, 'duplicates-merged')
    expect(complaints.concat(other.complaints)).toEqual([])
    await other.page.close()
    await page.close()
  })

  test('stand in one history with what changed, fact by fact and word by word', async () => {
    const { page, complaints } = await visit(`/dashboard/candidates/${ids['selma-2024.pdf']}`)
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { name: 'History of Selma Aarnes' }).waitFor()
    await page.getByText('2 resumes, ranked for one job description').waitFor()
    const newest = page.getByRole('row').filter({ hasText: 'selma-2026.pdf' }).first()
    await newest.getByText('Newest').waitFor()
    await newest.getByRole('button', { name: 'What changed in selma-2026.pdf' }).click()
    await page.getByText('selma@aarnes.example', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Compare the texts word by word' }).click()
    await page.locator('.word-changes ins', { hasText: 'Terraform' }).waitFor()
    await looked(page, 'history')
    await page.getByRole('link', { name: 'Open the candidate for Backend Engineer' }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  test('are two people again when the merge is taken back, and "not the same person" is remembered and taken back', async () => {
    const { page, complaints } = await visit(`/dashboard/candidates/${ids['selma-2024.pdf']}/history`)
    await page.getByRole('button', { name: 'Take the merge back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await page.getByText('One resume, ranked for one job description').waitFor()
    await page.goto(`${server.url}/dashboard/duplicates`)
    await awake(page)
    await page.getByRole('button', { name: 'Not the same person' }).click()
    await page.getByText('They will not be shown here again').waitFor()
    await page.getByRole('link', { name: 'Decided' }).click()
    await page.getByRole('row').filter({ hasText: 'Not the same person' }).getByText('Ida Falk').waitFor()
    await looked(page, 'decided')
    await page.getByRole('button', { name: 'Take back Selma Aarnes' }).click()
    await page.getByRole('heading', { name: 'Nothing decided yet' }).waitFor()
    await page.getByRole('link', { name: 'To decide' }).click()
    await page.getByRole('article', { name: 'Selma Aarnes' }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  test('are told of when one of them is deleted while they are shown', async () => {
    const open = await visit('/dashboard/duplicates')
    const history = await visit(`/dashboard/candidates/${ids['selma-2026.pdf']}/history`)
    await open.page.getByRole('article', { name: 'Selma Aarnes' }).waitFor()
    await history.page.getByRole('heading', { name: 'History of Selma Aarnes' }).waitFor()
    await ida.request.delete(`${server.url}/api/candidates/${ids['selma-2026.pdf']}`)
    await open.page.getByText('one of them was deleted in the meantime').waitFor()
    await history.page.getByText('was deleted in the meantime').waitFor()
    await open.page.reload()
    await open.page.getByRole('heading', { name: 'No possible duplicates' }).waitFor()
    await looked(open.page, 'duplicates-none')
    await open.page.close()
    await history.page.close()
  })
})
