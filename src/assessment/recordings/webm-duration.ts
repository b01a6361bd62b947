/**
 * A recorder that writes while it records leaves out how long the recording is, and players cannot jump about in it. This says it
 * afterwards, in the header; the pictures and sounds stay as they are. Made for what MediaRecorder writes: whatever is different is
 * left alone.
 */

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  places: 0x114d9b74,
  info: 0x1549a966,
  duration: 0x4489,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
} as const

interface Element {
  id: number
  /** First byte of the content. */
  start: number
  /** Bytes of the content; null when nobody knew when it was begun. */
  size: number | null
}

/** The header with the duration in it; null when it is not one of these, or has other places that would shift. */
export function withDuration(head: Uint8Array, ticks: number): Uint8Array | null {
  const info = infoIn(head)
  if (!info) return null
  const before = head.subarray(0, info.at)
  const after = head.subarray(info.start + info.size)
  const said = new Uint8Array(11)
  said.set([0x44, 0x89, 0x88])
  new DataView(said.buffer).setFloat64(3, ticks)
  const others = children(head, info.start, info.start + info.size)
    .filter(({ id }) => id !== ids.duration)
    .map(({ at, start, size }) => head.subarray(at, start + size!))
  const content = Buffer.concat([...others, said])
  const size = new Uint8Array(8)
  new DataView(size.buffer).setBigUint64(0, (1n << 56n) | BigInt(content.length))
  return Buffer.concat([before, new Uint8Array([0x15, 0x49, 0xa9, 0x66]), size, content, after])
}

/** When the last block of a recording begins, in the ticks of its header; null when no cluster begins in these last bytes. */
export function lastTick(tail: Uint8Array): number | null {
  const bytes = Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength)
  for (let at = bytes.lastIndexOf(clusterId); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(clusterId, at - 1)) {
    const cluster = elementAt(tail, at)
    const time = cluster && elementAt(tail, cluster.start)
    // The same four bytes may stand in a picture.
    if (!time || time.id !== ids.time || !time.size || time.size > 8) continue
    return wholeNumber(tail, time.start, time.size) + lastBlock(tail, time.start + time.size)
  }
  return null
}

const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** The time of the last block among elements, relative to their cluster. */
function lastBlock(bytes: Uint8Array, from: number): number {
  let last = 0
  for (let at = from; ; ) {
    const element = elementAt(bytes, at)
    if (!element || element.size === null) return last
    const { id, start, size } = element
    // Into a group, whose first element is the block; over everything else.
    const block = id === ids.group ? elementAt(bytes, start) : element
    if (block && (block.id === ids.simpleBlock || block.id === ids.block) && block.start + 3 <= bytes.length) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      last = Math.max(last, view.getInt16(block.start + 1))
    }
    at = start + size
  }
}

function infoIn(head: Uint8Array): { at: number; start: number; size: number } | null {
  const first = elementAt(head, 0)
  if (first?.id !== ids.head || first.size === null) return null
  const segment = elementAt(head, first.start + first.size)
  if (segment?.id !== ids.segment || segment.size !== null) return null
  for (const { id, at, start, size } of children(head, segment.start, head.length)) {
    // It says where things are, which would be wrong afterwards.
    if (id === ids.places) return null
    if (id === ids.info) return { at, start, size: size! }
  }
  return null
}

/** Elements between two places, as far as they are whole. */
function children(bytes: Uint8Array, from: number, to: number): (Element & { at: number })[] {
  const found: (Element & { at: number })[] = []
  for (let at = from; at < to; ) {
    const element = elementAt(bytes, at)
    if (!element || element.size === null || element.start + element.size > to) return found
    found.push({ at, ...element })
    at = element.start + element.size
  }
  return found
}

function elementAt(bytes: Uint8Array, at: number): Element | null {
  const idLength = lengthAt(bytes, at)
  if (idLength > 4) return null
  const sizeLength = lengthAt(bytes, at + idLength)
  const start = at + idLength + sizeLength
  if (sizeLength > 8 || start > bytes.length) return null
  const id = wholeNumber(bytes, at, idLength)
  const size = wholeNumber(bytes, at + idLength, sizeLength) - 2 ** (7 * sizeLength)
  return { id, start, size: size === 2 ** (7 * sizeLength) - 1 ? null : size }
}

/** Bytes of the number that begins here, by the zeros in front of its first one; 9 for none. */
const lengthAt = (bytes: Uint8Array, at: number) => (at < bytes.length && bytes[at]! > 0 ? Math.clz32(bytes[at]!) - 23 : 9)

function wholeNumber(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = at; index < at + length; index++) value = value * 256 + (bytes[index] ?? 0)
  return value
}
