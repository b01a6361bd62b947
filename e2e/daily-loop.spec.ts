import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { median } from '#src/tools/bench/measure.ts'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let ines: BrowserContext
let ranking = ''

const people = [
  'Pia Sand',
  'Rolf Berg',
  'Tova Lind',
  'Jens Moe',
  'Siri Dahl',
  'Olav Ness',
  'Kaja Holt',
  'Emil Vik',
  'Nora Lie',
  'Arne Bø',
]

const filler = (name: string, index: number): Promise<Paper> =>
  pdf(`${name.toLowerCase().replace(' ', '-')}.pdf`, [
    name,
    'Backend Engineer',
    `person${index}@example.test | +47 22 00 11 ${40 + index}`,
    'EXPERIENCE',
    `Backend Engineer, Company ${name}, January ${2010 + index} - Present`,
    'Runs services in Go and PostgreSQL.',
    'SKILLS',
    index % 2 ? 'Go, PostgreSQL' : 'Go, PostgreSQL, Docker',
  ])

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ines Marlow'))
  ines = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ines.setDefaultTimeout(15_000)
  await signIn(ines, server, owner)
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', file(await job()))
  const papers = await Promise.all([strongResume(), middlingResume(), distantResume(), ...people.map(filler)])
  for (const resume of papers) form.append('resumes', file(resume))
  const answer = await ines.request.post(`${server.url}/api/submit`, { multipart: form })
  const { results } = (await answer.json()) as { results: { jobDescriptionId: { _id: string } }[] }
  ranking = `/dashboard/job-descriptions/${results[0]!.jobDescriptionId._id}`
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const visit = async (path: string) => {
  const page = await ines.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (kind: string) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}-${kind}.png` })
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
  const narrow = await axeViolationsOn(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, narrow, tooWide: Math.max(0, tooWide) }).toEqual({
    name,
    light: [],
    dark: [],
    narrow: [],
    tooWide: 0,
  })
}

/** Figures that are asked for stand in what the tests print. */
const printed = (figure: string) => process.stdout.write(`${figure}\n`)

const wordsOf = async (locator: Locator) => (await locator.textContent()) ?? ''

const heading = (page: Page) => wordsOf(page.getByRole('heading', { level: 1 }))

/** From the press of a key until another name, with its evidence, is painted; in milliseconds. */
const paintedAfter = (page: Page, key: string) =>
  page.evaluate(
    (pressed) =>
      new Promise<number>((resolve) => {
        const name = () => document.querySelector('h1')?.textContent
        const before = name()
        const started = performance.now()
        // What a frame's callbacks find in the document is painted before the next message is heard.
        const afterThisFrame = (act: () => void) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = act
          port2.postMessage(null)
        }
        const look = () => {
          if (performance.now() - started > 5000) resolve(Number.POSITIVE_INFINITY)
          else if (name() !== before && document.querySelector('.evidence-side .sum, .evidence-side [data-choices]'))
            afterThisFrame(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
        look()
      }),
    key,
  )

describe('going through people', () => {
  test('the list that one came from is followed by keys, with the next one painted at once', async () => {
    const { page, complaints } = await visit(ranking)
    const order = await page.locator('.ranking-row th a').allInnerTexts()
    expect(order.length).toBe(people.length + 3)
    const links = await page
      .locator('.ranking-row th a')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname))
    const ids = links.map((link) => link.split('/').at(-1))
    const brought = new Set<string>()
    page.on('requestfinished', (request) => brought.add(request.url().split('/').slice(-2).join('/')))
    await page.locator('.ranking-row th a').first().click()
    await page.getByText(`1 of ${order.length}`).waitFor()
    expect(await heading(page)).toBe(order[0]!)
    const times: number[] = []
    // From some moment on, the server's answers are held back until somebody is painted.
    let held: PromiseWithResolvers<void> | undefined
    await page.route('**/*', async (route) => {
      await held?.promise
      await route.continue()
    })
    for (let at = 1; at < 9; at += 1) {
      // Somebody has read for a moment: the next one was brought meanwhile.
      await until(
        async () => brought.has(`${ids[at]}/evidence`) && brought.has(`${ids[at]}/workflow`),
        `${order[at]}, asked ahead`,
      )
      if (at > 6) held = Promise.withResolvers()
      times.push(await paintedAfter(page, at % 2 ? 'j' : 'ArrowRight'))
      held?.resolve()
      expect(await heading(page)).toBe(order[at]!)
      await page.getByText(`${at + 1} of ${order.length}`).waitFor()
    }
    await page.keyboard.press('k')
    await page.getByText(`8 of ${order.length}`).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText(`7 of ${order.length}`).waitFor()
    const reloads: number[] = []
    for (let each = 0; each < 3; each += 1) {
      const began = performance.now()
      await page.reload({ waitUntil: 'commit' })
      await page.locator('.evidence-side').locator('.sum, [data-choices]').first().waitFor()
      await awake(page)
      reloads.push(performance.now() - began)
    }
    await page.getByText(`7 of ${order.length}`).waitFor()
    const [next, whole] = [median(times), median(reloads)]
    printed(`next candidate painted: median ${next.toFixed(0)} ms; the whole page, loaded: ${whole.toFixed(0)} ms`)
    expect(Math.max(...times)).toBeLessThan(Number.POSITIVE_INFINITY)
    // What is at once on one machine is slow on another: beside the whole page, loaded in the same minute, it stays small.
    expect(next / whole).toBeLessThanOrEqual(0.6)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('a decision takes one key, and keys rest while somebody types', async () => {
    const { page, complaints } = await visit(ranking)
    await page.locator('.ranking-row th a').first().click()
    const bar = page.getByRole('region', { name: 'Decide' })
    await bar.getByText('Stage: New').waitFor()
    await looked(page, 'candidate')
    const name = await heading(page)
    await page.keyboard.press('a')
    await bar.getByText('Stage: Screening').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: `${name} moved to Screening.` })
      .waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await bar.getByText('Stage: New').waitFor()

    await page.keyboard.press('n')
    const note = page.getByRole('dialog', { name: `Note about ${name}` })
    await note.getByLabel('New note').waitFor()
    await page.keyboard.type('jar?')
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await note.getByLabel('New note').inputValue()).toBe('jar?')
    await looked(page, 'note')
    await note.getByRole('button', { name: 'Add note' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: `The note about ${name} is saved.` })
      .waitFor()

    await page.keyboard.press('e')
    await page.getByRole('dialog', { name: `Email ${name}` }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys of this page' })
    await keys.getByText('Next candidate of the list').waitFor()
    await looked(page, 'keys')
    await keys.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
    await keys.getByRole('button', { name: 'Close' }).click()
    for (const key of ['r', 'j', '?']) await page.keyboard.press(key)
    expect([await page.getByRole('dialog').count(), await heading(page)]).toEqual([0, name])
    await bar.getByRole('button', { name: 'Keys' }).click()
    await keys.getByRole('checkbox', { name: 'Use single keys' }).check()
    await keys.getByRole('button', { name: 'Close' }).click()

    await page.keyboard.press('r')
    const rejecting = page.getByRole('dialog', { name: `Reject ${name}` })
    await rejecting.getByText('You have opened the evidence of this candidate.').waitFor()
    await rejecting.getByLabel('Reason').selectOption('better-match')
    await rejecting.getByRole('button', { name: 'Reject' }).click()
    await bar.getByText('Stage: Rejected').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await bar.getByText('Stage: New').waitFor()
    for (const button of ['Advance', 'Reject', 'Email', 'Schedule', 'Assess'])
      expect(await bar.getByRole('button', { name: button }).count()).toBe(1)
    await bar.getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('dialog', { name: 'Let the candidate choose a time' }).waitFor()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Assess' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
    await page.close()
  })
})

describe('the review queue', () => {
  test('ten people are rejected with an email in twelve actions, and undone together', async () => {
    const { page, complaints } = await visit(ranking)
    let actions = 0
    const act = async (action: Promise<unknown>) => {
      actions += 1
      await action
    }
    const total = people.length + 3
    await act(page.getByRole('link', { name: `Review ${total} new` }).click())
    await page.getByRole('heading', { name: 'Review Backend Engineer' }).waitFor()
    await page.locator('.review-card').waitFor()
    await looked(page, 'review')
    const names: string[] = []
    for (let at = 1; at <= 10; at += 1) {
      await page.getByText(`${at} of ${total} in New`).waitFor()
      names.push(await wordsOf(page.locator('.review-name')))
      await act(page.keyboard.press(at % 2 ? '4' : 'r'))
    }
    const tray = page.getByRole('region', { name: 'Tray: 10' })
    await tray.getByText('The email: ').waitFor()
    await until(async () => !(await wordsOf(tray.locator('summary'))).includes('not written'), 'the template')
    await looked(page, 'review-tray')
    await act(tray.getByRole('button', { name: 'Reject 10 and email them' }).click())
    const done = page.getByRole('region', { name: 'Rejected 10 candidates' })
    await done.waitFor()
    printed(`reject 10 with an email: ${actions} actions`)
    expect(actions).toBeLessThanOrEqual(12)
    for (const name of names) await done.getByText(`${name} was rejected, the email waits`).waitFor()
    await looked(page, 'review-sent')
    const stages = async () =>
      (await (await ines.request.get(`${server.url}/api/job-descriptions/${ranking.split('/').at(-1)}/stages`)).json())
        .stages as {
        name: string
        count: number
      }[]
    expect((await stages()).find(({ name }) => name === 'Rejected')!.count).toBe(10)
    await done.getByRole('button', { name: 'Undo all of it' }).click()
    await page.getByRole('heading', { name: 'Undone for 10 candidates' }).waitFor()
    expect((await stages()).map(({ count }) => count)[0]).toBe(total)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('a reason about the person is refused beside the person, and a tray is not lost unasked', async () => {
    const { page, complaints } = await visit(`${ranking}/review`)
    await page.locator('.review-card').waitFor()
    const first = await wordsOf(page.locator('.review-name'))
    await page.keyboard.press('r')
    await page.getByText('Choose a reason first: press a key from 1 to 9.').waitFor()
    await page.keyboard.press('9')
    const tray = page.getByRole('region', { name: 'Tray: 1' })
    await tray.getByLabel(`Explanation for ${first}`).fill('Too old for a young team')
    await tray.getByRole('button', { name: 'Reject 1 without an email' }).click()
    await tray.getByText('This cannot be a reason').waitFor()
    await until(
      () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Explanation') ?? false),
      'the focus on the wrong field',
    )
    await looked(page, 'review-refused')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await until(
      async () => (await page.getByRole('alertdialog').or(page.getByRole('dialog')).count()) === 0,
      'the question to go',
    )
    await page.keyboard.press('a')
    await page.getByText('3 of 13 in New').waitFor()
    await page.keyboard.press('u')
    await page.getByText('2 of 13 in New').waitFor()
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
    await page.close()
  })
})

interface Found {
  fromFirstKey: number
  fromEnter: number
}

describe('the palette', () => {
  test('finds a person from any page by Ctrl K, three letters and Enter', async () => {
    const { page, complaints } = await visit('/dashboard/templates')
    const times: Found[] = []
    for (const [letters, name] of [
      ['tov', 'Tova Lind'],
      ['kaj', 'Kaja Holt'],
      ['ola', 'Olav Ness'],
      ['ing', 'Ingrid Solberg'],
    ] as const) {
      await page.goto(`${server.url}/dashboard/templates`)
      await awake(page)
      // A person's hand is on the mouse or the keys before they search.
      await page.mouse.move(200, 200)
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /palette-/.test(name)))
      await page.evaluate(() => {
        const shown = window as unknown as { found?: { fromFirstKey: number; fromEnter: number } }
        const handleFirst = () => {
          const started = performance.now()
          let entered = started
          document.addEventListener('keydown', ({ key }) => (entered = key === 'Enter' ? performance.now() : entered), true)
          const look = () => {
            const now = performance.now()
            if (document.querySelector('.candidate-page h1'))
              shown.found = { fromFirstKey: now - started, fromEnter: now - entered }
            else requestAnimationFrame(look)
          }
          look()
        }
        document.addEventListener('keydown', handleFirst, { capture: true, once: true })
      })
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Find people' }).waitFor()
      await page.keyboard.type(letters)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      times.push(await page.evaluate(() => (window as unknown as { found: Found }).found))
    }
    const best = (of: keyof Found) => Math.min(...times.map((each) => each[of]))
    const worst = (of: keyof Found) => Math.max(...times.map((each) => each[of]))
    for (const of of ['fromFirstKey', 'fromEnter'] as const)
      printed(`find a person by name, ${of}: best ${best(of).toFixed(0)} ms, worst ${worst(of).toFixed(0)} ms`)
    // The keys themselves come through the test's own pipe: what is the product's to answer for begins with the last of them.
    expect(best('fromEnter')).toBeLessThan(300)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('finds jobs, pages and actions, asks what is none of them, and keeps its focus', async () => {
    const { page, complaints } = await visit('/dashboard/tasks')
    await page.getByRole('button', { name: 'Find people, jobs and pages' }).click()
    const field = page.getByRole('combobox', { name: 'Find people' })
    const chosen = page.getByRole('option', { selected: true })
    await looked(page, 'palette-empty')
    await field.fill('backend')
    await page.getByRole('group', { name: 'Jobs' }).getByText('Backend Engineer').waitFor()
    await field.fill('mess')
    await page.getByRole('group', { name: 'Pages' }).getByText('Message Templates').waitFor()
    await field.fill('i')
    await page.getByRole('group', { name: 'People' }).waitFor()
    await looked(page, 'palette')
    const first = await wordsOf(chosen)
    await page.keyboard.press('ArrowDown')
    expect(await wordsOf(chosen)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await wordsOf(chosen)).toBe(first)
    await page.keyboard.press('Escape')
    await until(
      () => page.evaluate(() => document.activeElement?.textContent === 'Find people, jobs and pages'),
      'the focus to be back on the button',
    )
    await page.keyboard.press('Control+k')
    await field.fill('who knows Kafka')
    await page.getByRole('option', { name: 'Ask: “who knows Kafka”' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/ask?q=*')
    await page.route('**/api/candidate-filtering?*', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await field.fill('zzz')
    await page.getByText('People could not be searched.').waitFor()
    expect(complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([])
    await page.close()
  })
})
