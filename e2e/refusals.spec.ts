import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright'
import { admin, aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { paint } from './looks.ts'
import { job, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let desk: BrowserContext
let page: Page
let board = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  desk = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  desk.setDefaultTimeout(15_000)
  await signIn(desk, server, await aRecruiter(browser, server, recruiter('Ines Marlow')))
  page = await desk.newPage()
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description', file(await job()))
  for (const resume of [await strongResume(), await middlingResume()]) form.append('resumes', file(resume))
  const answer = await desk.request.post(`${server.url}/api/submit`, { multipart: form })
  const { results } = (await answer.json()) as { results: { jobDescriptionId: { _id: string } }[] }
  board = `/dashboard/job-descriptions/${results[0]!.jobDescriptionId._id}/board`
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const busy = 'The server has too much to do. Please try again.'
const refusedWith = (sentence: string) => (route: Route) =>
  route.fulfill({ status: 503, json: { error: sentence, message: sentence, code: 'UNAVAILABLE' } })
const refused = refusedWith(busy)
const open = async (on: Page, path: string) => {
  await on.goto(server.url + path)
  await awake(on)
}
const box = (on: Page) => on.locator('.refusal:popover-open')
const gone = (on: Page) => until(async () => (await box(on).count()) === 0, 'the refusal to go')
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)
const focused = (control: Locator) => until(() => hasFocus(control), 'the focus to be there')

/** SHOTS=folder keeps a picture. */
const shot = async (on: Page, name: string) => {
  if (process.env.SHOTS) await on.screenshot({ path: `${process.env.SHOTS}/refusals-${name}.png` })
}

/** What a person sees and a keyboard finds: one sentence right at its control, in the window, with the focus; and no toast. */
const standsAt = async (on: Page, control: Locator, sentence: string) => {
  await box(on).getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  expect(await box(on).count()).toBe(1)
  await focused(box(on).getByRole('alert'))
  expect(await on.locator('.toast.tone-error').count()).toBe(0)
  const [at, of] = await Promise.all([box(on).boundingBox(), control.boundingBox()])
  const window = on.viewportSize()!
  expect(at!.x).toBeGreaterThanOrEqual(0)
  expect(at!.x + at!.width).toBeLessThanOrEqual(window.width)
  expect(at!.y).toBeGreaterThanOrEqual(0)
  expect(at!.y + at!.height).toBeLessThanOrEqual(window.height)
  expect(at!.x).toBeLessThanOrEqual(of!.x + of!.width)
  expect(at!.x + at!.width).toBeGreaterThanOrEqual(of!.x)
  const between = Math.max(at!.y - (of!.y + of!.height), of!.y - (at!.y + at!.height))
  expect(between).toBeGreaterThanOrEqual(0)
  expect(between).toBeLessThanOrEqual(8)
  // Nothing lies over it.
  const isOnTop = await box(on)
    .getByRole('alert')
    .evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect()
      return text.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  expect(isOnTop).toBe(true)
}

const barriersOf = async (on: Page, within: string) => {
  const found: string[] = []
  for (const scheme of ['dark', 'light'] as const) {
    await paint(on, scheme)
    found.push(...(await axeViolationsOn(on, { within, rules: rulesIn(scheme) })))
  }
  return found
}

test('in a row of a list it stands at the button of that row, moves along, and closes as the keyboard expects', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 600 } })
  await signIn(context, server, admin)
  const titles = await context.newPage()
  await open(titles, '/dashboard/admin/job-titles')
  await titles.route('**/admin/job-titles/*', refused)
  const retire = titles.getByRole('button', { name: /^Retire / })
  const last = retire.last()
  await last.click()
  await standsAt(titles, last, busy)
  await shot(titles, 'row')
  await paint(titles, 'dark')
  await shot(titles, 'row-dark')
  expect(await barriersOf(titles, '.refusal')).toEqual([])

  await titles.keyboard.press('Escape')
  await gone(titles)
  await focused(last)

  // Another row has its own, and there is never more than one.
  await retire.nth(1).click()
  await standsAt(titles, retire.nth(1), busy)
  await titles.route('**/admin/job-titles/*', refusedWith('Somebody else has changed the titles.'))
  await retire.nth(2).click()
  await standsAt(titles, retire.nth(2), 'Somebody else has changed the titles.')
  await titles.mouse.wheel(0, 60)
  await until(async () => {
    const [at, of] = await Promise.all([box(titles).boundingBox(), retire.nth(2).boundingBox()])
    return Math.abs(at!.y - of!.y) < 80
  }, 'it to move along with its row')

  // Used again: the old one is over at once, and the new answer is said anew.
  await titles.unroute('**/admin/job-titles/*')
  await retire.nth(2).click()
  await gone(titles)
  await titles.getByText('Job title retired').waitFor()

  // For the keyboard it comes right after its control.
  await titles.route('**/admin/job-titles/*', refused)
  await retire.nth(1).click()
  await standsAt(titles, retire.nth(1), busy)
  await titles.keyboard.press('Tab')
  await focused(box(titles).getByRole('button', { name: 'Dismiss' }))
  await titles.keyboard.press('Shift+Tab')
  await focused(box(titles).getByRole('alert'))
  await titles.keyboard.press('Tab')
  await titles.keyboard.press('Tab')
  expect(await titles.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Move .* up$/)
  await box(titles).getByRole('button', { name: 'Dismiss' }).click()
  await gone(titles)
  await focused(retire.nth(1))

  // Another page is not told of it.
  await retire.nth(1).click()
  await standsAt(titles, retire.nth(1), busy)
  await titles.getByRole('link', { name: 'System' }).first().click()
  await titles.getByRole('heading', { name: 'Backups' }).waitFor()
  await gone(titles)
  expect(await titles.getByText(busy).count()).toBe(0)
  await context.close()
})

