import { describe, expect, test } from 'bun:test'
import { aRecording, aResult } from './result.fixture.ts'
import { nextPlayed, pieceAt, timeLineOf } from './time-line.ts'

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 20, 10, minute, second)).toISOString()
const minutes = (count: number) => count * 60_000

describe('a time line', () => {
  test('begins with whatever was recorded first and ends with whatever lasted longest', () => {
    const line = timeLineOf(
      aResult({
        recordings: [
          aRecording({ startedAt: at(1), endedAt: at(9) }),
          aRecording({ _id: 'r2', device: 'screen', startedAt: at(2), endedAt: at(12) }),
        ],
      }),
    )
    expect(line.length).toBe(minutes(11))
    expect(line.tracks.screen).toMatchObject([{ start: minutes(1), end: minutes(11) }])
  })

  test('puts parts one after the other, and skips what nobody recorded', () => {
    const line = timeLineOf(
      aResult({
        recordings: [
          aRecording({ _id: 'second', part: 2, startedAt: at(5), endedAt: at(8) }),
          // Its last piece came late, when the next part was being recorded already.
          aRecording({ _id: 'first', part: 1, startedAt: at(0), endedAt: at(6) }),
          aRecording({ _id: 'third', part: 3, startedAt: at(20), endedAt: at(25) }),
        ],
      }),
    )
    const { camera } = line.tracks
    expect(camera.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['first', 0, minutes(5)],
      ['second', minutes(5), minutes(8)],
      ['third', minutes(20), minutes(25)],
    ])
    expect(pieceAt(camera, minutes(5))?.id).toBe('second')
    expect(pieceAt(camera, minutes(12))).toBeNull()
    expect(nextPlayed(line, minutes(12))).toBe(minutes(20))
    expect(nextPlayed(line, minutes(25))).toBeNull()
  })

  test('believes a player about the length of a part', () => {
    const line = timeLineOf(aResult({ recordings: [aRecording({ _id: 'short' })] }), new Map([['short', 4000]]))
    expect(line.tracks.camera).toMatchObject([{ start: 0, end: 4000 }])
  })

  test('plays nothing that is still arriving or was deleted', () => {
    const line = timeLineOf(
      aResult({
        recordings: [aRecording({ url: null, state: 'arriving' }), aRecording({ _id: 'r2', url: null, state: 'expired' })],
      }),
    )
    expect(nextPlayed(line, 0)).toBeNull()
    expect(line.tracks.camera).toHaveLength(2)
  })

  test('says of each time away how long it was, and what counts as leaving', () => {
    const { marks } = timeLineOf(
      aResult({
        events: [
          { type: 'tab-hidden', at: at(1) },
          { type: 'paste', at: at(1, 5) },
          { type: 'tab-visible', at: at(1, 20) },
          { type: 'fullscreen-exit', at: at(2) },
          { type: 'tab-hidden', at: at(3) },
        ],
      }),
    )
    expect(marks.map(({ text, at: from, end, isViolation }) => [text, from, end, isViolation])).toEqual([
      ['Left the tab', minutes(1), minutes(1) + 20_000, true],
      ['Pasted text', minutes(1) + 5000, null, false],
      ['Left fullscreen', minutes(2), null, true],
      ['Left the tab', minutes(3), null, true],
    ])
  })

  test('without recordings tells everything from the beginning of the sitting', () => {
    const line = timeLineOf(aResult({ recordings: [], events: [{ type: 'escape', at: at(4) }] }))
    expect(line.marks[0]?.at).toBe(minutes(4))
    expect(timeLineOf(aResult({ recordings: [], events: [] })).marks).toEqual([])
  })
})
