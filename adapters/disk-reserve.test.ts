import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskReserve } from './disk-reserve.ts'

const root = mkdtempSync(join(tmpdir(), 'ats-ballast-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const aFolder = () => mkdtempSync(join(root, 'data-'))

describe('the ballast', () => {
  test('takes its room once, and takes it again after it was dropped and there is room', () => {
    const folder = aFolder()
    let room = 1_000_000
    const ballast = createDiskReserve(folder, { bytes: 100_000, free: () => room })
    expect(ballast.state().state).toBe('no-room')
    ballast.keep()
    expect(ballast.state()).toEqual({ state: 'held', bytes: 100_000 })
    expect(statSync(join(folder, 'ballast')).size).toBe(100_000)
    expect(statSync(join(folder, 'ballast')).mode & 0o777).toBe(0o600)

    expect(ballast.drop()).toBe(true)
    expect(ballast.drop()).toBe(false)
    expect(existsSync(join(folder, 'ballast'))).toBe(false)
    room = 399_999
    ballast.keep()
    expect(ballast.state().state).toBe('dropped')
    room = 400_000
    ballast.keep()
    expect(ballast.state().state).toBe('held')
  })

  test('a rest of an interrupted start is completed', () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'ballast'), 'half')
    const ballast = createDiskReserve(folder, { bytes: 1000, free: () => 1_000_000 })
    expect(ballast.state().state).toBe('no-room')
    ballast.keep()
    expect(ballast.state().state).toBe('held')
  })
})