test('in a dialog it can be read and closed while the dialog stays, also when a question over it has closed', async () => {
  await open(page, '/dashboard/upload')
  await page.getByRole('button', { name: 'Choose a saved one' }).click()
  const dialog = page.getByRole('dialog', { name: /saved/i })
  const remove = dialog.getByRole('button', { name: /^Delete / })
  await remove.click()
  let answer = () => {}
  await page.route('**/api/job-descriptions/*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await refused(route)
  })
  const question = page.getByRole('dialog', { name: 'Delete job description' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Processing...' }).waitFor()
  // What is being done cannot be left as if it were not.
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  expect(await question.count()).toBe(1)
  answer()
  await standsAt(page, remove, `Failed to delete JD. ${busy}`)
  expect(await question.count()).toBe(0)
  await shot(page, 'dialog')
  await page.keyboard.press('Tab')
  await focused(box(page).getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Escape')
  await gone(page)
  await dialog.waitFor()
  await focused(remove)

  // A form inside it, on a phone in the dark.
  await page.unroute('**/api/job-descriptions/*')
  await page.route('**/api/job-descriptions/*/title', refused)
  await page.setViewportSize({ width: 390, height: 800 })
  await dialog.getByRole('button', { name: /^Rename / }).click()
  await page.keyboard.type('Platform team')
  await page.keyboard.press('Enter')
  const save = dialog.getByRole('button', { name: /^Save/ })
  await standsAt(page, save, `Failed to update title. ${busy}`)
  await paint(page, 'dark')
  await shot(page, 'dialog-narrow-dark')
  await box(page).getByRole('button', { name: 'Dismiss' }).click()
  await gone(page)
  await dialog.waitFor()
  expect(await barriersOf(page, '[role=dialog]')).toEqual([])
  await page.unroute('**/api/job-descriptions/*/title')
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('in a form it stands at the button, on a phone too, and goes while the form is sent again', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } })
  const visitor = await context.newPage()
  await visitor.goto(`${server.url}/login`)
  await visitor.getByLabel('Email').fill(admin.email)
  await visitor.getByLabel('Password', { exact: true }).fill('not-this-one')
  await visitor.keyboard.press('Enter')
  const login = visitor.getByRole('button', { name: 'Login', exact: true })
  await standsAt(visitor, login, 'The email address or the password is incorrect.')
  await shot(visitor, 'form-narrow')
  expect(await barriersOf(visitor, '.refusal')).toEqual([])
  await visitor.keyboard.press('Escape')
  await focused(login)
  await visitor.getByLabel('Password', { exact: true }).fill(admin.password)
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('dialog', { name: /^Welcome to/ }).waitFor()
  await gone(visitor)
  await context.close()
})

