import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, linkIn, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { lookedAt } from './looks.ts'
import { distantResume, job, middlingResume, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
/** Two recruiters of one workspace, each in a window of their own. */
let ines: BrowserContext
let otto: BrowserContext
let board = ''
const ids: Record<string, string> = {}

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ines Marlow'))
  ines = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  await signIn(ines, server, owner)
  const resumes = [await strongResume(), await middlingResume(), await distantResume(), ...(await fillers(3))]
  const { results } = await upload(ines, resumes)
  board = `/dashboard/job-descriptions/${results[0]!.jobDescriptionId._id}/board`
  for (const { _id, matchingResult } of results) ids[matchingResult[0]['Resume Data'].name] = _id
  otto = await joining('Otto Brandt', 'otto.brandt@example.test')
  for (const context of [ines, otto]) context.setDefaultTimeout(12_000)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const fillers = (count: number): Promise<Paper[]> =>
  Promise.all(
    ['Pia Sand', 'Rolf Berg', 'Tova Lind']
      .slice(0, count)
      .map((name, index) =>
        pdf(`${name.toLowerCase().replace(' ', '-')}.pdf`, [
          name,
          'Backend Engineer',
          `${name.toLowerCase().replace(' ', '.')}@example.test | +47 22 00 11 ${40 + index}`,
          'EXPERIENCE',
          `Backend Engineer, Company ${name}, January 2020 - Present`,
          'Runs services in Go and PostgreSQL.',
          'SKILLS',
          'Go, PostgreSQL',
        ]),
      ),
  )

interface Ranked {
  results: { _id: string; jobDescriptionId: { _id: string }; matchingResult: [{ 'Resume Data': { name: string } }] }[]
}

const upload = async (context: BrowserContext, resumes: Paper[]): Promise<Ranked> => {
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', file(await job()))
  for (const resume of resumes) form.append('resumes', file(resume))
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  return (await answer.json()) as Ranked
}

/** A colleague who comes by invitation. */
const joining = async (fullName: string, email: string, role = 'recruiter') => {
  const invited = await ines.request.post(`${server.url}/api/team/invitations`, { data: { email, fullName, role } })
  if (!invited.ok()) throw new Error(await invited.text())
  const link = new URL(linkIn(await server.mailTo(email), '/invitation'))
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  const accepted = await context.request.post(`${server.url}/api/invitation/accept`, {
    data: { token: link.searchParams.get('token'), email, fullName, password: 'a-window-of-their-own-9' },
  })
  if (!accepted.ok()) throw new Error(await accepted.text())
  return context
}

const visit = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const card = (page: Page, name: string) => page.locator('[data-card]').filter({ hasText: name })
const cardIn = (page: Page, stage: string, name: string) => column(page, stage).locator('[data-card]').filter({ hasText: name })
const activity = (name: string) => `/dashboard/candidates/${ids[name]}/activity`

const looked = lookedAt('workflow')

describe('the board', () => {
  test('is moved by hand, and the other window follows', async () => {
    const [one, other] = [await visit(ines, board), await visit(otto, board)]
    await cardIn(one.page, 'New', 'Ingrid Solberg').waitFor()
    await looked(one.page, 'board')
    await card(one.page, 'Ingrid Solberg').dragTo(column(one.page, 'Interview'))
    await cardIn(one.page, 'Interview', 'Ingrid Solberg').waitFor()
    await cardIn(other.page, 'Interview', 'Ingrid Solberg').waitFor()
    await one.page.getByRole('button', { name: 'Undo' }).click()
    await cardIn(other.page, 'New', 'Ingrid Solberg').waitFor()
    expect(one.complaints.concat(other.complaints)).toEqual([])
    await one.page.close()
    await other.page.close()
  })

  test('is moved by the keyboard alone: arrows, the menu, and what is said aloud', async () => {
    const { page, complaints } = await visit(ines, board)
    await card(page, 'Ingrid Solberg').getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    const second = await page.evaluate(() => document.activeElement?.textContent)
    expect(second).not.toContain('Ingrid')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('m')
    await page.getByRole('menu', { name: 'Move Ingrid Solberg to' }).waitFor()
    await looked(page, 'board-menu')
    await page.keyboard.press('o')
    await page.keyboard.press('Enter')
    await cardIn(page, 'Offer', 'Ingrid Solberg').waitFor()
    await page.getByRole('status').filter({ hasText: 'Ingrid Solberg moved to Offer.' }).waitFor()
    await until(
      () => page.evaluate(() => document.activeElement?.textContent === 'Ingrid Solberg'),
      'the focus to stay on the card',
    )
    await page.keyboard.press('Shift+ArrowLeft')
    await cardIn(page, 'Interview', 'Ingrid Solberg').waitFor()
    await page.keyboard.press('m')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('menu').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('tells the later of two people what the other one did', async () => {
    // Otto's window hears nothing, as behind a bad connection.
    const other = await otto.newPage()
    await other.routeWebSocket('**/ws*', () => {})
    await other.goto(server.url + board)
    await awake(other)
    const one = await visit(ines, board)
    await card(one.page, 'Pia Sand').dragTo(column(one.page, 'Screening'))
    await cardIn(one.page, 'Screening', 'Pia Sand').waitFor()
    await until(async () => (await workflowOf('Pia Sand')).placement.version === 1, 'the move')
    expect(await cardIn(other, 'New', 'Pia Sand').count()).toBe(1)
    await card(other, 'Pia Sand').dragTo(column(other, 'Interview'))
    await other.getByText('Ines Marlow has moved Pia Sand to Screening in the meantime. Nothing was changed.').first().waitFor()
    await cardIn(other, 'Screening', 'Pia Sand').waitFor()
    await one.page.close()
    await other.close()
  })

  test('has stages of its own', async () => {
    const { page, complaints } = await visit(ines, board)
    await page.getByRole('button', { name: 'Edit stages' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit stages' })
    await dialog.getByRole('textbox', { name: 'Name of stage 2' }).fill('Phone call')
    await dialog.getByRole('button', { name: 'Add a stage' }).click()
    await dialog.getByRole('textbox', { name: 'Name of stage 5' }).fill('phone CALL')
    await dialog.getByRole('button', { name: 'Save stages' }).click()
    await dialog.getByText('There is already a stage named phone CALL.').waitFor()
    await looked(page, 'stages')
    await dialog.getByRole('textbox', { name: 'Name of stage 5' }).fill('References')
    await dialog.getByRole('button', { name: 'Move References up' }).click()
    expect(await dialog.getByRole('checkbox', { name: /New|Hired|Rejected/ }).count()).toBe(0)
    await dialog.getByRole('checkbox', { name: 'Candidates in References are shortlisted' }).check()
    await dialog.getByRole('button', { name: 'Save stages' }).click()
    await cardIn(page, 'Phone call', 'Pia Sand').waitFor()
    expect(await page.locator('.board-column h2').allTextContents()).toEqual([
      expect.stringContaining('New'),
      expect.stringContaining('Phone call'),
      expect.stringContaining('Interview'),
      expect.stringContaining('References'),
      expect.stringContaining('Offer'),
      expect.stringContaining('Hired'),
      expect.stringContaining('Rejected'),
    ])
    await page.getByRole('button', { name: 'Edit stages' }).click()
    expect(
      await dialog.getByRole('checkbox', { checked: true }).evaluateAll((boxes) => boxes.map((box) => box.ariaLabel)),
    ).toEqual(['Candidates in References are shortlisted'])
    await looked(page, 'stages-marked')
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
    await page.close()
  })
})

const workflowOf = async (name: string) => {
  const answer = await ines.request.get(`${server.url}/api/candidates/${ids[name]}/workflow`)
  return (await answer.json()) as { placement: { version: number } }
}

test('a rejection asks for the evidence and a lawful reason, offers a mail, and is taken back', async () => {
  const { page, complaints } = await visit(ines, board)
  await page.getByRole('button', { name: 'Move Rolf Berg' }).click()
  await page.getByRole('menuitemradio', { name: 'Rejected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject Rolf Berg' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('Please open the evidence of this candidate before you reject them.').waitFor()
  await dialog.getByText('Please choose a reason.').waitFor()
  await dialog.getByRole('button', { name: 'Open the evidence' }).click()
  await dialog.getByText('You have opened the evidence of this candidate.').waitFor()
  await dialog.getByLabel('Reason').selectOption({ label: 'A required skill is not shown' })
  await dialog.getByLabel('Explanation').fill('No Kubernetes. He is too old for this team.')
  await dialog.getByLabel('Tell the candidate by email').check()
  await dialog.getByLabel('Subject').waitFor()
  await until(async () => (await dialog.getByLabel('Message').inputValue()) !== '', 'the template')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('Hello Rolf Berg,').waitFor()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('This cannot be a reason').waitFor()
  await looked(page, 'reject')
  await dialog.getByLabel('Explanation').fill('No Kubernetes.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await cardIn(page, 'Rejected', 'Rolf Berg').waitFor()
  await page.getByText('You can undo this for ten minutes.').waitFor()
  await looked(page, 'rejected')
  await page.goto(server.url + activity('Rolf Berg'))
  await awake(page)
  await page.getByText('Queued').first().waitFor()
  await page.getByRole('button', { name: 'Undo the rejection' }).click()
  await page.getByText('took the rejection back').waitFor()
  await page.getByText('Withdrawn').first().waitFor()
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  await page.close()
})

/** Where what the last press was answered with stands: seen by who looks at the button, and under the keyboard. */
const answerBeside = (page: Page, button: string, words: string) =>
  page.evaluate(
    ([name, sentence]) => {
      const focused = document.activeElement as HTMLElement
      const pressed = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
        ({ textContent }) => textContent === name,
      )!
      const [told, below] = [focused.getBoundingClientRect(), pressed.getBoundingClientRect()]
      return {
        hasFocus: focused.getAttribute('role') === 'alert' && focused.textContent!.includes(sentence!),
        isSeen: told.top >= 0 && told.bottom <= innerHeight && below.top >= 0 && below.bottom <= innerHeight,
        isNear: below.top - told.bottom >= 0 && below.top - told.bottom < 80,
      }
    },
    [button, words],
  )

for (const [name, viewport] of [
  ['Tova Lind', { width: 1280, height: 600 }],
  ['Pia Sand', { width: 390, height: 700 }],
] as const)
  test(`what a press in a tall dialog is refused for stands beside the button, at ${viewport.width} × ${viewport.height}`, async () => {
    const { page, complaints } = await visit(ines, board)
    await page.getByRole('button', { name: `Move ${name}` }).click()
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click()
    await page.setViewportSize(viewport)
    const dialog = page.getByRole('dialog', { name: `Reject ${name}` })
    await dialog.getByLabel('Reason').selectOption({ label: 'A required skill is not shown' })
    await dialog.getByLabel('Tell the candidate by email').check()
    await until(async () => (await dialog.getByLabel('Message').inputValue()) !== '', 'the template')
    const reject = dialog.getByRole('button', { name: 'Reject' })
    const refusal = 'Please open the evidence of this candidate before you reject them.'
    const told = { hasFocus: true, isSeen: true, isNear: true }
    await reject.click()
    await dialog.getByText(refusal).waitFor()
    expect(await answerBeside(page, 'Reject', refusal)).toEqual(told)
    // Whoever looks elsewhere and presses again is told again.
    await dialog.getByLabel('Reason').focus()
    await reject.click()
    await until(async () => (await answerBeside(page, 'Reject', refusal)).hasFocus, 'the refusal to have the focus again')
    expect(await answerBeside(page, 'Reject', refusal)).toEqual(told)
    await looked(page, `refused-${viewport.width}`)
    // A field that is wrong is where the sentence about it is, however far up.
    await dialog.getByRole('button', { name: 'Open the evidence' }).click()
    await dialog.getByText('You have opened the evidence of this candidate.').waitFor()
    expect(await dialog.getByText(refusal).count()).toBe(0)
    await dialog.getByLabel('Reason').selectOption({ label: 'Choose a reason' })
    await reject.click()
    await until(
      () => page.evaluate(() => document.activeElement?.closest('.field')?.textContent?.includes('Please choose a reason.')),
      'the field to have the focus',
    )
    const box = (await dialog.getByText('Please choose a reason.').boundingBox())!
    expect(box.y >= 0 && box.y + box.height <= viewport.height).toBe(true)
    expect(complaints).toEqual([])
    await page.close()
  })

test('looking at the evidence stands on the timeline, and the ranking leads to the board', async () => {
  const { page, complaints } = await visit(ines, board)
  await page.getByRole('link', { name: 'Candidates', exact: true }).click()
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await card(page, 'Tova Lind').getByRole('link').click()
  await page.getByRole('heading', { name: 'Tova Lind' }).waitFor()
  await page.getByRole('link', { name: 'Evidence and resume' }).click()
  await page.getByRole('link', { name: 'Stage, notes and tasks' }).click()
  await page.getByText('opened the evidence').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('a note asks a colleague, who gets a mail, a mark, and sees answers live', async () => {
  const { page, complaints } = await visit(ines, activity('Ingrid Solberg'))
  await looked(page, 'activity-empty')
  const note = page.getByLabel('New note')
  await note.pressSequentially('What do you think, @Ott')
  await page.getByRole('option', { name: 'Otto Brandt' }).waitFor()
  await looked(page, 'mention')
  await page.keyboard.press('Enter')
  await note.pressSequentially('?')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.note').getByText('@Otto Brandt').waitFor()
  const mail = await server.mailTo('otto.brandt@example.test', 'mentioned you')
  const link = linkIn(mail, activity('Ingrid Solberg'))
  const his = await visit(otto, '/dashboard/tasks')
  await his.page.getByText('1 new').first().waitFor()
  await his.page.goto(link)
  await awake(his.page)
  await his.page.getByText('mentions you').waitFor()
  await his.page.getByLabel('New note').fill('Very good. Let us talk to her.')
  await his.page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Let us talk to her.').waitFor()

  await page.getByRole('button', { name: /^Edit your note/ }).click()
  await page.getByLabel('Note', { exact: true }).fill('What do you both think, @Otto Brandt?')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: /^Edited/ }).click()
  await page.locator('.note-history').getByText('What do you think, @Otto Brandt').waitFor()
  expect(await his.page.getByRole('button', { name: /^Edit your note/ }).count()).toBe(1)
  await his.page.close()

  await page.getByLabel('Add a tag').fill('Kubernetes')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('.tag').getByText('Kubernetes').waitFor()
  await page.getByRole('button', { name: 'Add a task' }).click()
  await page.getByLabel('Task', { exact: true }).fill('Call about the start date')
  await page.getByLabel('Due').fill('2020-01-15')
  await page.getByRole('button', { name: 'Add task' }).click()
  await page.getByText('Overdue by').waitFor()
  await looked(page, 'activity')
  expect(complaints).toEqual([])
  await page.goto(`${server.url}/dashboard/tasks`)
  await awake(page)
  await page.locator('.task-row[data-late]').waitFor()
  await looked(page, 'tasks')
  await page.getByRole('checkbox', { name: 'Call about the start date' }).check()
  await page.getByText('Nothing to do').waitFor()
  await page.goto(server.url + board)
  await awake(page)
  await card(page, 'Ingrid Solberg').getByText('Kubernetes').waitFor()
  await page.close()
})

test('a message is written from a template, previewed, sent and seen on the timeline', async () => {
  const { page, complaints } = await visit(ines, '/dashboard/templates')
  await looked(page, 'templates')
  await page.getByRole('button', { name: 'New template' }).click()
  const dialog = page.getByRole('dialog', { name: 'New template' })
  await dialog.getByLabel('Name').fill('Coffee')
  await dialog.getByLabel('Subject').fill('Coffee at {{workspace.name}}?')
  await dialog.getByLabel('Message').fill('Hello {{candidate.shoeSize}}')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await dialog.getByText('{{candidate.shoeSize}} is not known.').waitFor()
  await looked(page, 'template')
  await dialog.getByLabel('Message').fill('Hello {{candidate.firstName}},\n\nshall we have a coffee?\n\n{{sender.name}}')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await page.getByRole('heading', { name: 'Coffee' }).waitFor()

  await page.goto(server.url + activity('Ingrid Solberg'))
  await awake(page)
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByLabel('Template').selectOption({ label: 'Coffee' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Coffee at Lindqvist Staffing?').waitFor()
  await looked(page, 'message')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('.message').getByText('Sent', { exact: true }).waitFor()
  const mail = await server.mailTo('ingrid.solberg@example.test', 'Coffee at Lindqvist Staffing?')
  expect(mail.text).toContain('Hello Ingrid,')
  await page.locator('.timeline').getByText('wrote the message').waitFor()
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  await page.close()
})

test('a viewer sees everything and can change nothing', async () => {
  const vera = await joining('Vera Lund', 'vera.lund@example.test', 'viewer')
  const { page, complaints } = await visit(vera, board)
  await card(page, 'Ingrid Solberg').waitFor()
  expect(await page.getByRole('button', { name: /^(Move|Edit stages)/ }).count()).toBe(0)
  await page.goto(server.url + activity('Ingrid Solberg'))
  await awake(page)
  await page.getByText('Let us talk to her.').waitFor()
  expect(await page.getByRole('button', { name: /^(Add|Edit tag|Edit your|Delete|Write|Remove)/ }).count()).toBe(0)
  await looked(page, 'viewer')
  expect(complaints).toEqual([])
  await page.goto(`${server.url}/dashboard/job-descriptions/nowhere/board`)
  await awake(page)
  await page.getByText('This job description is not here').waitFor()
  await page.close()
})
