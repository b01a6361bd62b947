/**
 * Loaded before a server: its clock runs CLOCK_SPEED times as fast as the true one, and is moved by as many milliseconds as the file
 * CLOCK_OFFSET_FILE says, if there is one. Timers keep their own time, as they do when a clock is set.
 */
import { readFileSync } from 'node:fs'

const Real = globalThis.Date
const speed = Number(process.env.CLOCK_SPEED ?? 1)
const file = process.env.CLOCK_OFFSET_FILE
const start = Real.now()
let offset = 0

if (file)
  setInterval(() => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0
    } catch {
      offset = 0
    }
  }, 20).unref()

const now = () => Math.round(start + (Real.now() - start) * speed + offset)

globalThis.Date = new Proxy(Real, {
  construct: (RealDate, given) => (given.length === 0 ? new RealDate(now()) : Reflect.construct(RealDate, given)),
  get: (RealDate, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
})
