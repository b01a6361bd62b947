import { describe, expect, test } from 'bun:test'
import { noise, webmStart } from './test-recordings.ts'
import { lastTick, withDuration } from './webm-duration.ts'

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** A header as recorders write it while they record: the end of the segment and of its clusters is not known. */
const opening = bytes('1a45dfa3 84 42868101 18538067 01ffffffffffffff')
const info = bytes('1549a966 8e 2ad7b1 83 0f4240 4d80 84 54657374')
const tracks = bytes('1654ae6b 82 ec80')
const header = joined(opening, info, tracks)
const clusterAt = (time: number, ...blocks: Uint8Array[]) =>
  joined(bytes('1f43b675 01ffffffffffffff e782'), new Uint8Array([time >> 8, time & 255]), ...blocks)
const simpleBlock = (relative: number) =>
  joined(bytes('a3 86 81'), new Uint8Array([relative >> 8, relative & 255]), bytes('80 aabb'))
const group = (relative: number) =>
  joined(bytes('a0 88 a1 86 81'), new Uint8Array([relative >> 8, relative & 255]), bytes('00 aabb'))

describe('the end of a recording', () => {
  test('is its last block, in whatever order pictures and sounds are', () => {
    const recording = joined(header, clusterAt(0, simpleBlock(0), simpleBlock(40)), clusterAt(5000, group(300), simpleBlock(280)))
    expect(lastTick(recording)).toBe(5300)
  })

  test('is found although a block looks like the beginning of a cluster, or is cut off', () => {
    const misleading = joined(bytes('a3 8a 81 0014 80'), bytes('1f43b675 8001'))
    expect(lastTick(joined(clusterAt(1000, misleading, simpleBlock(60))))).toBe(1060)
    expect(lastTick(joined(clusterAt(1000, simpleBlock(60)), bytes('a3 ff 81')))).toBe(1060)
  })

  test('is not known of anything else', () => {
    for (const other of [
      new Uint8Array(),
      header,
      webmStart(5000),
      noise(100_000, 3),
      bytes('1f43b675'),
      bytes('1f43b675 81 e7'),
    ])
      expect(lastTick(other)).toBeNull()
  })
})

describe('the duration in a header', () => {
  const duration = (head: Uint8Array) => {
    const at = Buffer.from(head).indexOf(bytes('4489 88'))
    return at < 0 ? null : new DataView(head.buffer, head.byteOffset).getFloat64(at + 3)
  }

  test('is put in where it is missing, and nothing else changes', () => {
    const patched = withDuration(joined(header, clusterAt(0)), 7250)!
    expect(duration(patched)).toBe(7250)
    const said = bytes('1549a966 0100000000000019 2ad7b1 83 0f4240 4d80 84 54657374')
    expect(Buffer.from(patched).toString('hex')).toStartWith(Buffer.from(joined(opening, said)).toString('hex'))
    expect(Buffer.from(patched).toString('hex')).toEndWith(Buffer.from(joined(tracks, clusterAt(0))).toString('hex'))
  })

  test('takes the place of an earlier one', () => {
    const once = withDuration(header, 7250)!
    const twice = withDuration(once, 9000)!
    expect(duration(twice)).toBe(9000)
    expect(twice.length).toBe(once.length)
  })

  test('is left out where it would not be right: finished files, lists of places, anything else', () => {
    const finished = joined(bytes('1a45dfa3 84 42868101 18538067 93'), info)
    const withPlaces = joined(opening, bytes('114d9b74 80'), info)
    for (const other of [finished, withPlaces, opening, webmStart(3000), noise(3000, 5), new Uint8Array()])
      expect(withDuration(other, 10)).toBeNull()
  })
})
