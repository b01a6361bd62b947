import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let rosa: BrowserContext
const people: { id: string; name: string; email: string }[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  rosa = await browser.newContext({ viewport: { width: 1360, height: 900 }, timezoneId: 'Europe/Berlin' })
  rosa.setDefaultTimeout(15_000)
  await signIn(rosa, server, owner)
  const form = new FormData()
  form.append('job_description_title', 'Backend Engineer')
  const files = await Promise.all([job(), strongResume(), middlingResume(), distantResume()])
  for (const [at, { name, mimeType, buffer }] of files.entries())
    form.append(at === 0 ? 'job_description' : 'resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const cookie = (await rosa.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  const { results } = (await answer.json()) as {
    results: { _id: string; matchingResult: [{ 'Resume Data': { name: string; email: string } }] }[]
  }
  for (const { _id, matchingResult } of results) {
    const { name, email } = matchingResult[0]['Resume Data']
    people.push({ id: _id, name, email })
  }
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A window of somebody without an account. */
const visitor = async (address: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, timezoneId: 'Asia/Kolkata', ...options })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(address)
  return { page, complaints, close: () => context.close() }
}

const visit = async (path: string) => {
  const page = await rosa.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

const activity = (at: number) => `/dashboard/candidates/${people[at]!.id}/activity`

const scheduleLink = (text: string) => /https?:\/\/\S+\/schedule\/[\w-]+/.exec(text)![0]

/** Offers times through the calls of the dialog; resolves to the candidate's link. */
const offered = async (at: number, times: string[]): Promise<string> => {
  const slots = times.map((time) => ({ day: dayAhead(10), time }))
  const answer = await rosa.request.post(`${server.url}/api/candidates/${people[at]!.id}/interview-offers`, {
    data: { zone: 'Europe/Berlin', minutes: 45, slots, place: 'Room 4', note: '' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).link
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (kind: string, fullPage = false) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}-${kind}.png`, fullPage })
  }
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await shot('light', true)
  const light = await axeViolationsOn(page, { rules: 'all' })
  await paint(true)
  await shot('dark', true)
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await paint(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow', true)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, tooWide: Math.max(0, tooWide) }).toEqual({ name, light: [], dark: [], tooWide: 0 })
}

test('a recruiter offers three times, the candidate books one by their own clock, and the recruiter sees it at once', async () => {
  const { page, complaints } = await visit(activity(0))
  const panel = page.getByRole('region', { name: 'Interview' })
  await panel.getByText('No times offered yet').waitFor()
  await panel.getByRole('button', { name: 'Offer times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let the candidate choose a time' })
  await dialog.getByRole('button', { name: 'Offer this time' }).click()
  await dialog.getByText('Offer at least one time.').waitFor()
  await dialog.getByRole('button', { name: 'Later week' }).click()
  // One time by the mouse, one by the keyboard, one by its day and time.
  await dialog.locator('[data-place="1-4"]').click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  expect(await dialog.locator('[data-place="2-5"]').getAttribute('aria-pressed')).toBe('true')
  await dialog.getByLabel('Day', { exact: true }).fill(dayAhead(20))
  await dialog.getByLabel('Time', { exact: true }).fill('16:15')
  await dialog.getByRole('button', { name: 'Add this time' }).click()
  await dialog.getByLabel('Place or meeting link').fill('javascript:alert(1)')
  await dialog.getByLabel('A note to the candidate').fill('Please bring something you have built.')
  await dialog.getByRole('button', { name: 'Offer 3 times' }).click()
  await dialog.getByText('A meeting link begins with https:// or http://.').waitFor()
  await looked(page, 'offer')
  await dialog.getByLabel('Place or meeting link').fill('https://meet.example.test/room-7')
  await dialog.getByRole('button', { name: 'Offer 3 times' }).click()
  const done = page.getByRole('dialog', { name: 'The times are offered' })
  await done.getByText(people[0]!.email).waitFor()
  await looked(page, 'offered')
  await done.getByRole('button', { name: 'Done' }).click()
  await panel.getByText('Waiting for the candidate').waitFor()

  const mail = await server.mailTo(people[0]!.email, 'Choose a time')
  const { page: theirs, complaints: others, close } = await visitor(scheduleLink(mail.text))
  await theirs.getByRole('heading', { name: 'Interview for Backend Engineer' }).waitFor()
  await until(async () => (await theirs.getByLabel('Your time zone').inputValue()) === 'Asia/Kolkata', 'the own zone')
  expect(await theirs.locator('.slot').count()).toBe(3)
  // Ten o'clock in Berlin, by the clock of Kolkata: half past two, or half past one in summer.
  expect(await theirs.locator('.slot').first().textContent()).toMatch(/^1[34]:30/)
  await looked(theirs, 'choose')
  await theirs.getByLabel('Your time zone').selectOption('Europe/Berlin')
  expect(await theirs.locator('.slot').first().textContent()).toStartWith('10:00')
  await theirs.getByLabel('Your time zone').selectOption('Asia/Kolkata')
  await theirs.locator('.slot').first().click()
  await theirs.getByRole('button', { name: 'Book this time' }).click()
  await theirs.getByText('Your interview is booked.').waitFor()
  await theirs.getByRole('link', { name: 'https://meet.example.test/room-7' }).waitFor()
  await looked(theirs, 'booked')

  await panel.getByText('Booked', { exact: true }).waitFor()
  await page.getByText('The candidate chose').waitFor()
  await looked(page, 'activity')
  const confirmation = await server.mailTo(people[0]!.email, 'Your interview is on')
  expect(confirmation.text).toContain('(Asia/Kolkata)')
  await server.mailTo('rosa.lindqvist@example.test', 'has chosen a time')

  const own = await theirs.request.get(`${theirs.url().split('?')[0]}/interview.ics`, { headers: { accept: 'text/html' } })
  expect(own.headers()['content-type']).toContain('text/calendar')

  // Another time, then none.
  await theirs.getByText('Choose another time').click()
  await theirs.locator('.slot').last().click()
  await theirs.getByRole('button', { name: 'Move the interview' }).click()
  await theirs.getByText('Your interview has a new time.').waitFor()
  await page.getByText('The candidate moved the interview').waitFor()
  await theirs.getByText('I can’t come').click()
  await theirs.getByLabel(/^A few words for/).fill('I have to travel that week.')
  await theirs.getByRole('button', { name: 'Cancel the interview' }).click()
  await theirs.getByText('Your interview is canceled.').waitFor()
  await panel.getByText('Canceled by the candidate').waitFor()
  await panel.getByText('I have to travel that week.').waitFor()
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  expect(others).toEqual([])
  await close()
  await page.close()
})

test('without scripts the page is a form, and what one candidate has booked the next no longer sees', async () => {
  const [first, second] = [await offered(1, ['10:00', '15:00']), await offered(2, ['10:00', '15:00'])]
  const plain = await visitor(first, { javaScriptEnabled: false })
  const late = await visitor(second, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await plain.page.getByText('All times are in the time zone Europe/Berlin').waitFor()
  for (const { page } of [plain, late]) await page.locator('.slot', { hasText: '10:00' }).click()
  await plain.page.getByRole('button', { name: 'Book this time' }).click()
  await plain.page.getByText('Your interview is booked.').waitFor()
  await late.page.getByRole('button', { name: 'Book this time' }).click()
  await late.page.getByText('This time has just been taken.').waitFor()
  expect(await late.page.locator('.slot').allTextContents()).toEqual([expect.stringContaining('15:00')])
  await late.page.locator('.slot').click()
  await late.page.getByRole('button', { name: 'Book this time' }).click()
  await late.page.getByText('Your interview is booked.').waitFor()
  expect(await late.page.content()).not.toContain(people[1]!.name)
  await plain.close()
  await late.close()
})

test('the list of interviews follows, filters, hands out calendar files and cancels', async () => {
  const { page, complaints } = await visit('/dashboard/scheduling')
  await page.locator('.interview-row').nth(1).waitFor()
  await looked(page, 'interviews')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Calendar file for ${people[1]!.name}` }).click(),
  ])
  expect(file.suggestedFilename()).toEndWith('.ics')
  await page.getByLabel('Interviewer').selectOption({ label: 'Rosa Lindqvist (you)' })
  await page.waitForURL(/interviewer=/)
  await page.getByRole('button', { name: `Cancel the interview with ${people[1]!.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this interview?' })
  await dialog.getByLabel(/A few words/).fill('We have to move offices that day.')
  await looked(page, 'cancel')
  await dialog.getByRole('button', { name: 'Cancel the interview' }).click()
  await until(async () => (await page.locator('.interview-row').count()) === 1, 'the row to go')
  const mail = await server.mailTo(people[1]!.email, 'was canceled')
  expect(mail.text).toContain('We have to move offices that day.')
  await page.getByRole('link', { name: /^Canceled/ }).click()
  await page.getByText('I have to travel that week.').waitFor()
  await page.getByRole('link', { name: /^Past/ }).click()
  await page.getByText('No past interviews').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('the menu of the candidates list leads to the same offer', async () => {
  const { page, complaints } = await visit('/dashboard/candidates')
  await page.getByRole('button', { name: `Schedule an interview with ${people[2]!.name}` }).click()
  await page.getByRole('menuitem', { name: /^Let the candidate choose/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Let the candidate choose a time' })
  // What stood in the last offer stands here again, and the time that is taken is marked.
  await until(async () => (await dialog.getByLabel('Place or meeting link').inputValue()) === 'Room 4', 'the last place')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(complaints).toEqual([])
  await page.close()
})

test('somebody sets their working hours, and is suggested times within them when they offer an interview', async () => {
  const { page: connections, complaints } = await visit('/dashboard/connections')
  const own = connections.getByRole('region', { name: 'When you are free' })
  await own.getByText('No calendar is connected').waitFor()
  await own.getByText('Connect a calendar over CalDAV').click()
  await own.getByLabel('Your time zone').selectOption('Europe/Berlin')
  await own.getByRole('checkbox', { name: 'Monday' }).uncheck()
  await own.getByLabel('Tuesday, from').fill('18:00')
  await own.getByRole('button', { name: 'Save working hours' }).click()
  await own.getByText('The hours from 18:00 end before they begin.').waitFor()
  await looked(connections, 'working-hours')
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) await own.getByLabel(`${day}, from`).fill('13:00')
  await own.getByRole('button', { name: 'Save working hours' }).click()
  await own.getByText('Interviews are suggested within these hours.').waitFor()

  const { page, complaints: others } = await visit(activity(1))
  await page
    .getByRole('region', { name: 'Interview' })
    .getByRole('button', { name: /^Offer / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Let the candidate choose a time' })
  await dialog.getByRole('button', { name: 'Later week' }).click()
  await dialog.locator('[data-place][data-free]').first().waitFor()
  await dialog.getByText('No calendar connected: you.').waitFor()
  await dialog.getByRole('button', { name: 'Suggest times when everyone is free' }).click()
  await looked(page, 'suggested')
  const suggested = await dialog.locator('.chosen-times li > span').allTextContents()
  expect(suggested).toHaveLength(6)
  for (const each of suggested) expect(each).toMatch(/^(Tue|Wed|Thu|Fri).* 1[3-6]:\d\d$/)
  await dialog.getByRole('button', { name: 'Offer 6 times' }).click()
  await page.getByRole('dialog', { name: 'The times are offered' }).waitFor()
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  expect(others).toEqual([])
  await Promise.all([connections.close(), page.close()])
})

test('links that are unknown, ended or no longer good say so', async () => {
  const unknown = await visitor(`${server.url}/schedule/nothing-here`)
  await unknown.page.getByText('Page not found').first().waitFor()
  await unknown.close()
  const link = await offered(0, ['09:00'])
  const newer = await offered(0, ['09:30'])
  const ended = await visitor(link)
  await ended.page.getByText('There is a newer invitation.').waitFor()
  await ended.page.goto(newer)
  await ended.page.locator('.slot').waitFor()
  const headers = (await ended.page.request.get(newer, { headers: { accept: 'text/html' } })).headers()
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex, nofollow'])
  await ended.close()
})
