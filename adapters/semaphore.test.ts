import { describe, expect, test } from 'bun:test'
import { gate } from './semaphore.ts'

describe('the gate', () => {
  test('never lets more in than it has places, and everybody gets a turn in order', async () => {
    const limited = gate(2)
    let inside = 0
    let most = 0
    const order: number[] = []
    const work = (turn: number) => async () => {
      most = Math.max(most, ++inside)
      order.push(turn)
      await Bun.sleep(1)
      inside--
      return turn
    }
    const turns = Array.from({ length: 9 }, (_, turn) => turn)
    expect(await Promise.all(turns.map((turn) => limited(work(turn))))).toEqual(turns)
    expect(most).toBe(2)
    expect(order).toEqual(turns)
  })

  test('gives the place back when the work fails', async () => {
    const limited = gate(1)
    await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await limited(async () => 'yes')).toBe('yes')
  })
})
