import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startServer } from '#src/commands/server-process.ts'
import { openBrowser } from './browser.ts'
import { alternating, type BenchOptions, adminEnvironment as environment, type Measure, measure, median } from './measure.ts'
import { storeJobs } from './public-jobs.ts'

/** A phone of some years ago on a poor line. */
const slow = { cpu: 4, latencyMs: 150, bytesPerSecond: 200_000 }
const mostShift = 0.02
const openings = 5

interface Painted {
  /** Milliseconds until the largest part was painted. */
  largest: number
  /** How much of the page has moved by itself. */
  shift: number
}

/** When somebody with a slow phone and a poor line sees the page of a job, and whether it moves under their eyes. */
export async function publicPaint({ folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'public-paint')
  const [path] = await storeJobs(dataDir, 1)
  const server = await startServer({ dataDir, environment })
  const browser = await openBrowser()
  try {
    const shifts: number[] = []
    const look = async (page: string) => {
      const painted = await openSlowly(browser, server.address + page)
      shifts.push(painted.shift)
      return painted.largest
    }
    await look(path!)
    const job = await alternating(
      openings,
      () => look(path!),
      () => look('/robots.txt'),
    )
    const form = await alternating(
      openings,
      () => look(`${path}?apply`),
      () => look('/robots.txt'),
    )
    const facts = {
      against: 'a plain text of the same server',
      unit: 'ms',
      limit: Number.POSITIVE_INFINITY,
      guard: 1250,
    } as const
    const note = `${Math.max(...shifts) > mostShift ? '! ' : ''}layout shift at most ${Math.max(...shifts).toFixed(3)} (limit ${mostShift})`
    return [
      measure({ ...facts, name: 'largest paint of the page of a job' }, job, [note, `median shift ${median(shifts).toFixed(3)}`]),
      measure({ ...facts, name: 'the same with the form open' }, form),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Opens an address for the first time, with nothing in the cache. */
async function openSlowly(browser: Browser, address: string): Promise<Painted> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    await page.addInitScript(() => {
      const seen = { largest: 0, shift: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => (globalThis as unknown as { seen: Painted }).seen.largest > 0)
    // What arrives late, such as a font, may move things.
    await page.waitForTimeout(700)
    return await page.evaluate(() => (globalThis as unknown as { seen: Painted }).seen)
  } finally {
    await context.close()
  }
}
