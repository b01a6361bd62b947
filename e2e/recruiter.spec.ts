import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import {
  admin,
  aRecruiter,
  awake,
  fileInNewTab,
  linkIn,
  openBrowser,
  recruiter,
  type Server,
  signIn,
  signUp,
  startServer,
  watch,
} from './actors.ts'
import {
  brokenResume,
  disguisedPicture,
  distantResume,
  job,
  lockedResume,
  middlingResume,
  type Paper,
  pdf,
  strongResume,
} from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ PLAN_TRIAL: '3/4/1' }), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const visit = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await awake(page)
}

const choose = async (page: Page, resumes: Paper[], description?: Paper) => {
  await page.getByLabel('Resume files').setInputFiles(resumes)
  if (description) await page.getByLabel('Job description file').setInputFiles(description)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Files' }).click()

const text = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor()
  return (await page.locator(selector).allInnerTexts()).map((words) => words.trim())
}

/** What a person sees of it, once it is there. */
const seen = async (what: Locator) => {
  await what.first().waitFor()
  return (await what.allInnerTexts()).join('\n')
}

/** A recruiter of their own for a story, signed in on /dashboard/upload. */
const atTheDesk = async (name: string): Promise<{ context: BrowserContext; page: Page; email: string; password: string }> => {
  const person = await aRecruiter(browser, server, recruiter(name))
  const context = await browser.newContext()
  await signIn(context, server, person)
  const page = await context.newPage()
  await visit(page, '/dashboard/upload')
  return { context, page, ...person }
}