test('what is chosen in a menu is refused at the button that had opened it', async () => {
  await open(page, '/dashboard/candidates')
  await page.getByRole('checkbox', { name: /Ingrid Solberg/ }).check()
  const bar = page.getByRole('region', { name: 'Chosen candidates' })
  const exporting = bar.getByRole('button', { name: /^Export/ })
  await exporting.click()
  await page.route('**/api/candidates/export**', refused)
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  await standsAt(page, exporting, busy)
  await shot(page, 'menu')
  await page.keyboard.press('Escape')
  await gone(page)
  await focused(exporting)
  await page.unroute('**/api/candidates/export**')
})

test('whoever went elsewhere meanwhile is told on top of the page, until they have read it', async () => {
  await open(page, '/dashboard/upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await strongResume()])
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await job())
  let answer = () => {}
  await page.route('**/api/submit', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await refused(route)
  })
  await page.getByRole('button', { name: 'Submit Files' }).click()
  await until(async () => (await page.getByRole('button', { name: 'Submit Files' }).count()) === 0, 'it to be sent')
  await page.locator('nav a[href="/dashboard/candidates"]').first().click()
  await page.waitForURL('**/dashboard/candidates**')
  answer()
  const told = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await told.getByText(`AI Matching: ${busy}`).waitFor()
  await shot(page, 'on-top')
  expect(await box(page).count()).toBe(0)
  await page.waitForTimeout(6000)
  expect(await told.count()).toBe(1)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click()
  expect(await told.count()).toBe(0)
  // Where it was sent from it stands beside the button, with what was chosen.
  await page.locator('nav a[href="/dashboard/upload"]').first().click()
  await page.getByRole('alert').filter({ hasText: busy }).getByText('Nothing is lost').waitFor()
  await page.unroute('**/api/submit')
})

test('the first press in a row is answered at that row, although what does it is still being loaded', async () => {
  const other = await desk.newPage()
  await other.route('**/row-acts-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await other.route(/\/api\/candidates\/[^/?]+$/, refused)
  await open(other, '/dashboard/candidates')
  const name = other.getByRole('grid').getByRole('link', { name: 'Ingrid Solberg', exact: true })
  await name.click()
  await standsAt(other, name, busy)
  await other.close()
})

test('whoever writes meanwhile goes on writing: it stands at the card that did not move, and is read aloud once', async () => {
  const other = await desk.newPage()
  let answer = () => {}
  await other.route('**/api/candidates/*/stage', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await refused(route)
  })
  await open(other, board)
  const card = other.locator('[data-card]').filter({ hasText: 'Ingrid Solberg' })
  await card.dragTo(other.getByRole('region', { name: /^Screening/ }))
  const search = other.getByRole('searchbox', { name: 'Find a card' })
  await search.click()
  await other.keyboard.type('Ingrid')
  answer()
  await box(other).getByRole('alert').getByText(busy, { exact: true }).waitFor()
  await other.keyboard.type(' Sol')
  expect(await hasFocus(search)).toBe(true)
  expect(await search.inputValue()).toBe('Ingrid Sol')
  expect(await other.getByText(busy).count()).toBe(1)
  await shot(other, 'board')
  await other.close()
})

test('it is said as well when what shows it cannot be loaded any more', async () => {
  const context = await browser.newContext()
  await signIn(context, server, admin)
  const titles = await context.newPage()
  for (const script of ['toast-list', 'refusal-box']) await titles.route(`**/${script}-*.js`, (route) => route.abort())
  await open(titles, '/dashboard/admin/job-titles')
  await titles.route('**/admin/job-titles/*', refused)
  await titles
    .getByRole('button', { name: /^Retire / })
    .first()
    .click()
  const told = titles.getByRole('region', { name: 'Notifications' })
  await told.getByRole('alert').getByText(busy, { exact: true }).waitFor()
  await shot(titles, 'without-scripts')
  await told.getByRole('button', { name: 'Dismiss' }).click()
  expect(await told.getByRole('alert').count()).toBe(0)
  await context.close()
})

test('two passwords that differ are told apart once, at the field', async () => {
  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}/reset-password?token=t&email=e@example.test`)
  await visitor.getByLabel('New Password', { exact: true }).fill('another-window-8')
  const confirm = visitor.getByLabel('Confirm Password', { exact: true })
  await confirm.fill('another-window-9')
  await visitor.getByRole('button', { name: 'Reset Password' }).click()
  await visitor.getByRole('alert').getByText('Passwords do not match').waitFor()
  await focused(confirm)
  await visitor.waitForTimeout(200)
  expect(await visitor.getByText('Passwords do not match').count()).toBe(1)
  await visitor.close()
})
