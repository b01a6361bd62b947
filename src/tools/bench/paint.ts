import { join } from 'node:path'
import type { Page } from 'playwright'
import { type ServerProcess, startServer } from '#src/commands/server-process.ts'
import { openBrowser } from './browser.ts'
import {
  admin,
  type BenchOptions,
  adminEnvironment as environment,
  type Measure,
  measure,
  median,
  percentile,
} from './measure.ts'
import { storeCandidates, workspaceOf } from './stored-candidates.ts'

const count = 10_000
const clicksPerRound = 24

/** How long somebody waits for other rows after ticking a filter. */
export async function filterToPaint({ rounds, folder, dataDir: labelled }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'paint')
  await (await startServer({ dataDir, environment })).stop()
  const path = join(dataDir, 'ats.db')
  const origin = storeCandidates(path, workspaceOf(path, admin.email), count, labelled)
  const server = await startServer({ dataDir, environment })
  try {
    const taken = await withPage(server, async (page) => {
      const all: [number, number][] = []
      const slow: number[] = []
      await clicks(page, clicksPerRound)
      for (let round = 0; round < rounds; round += 1) {
        const times = await clicks(page, clicksPerRound)
        slow.push(percentile(times, 95))
        all.push([median(times), await emptyFrames(page)])
      }
      return { all, slow: median(slow) }
    })
    const facts = {
      name: 'filter click to painted rows, 10,000 candidates',
      against: 'a frame of the idle page',
      unit: 'ms',
    } as const
    return [
      measure({ ...facts, limit: Number.POSITIVE_INFINITY, guard: 100 }, taken.all, [
        `95 of 100 within ${Math.round(taken.slow)} ms; ${count.toLocaleString('en')} candidates from ${origin}`,
      ]),
    ]
  } finally {
    await server.stop()
  }
}

async function withPage<Result>({ address }: ServerProcess, work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
    await context.request.post(`${address}/login`, { data: admin })
    const page = await context.newPage()
    await page.goto(`${address}/dashboard/candidates`)
    await page.waitForSelector('html[data-awake]', { state: 'attached' })
    await page.waitForSelector('.filter-value')
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** Ticks one filter after the other and takes it out again; each time is from the click to the frame that shows other rows. */
const clicks = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (times) => {
    const painted = () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))
    const quiet = () => new Promise((done) => setTimeout(done, 400))
    const shown = () => document.querySelector('.list-tools .numeric')?.textContent
    const took: number[] = []
    for (let click = 0; click < times; click += 1) {
      const boxes = document.querySelectorAll<HTMLInputElement>('.filter-value input')
      const box = [...boxes].find(({ checked }) => checked) ?? boxes[Math.floor(click / 2) % Math.min(6, boxes.length)]!
      const before = shown()
      const began = performance.now()
      await new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (shown() === before) return
          observer.disconnect()
          done()
        })
        observer.observe(document.querySelector('.candidate-main')!, { subtree: true, childList: true, characterData: true })
        box.click()
      })
      took.push((await painted()) - began)
      await quiet()
    }
    return took
  }, times)

const emptyFrames = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const took: number[] = []
    for (let frame = 0; frame < 30; frame += 1) {
      const began = performance.now()
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
      took.push(performance.now() - began)
    }
    return took.sort((a, b) => a - b)[15]!
  })