test('a newcomer registers, is approved, signs in, and gets a ranking that shows its reasons', async () => {
  const person = recruiter('Nadia Halvorsen')
  const context = await browser.newContext()
  const page = await context.newPage()
  const { complaints } = watch(page, server)

  await signUp(page, server, person)
  await page.waitForURL('**/login')

  const link = linkIn(await server.mailTo(person.email), '/verify-email')
  await page.goto(link)
  await page
    .getByText(/verified/i)
    .first()
    .waitFor()

  const office = await browser.newContext()
  await signIn(office, server, admin)
  const desk = await office.newPage()
  await desk.goto(`${server.url}/dashboard/admin`)
  await awake(desk)
  await desk.getByRole('button', { name: 'Approve Nadia Halvorsen' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await desk.getByRole('button', { name: 'Approve Nadia Halvorsen' }).waitFor({ state: 'detached' })
  await office.close()

  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const welcome = page.getByRole('dialog', { name: 'Welcome to' })
  expect(await seen(welcome)).toContain('Hi, Nadia Halvorsen')
  await welcome.getByRole('button', { name: 'Let’s Go!' }).click()
  await page.waitForURL('**/dashboard/upload')
  await awake(page)

  await choose(page, [await strongResume(), await brokenResume(), await lockedResume()], await job())
  await submit(page)
  await page.waitForURL('**/dashboard/response?uploaded=1')
  await page.getByText('Files uploaded successfully!').waitFor()
  const done = page.getByRole('dialog', { name: 'Upload Successful' })
  await done.getByRole('button', { name: 'Got it' }).click()
  await done.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')

  expect(await text(page, 'thead th')).toEqual(['Rank', 'Candidate', 'Job Title', 'Experience', 'Match', 'Actions'])
  const row = page.getByRole('row', { name: /Ingrid Solberg/ })
  expect(await seen(row)).toMatch(/Backend Engineer[\s\S]*\d+ years[\s\S]*\d+%/)
  await page.getByRole('button', { name: 'Reasons for Ingrid Solberg' }).click()
  const reasons = page.getByRole('region', { name: 'Reasons for Ingrid Solberg' })
  const said = await seen(reasons)
  expect(said).toContain('Must-have skills')
  expect(said).toContain('PostgreSQL')
  expect(said).toMatch(/Go and Kubernetes\.\s+p\. 1/)
  const rejected = await seen(page.getByRole('region', { name: '2 files were not ranked' }))
  expect(rejected).toContain('half-a-file.pdf\n\nThis file is damaged')
  expect(rejected).toContain('locked.pdf\n\nThis file is protected with a password.')

  await page.reload()
  await awake(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('row', { name: /Ingrid Solberg/ }).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

describe('the percentage', () => {
  test('is the sum of the points its components earned, best match first', async () => {
    const { context, page } = await atTheDesk('Petra Adeyemi')
    await choose(page, [await distantResume(), await middlingResume(), await strongResume()], await job())
    await submit(page)
    await page.getByRole('button', { name: 'Got it' }).click()
    expect(await text(page, '.candidate-name')).toEqual(['Ingrid Solberg', 'Tomas Okafor', 'Marguerite Dufour'])
    for (const name of ['Ingrid Solberg', 'Tomas Okafor', 'Marguerite Dufour']) {
      await page.getByRole('button', { name: `Reasons for ${name}` }).click()
      const [match] = await text(page, '[data-expanded] .match-number')
      const earned = await text(page, '.component-points b')
      expect(earned.reduce((sum, points) => sum + Number(points), 0)).toBe(Number.parseInt(match ?? '', 10))
      expect(await page.getByRole('region', { name: /^Reasons for/ }).count()).toBe(1)
    }
    await context.close()
  })
})

/** A file on disk: sending its bytes through the browser's remote control takes longer than the test. */
const aByteTooLarge = async () => {
  const path = join(server.dataDir, 'too-large.pdf')
  await Bun.write(path, Buffer.alloc(26_214_401))
  return path
}

describe('uploading', () => {
  test('needs a resume and a job description, and says what is wrong with a file before sending anything', async () => {
    const { context, page } = await atTheDesk('Oskar Brandt')
    const button = page.getByRole('button', { name: 'Submit Files' })
    expect(await button.isDisabled()).toBe(true)
    const large = await aByteTooLarge()
    await choose(page, [await middlingResume()])
    await page.getByLabel('Resume files').setInputFiles(large)
    await page.getByText('Some files exceed the size limit of 25MB and were not added. Not added: too-large.pdf').waitFor()
    await choose(page, [{ ...disguisedPicture(), name: 'me.png', mimeType: 'image/png' }])
    await page.getByText('Not added: me.png').waitFor()
    expect(await text(page, '.file-name')).toEqual(['tomas-okafor.pdf'])
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel('Job description file').setInputFiles(large)
    await page.getByText('File size should be less than 25MB').waitFor()
    await page.getByLabel('Job description file').setInputFiles(await job())
    expect(await button.isEnabled()).toBe(true)
    await page.getByRole('button', { name: 'Remove tomas-okafor.pdf' }).click()
    expect(await button.isDisabled()).toBe(true)
    await context.close()
  })

  test('takes files that are dropped on a card', async () => {
    const { context, page } = await atTheDesk('Ilse Novak')
    const { name, buffer } = await strongResume()
    const dropped = await page.evaluateHandle(
      ([name, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], name, { type: 'application/pdf' }))
        return data
      },
      [name, buffer.toString('base64')] as const,
    )
    const card = page.getByRole('region', { name: 'Resumes' }).locator('.drop-area')
    await card.dispatchEvent('drop', { dataTransfer: dropped })
    expect(await text(page, '.file-name')).toEqual([name])
    // Beside the cards a file is not opened in place of the page.
    await page.locator('h1').dispatchEvent('drop', { dataTransfer: dropped })
    expect(page.url()).toEndWith('/dashboard/upload')
    await context.close()
  })

  test('takes what was chosen and pressed before the page was awake', async () => {
    const { context, page } = await atTheDesk('Ines Duarte')
    const { promise: mayWake, resolve: wake } = Promise.withResolvers<void>()
    await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
      await mayWake
      await route.continue()
    })
    await page.goto(`${server.url}/dashboard/upload`, { waitUntil: 'commit' })
    await page.getByLabel('Resume files').setInputFiles([await strongResume()])
    await page.getByRole('button', { name: 'Choose a saved one' }).click()
    expect(await page.locator('html[data-awake]').count()).toBe(0)
    wake()
    await page.getByText('No saved Job Descriptions found').waitFor()
    expect(await text(page, '.file-name')).toEqual(['ingrid-solberg.pdf'])
    await context.close()
  })

  test('goes on where it was after the session has ended in the middle', async () => {
    const { context, page, email, password } = await atTheDesk('Yara Petrov')
    await choose(page, [await strongResume(), await middlingResume()], await job())
    await context.clearCookies({ name: 'session' })
    await submit(page)
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email)
    expect(await text(page, '.file-name')).toEqual(['ingrid-solberg.pdf', 'tomas-okafor.pdf', 'Backend Engineer.pdf'])
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/dashboard/response?uploaded=1')
    await page.locator('.candidate-name').nth(1).waitFor()
    expect(await text(page, '.candidate-name')).toEqual(['Ingrid Solberg', 'Tomas Okafor'])
    await context.close()
  })

  test('loses nothing when the connection breaks, and has one effect when it is tried again', async () => {
    const { context, page } = await atTheDesk('Bruno Castell')
    await choose(page, [await strongResume()], await job())
    await context.setOffline(true)
    await submit(page)
    await page.getByText('Nothing is lost: the files you chose are still here.').waitFor()
    expect(await text(page, '.file-name')).toEqual(['ingrid-solberg.pdf', 'Backend Engineer.pdf'])
    await context.setOffline(false)
    // The second time the server does its work, but its answer gets lost.
    await page.route('**/api/submit', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Nothing is lost: the files you chose are still here.').waitFor()
    await page.unroute('**/api/submit')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/dashboard/response?uploaded=1')
    const { user } = await (await context.request.get(`${server.url}/user`)).json()
    expect(user.usage).toMatchObject({ resumeUploads: 1, jdUploads: 1 })
    await page.getByRole('button', { name: 'Got it' }).click()
    expect(await page.getByText('duplicate profile').count()).toBe(0)
    await context.close()
  })

  test('shows the way of every file while it is sent', async () => {
    const { context, page } = await atTheDesk('Mira Solano')
    await choose(page, [await strongResume(), disguisedPicture()], await job())
    await page.evaluate(() => {
      const badges = new Set<string>()
      Object.assign(window, { badges })
      new MutationObserver(() => {
        for (const badge of document.querySelectorAll('.file-row .badge')) badges.add(badge.textContent)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    // The answer waits, so that the live feed is what moves the rows.
    await page.route('**/api/submit', async (route) => {
      const response = await route.fetch()
      await Bun.sleep(700)
      await route.fulfill({ response })
    })
    await submit(page)
    await page.getByText('Reading and ranking', { exact: true }).waitFor()
    await page.waitForURL('**/dashboard/response?uploaded=1')
    const badges = await page.evaluate(() => [...(window as unknown as { badges: Set<string> }).badges])
    expect(badges).toContain('Uploading')
    expect(badges).toContain('Ranked')
    expect(badges).toContain('Rejected')
    await context.close()
  })

  test('keeps the unreadable files on the page with their reasons when none could be ranked', async () => {
    const { context, page } = await atTheDesk('Anouk Meyer')
    await choose(page, [await lockedResume(), disguisedPicture()], await job())
    await submit(page)
    await page.getByText('None of these files could be read.').first().waitFor()
    expect(page.url()).toEndWith('/dashboard/upload')
    expect(await text(page, '.file-reason')).toEqual([
      'This file is protected with a password. Remove the password and upload it again.',
      'This file is not a PDF document, whatever its name says.',
    ])
    await context.close()
  })

  test('shows the sentence of the server when the plan allows fewer resumes', async () => {
    const { context, page } = await atTheDesk('Ivo Tanaka')
    const others = await Promise.all(['Liv Moen', 'Jon Abara', 'Eva Roth'].map((name) => pdf(`${name}.pdf`, [name, 'Carpenter'])))
    await choose(page, [await strongResume(), await middlingResume(), ...others], await job())
    await submit(page)
    const notice = page.getByRole('alert').filter({ hasText: 'Nothing is lost' })
    expect(await seen(notice)).toContain('You can only upload 4 more resumes with your current plan')
    await page.getByRole('button', { name: 'Remove Liv Moen.pdf' }).click()
    await submit(page)
    await page.waitForURL('**/dashboard/response?uploaded=1')
    await context.close()
  })

  test('says that duplicates were found, and where they are', async () => {
    const { context, page } = await atTheDesk('Felix Amari')
    for (const round of [1, 2]) {
      await visit(page, '/dashboard/upload')
      await choose(page, [await strongResume()], await job())
      await submit(page)
      await page.waitForURL('**/dashboard/response?uploaded=1')
      const notice = page.getByText('We detected 1 duplicate profile(s). Check the Candidate History section.')
      if (round === 2) await notice.waitFor()
      await page.getByRole('button', { name: 'Got it' }).click()
    }
    await visit(page, '/dashboard/candidates')
    await page.getByRole('link', { name: 'Candidate History' }).click()
    await page.waitForURL('**/dashboard/candidates?view=history')
    await context.close()
  })
})

describe('saved job descriptions', () => {
  test('are chosen, renamed and deleted after a question', async () => {
    const { context, page } = await atTheDesk('Greta Olsson')
    const open = () => page.getByRole('button', { name: 'Choose a saved one' }).click()
    await open()
    await page.getByText('No saved Job Descriptions found').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await choose(page, [await strongResume()], await job())
    await page.getByLabel('Title').fill('Platform team, autumn')
    await submit(page)
    await page.waitForURL('**/dashboard/response?uploaded=1')

    await visit(page, '/dashboard/upload')
    await open()
    await page.getByRole('button', { name: 'Rename Platform team, autumn' }).click()
    await page.getByLabel('New title for Platform team, autumn').fill('Platform team')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Title updated successfully').waitFor()
    await page.getByRole('button', { name: 'Select Platform team' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await text(page, '.file-name')).toEqual(['Platform team'])
    expect(await page.getByLabel('Title').count()).toBe(0)
    await choose(page, [await middlingResume()])
    await submit(page)
    await page.waitForURL('**/dashboard/response?uploaded=1')
    await page.getByRole('button', { name: 'Got it' }).click()
    expect(await seen(page.getByRole('row', { name: /Tomas Okafor/ }))).toContain('Platform team')
    const { user } = await (await context.request.get(`${server.url}/user`)).json()
    expect(user.usage.jdUploads).toBe(1)

    await visit(page, '/dashboard/upload')
    await open()
    await page.getByRole('button', { name: 'Delete Platform team' }).click()
    const question = page.getByRole('dialog', { name: 'Delete job description' })
    expect(await seen(question)).toContain('Are you sure you want to delete this Job Description? This action cannot be undone.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('JD deleted successfully').waitFor()
    await page.getByText('No saved Job Descriptions found').waitFor()
    await context.close()
  })

  test('can be asked for again when they could not be loaded', async () => {
    const { context, page } = await atTheDesk('Hugo Lindberg')
    await page.route('**/api/job-descriptions', (route) => route.abort())
    await page.getByRole('button', { name: 'Choose a saved one' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load saved JDs' }).getByRole('button')
    await failed.waitFor()
    await page.unroute('**/api/job-descriptions')
    await failed.click()
    await page.getByText('No saved Job Descriptions found').waitFor()
    await context.close()
  })
})

describe('the list of candidates', () => {
  test('points to AI Matching while it is empty, then shows, finds and opens candidates', async () => {
    const { context, page } = await atTheDesk('Dana Whitlock')
    await visit(page, '/dashboard/candidates')
    await page.getByRole('link', { name: 'Go to AI Matching' }).click()
    await page.waitForURL('**/dashboard/upload')
    const nameless = await pdf('scan-17.pdf', ['SKILLS', 'Docker, PostgreSQL, Go'])
    await choose(page, [await strongResume(), await middlingResume(), nameless], await job())
    await submit(page)
    await page.waitForURL('**/dashboard/response?uploaded=1')

    await visit(page, '/dashboard/candidates')
    const usual = ['Rank', 'Candidate', 'Job Title', 'Experience', 'Match %', 'Stage', 'Added', 'Status', 'Score', 'Actions']
    expect(await text(page, 'thead th')).toEqual(usual)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'All columns' }).click()
    await page.keyboard.press('Escape')
    const all = await text(page, 'thead th')
    for (const title of ['View pdf', 'Interview Scheduler', 'Details', 'Send Test-Link', ...usual]) expect(all).toContain(title)
    // What was chosen is there with the first picture of the next visit.
    await visit(page, '/dashboard/candidates')
    expect(await text(page, 'thead th')).toEqual(all)
    expect(await seen(page.getByRole('link', { name: /Latest Profiles/ }))).toContain('3')
    const unknown = page.getByRole('row', { name: /scan-17\.pdf/ })
    expect(await seen(unknown)).toMatch(/N\/A\s+not found[\s\S]*0\s+not found/)
    expect(await seen(unknown)).toContain('Not Sent')

    await page.getByRole('button', { name: 'Details for Ingrid Solberg' }).click()
    await page.getByRole('button', { name: 'See the evidence for Ingrid Solberg' }).click()
    await page.getByRole('dialog', { name: 'Ingrid Solberg' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Details for Tomas Okafor' }).click()
    // One row is open at a time.
    await page.getByRole('button', { name: 'See the evidence for Ingrid Solberg' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'See the evidence for Tomas Okafor' }).click()
    const sheet = page.getByRole('dialog', { name: 'Tomas Okafor' })
    await sheet.waitFor()
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download the resume of Tomas Okafor' }).click()
    expect((await download).suggestedFilename()).toBe('tomas-okafor.pdf')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    const view = page.getByRole('button', { name: /^View pdf of Ingrid Solberg/ })
    await fileInNewTab(context, () => view.click())
    const why = { success: false, error: 'The file store is away.' }
    for (const [status, json, sentence] of [
      [503, why, 'Failed to access resume. The file store is away.'],
      [200, why, 'Failed to get resume URL. The file store is away.'],
    ] as const) {
      await page.route('**/api/resumes/*', (route) => route.fulfill({ status, json }))
      await view.click()
      await page.getByText(sentence, { exact: true }).waitFor()
      await page.unroute('**/api/resumes/*')
    }

    await page.getByLabel('Search candidates').fill('kafka')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/candidates?q=kafka')
    await page
      .getByRole('row', { name: /Tomas Okafor/ })
      .first()
      .waitFor({ state: 'detached' })
    expect(await text(page, '.candidate-name')).toEqual(['Ingrid Solberg'])
    await page.getByLabel('Search candidates').fill('zoology')
    await page.keyboard.press('Enter')
    await page.getByText('Nobody found for “zoology”').waitFor()
    await context.close()
  })

  test('shows a candidate that another window has just uploaded', async () => {
    const { context, page } = await atTheDesk('Lena Fischer')
    const other = await context.newPage()
    await visit(other, '/dashboard/candidates')
    await choose(page, [await strongResume()], await job())
    await submit(page)
    await other.getByRole('row', { name: /Ingrid Solberg/ }).waitFor()
    await context.close()
  })

  test('says so when it cannot be loaded, and tries again', async () => {
    const { context, page } = await atTheDesk('Noor Haddad')
    await page.route('**/api/candidate-filtering**', (route) => route.abort())
    await page.getByRole('link', { name: 'Talent Workspace' }).click()
    await page.getByText('The candidates could not be loaded').waitFor()
    await page.unroute('**/api/candidate-filtering**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('No candidates yet').waitFor()
    await context.close()
  })

  test('keeps what belongs to one workspace from every other', async () => {
    const first = await atTheDesk('Vera Lund')
    await choose(first.page, [await strongResume()], await job())
    await submit(first.page)
    await first.page.waitForURL('**/dashboard/response?uploaded=1')
    const second = await atTheDesk('Sam Ortega')
    await visit(second.page, '/dashboard/candidates')
    await second.page.getByText('No candidates yet').waitFor()
    await visit(second.page, '/dashboard/response')
    expect(second.page.url()).toEndWith('/dashboard/upload')
    await first.context.close()
    await second.context.close()
  })
})

test('no page warns, breaks its policy or asks another host for anything', async () => {
  const { context, page } = await atTheDesk('Quentin Marsh')
  const { complaints } = watch(page, server)
  await visit(page, '/dashboard/upload')
  await choose(page, [await strongResume(), await brokenResume()], await job())
  await submit(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  for (const path of [
    '/dashboard/response',
    '/dashboard/response?uploaded=1',
    '/dashboard/candidates',
    '/dashboard/candidates?view=recent',
    '/dashboard/candidates?view=history',
    '/dashboard/candidates?q=nobody',
    '/dashboard/upload',
    '/dashboard/user',
  ]) {
    await visit(page, path)
    await page.waitForTimeout(150)
  }
  const visitor = await browser.newContext()
  const still = await visitor.newPage()
  const public_ = watch(still, server)
  for (const path of ['/', '/login', '/register', '/forgot-password', '/privacy', '/terms', '/verify-email'])
    await still.goto(server.url + path, { waitUntil: 'load' })
  expect([...complaints, ...public_.complaints]).toEqual([])
  await visitor.close()
  await context.close()
})

test('every screen fits a phone and a dark room', async () => {
  const { context, page } = await atTheDesk('Ebba Stone')
  await choose(page, [await strongResume(), await brokenResume()], await job())
  await submit(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [path, opens] of [
    ['/dashboard/response', 'Reasons for Ingrid Solberg'],
    ['/dashboard/candidates', 'Details for Ingrid Solberg'],
    ['/dashboard/upload', null],
  ] as const) {
    await visit(page, path)
    if (opens) await page.getByRole('button', { name: opens }).click()
    const { wide, dark } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - window.innerWidth,
      dark: document.documentElement.classList.contains('dark'),
    }))
    expect({ path, wide, dark }).toEqual({ path, wide: 0, dark: true })
  }
  await context.close()
})
