/** A challenge of a proof of work, as ALTCHA has it. */
export interface Challenge {
  parameters: { algorithm: string; cost: number; nonce: string; salt: string; keyPrefix: string }
  signature: string
}

export interface Solution {
  counter: number
  derivedKey: string
}

/** Milliseconds that are computed for until the page may do something else: nobody sees a frame missing, and a hidden page gets its turn once a second. */
const sliceMs = () => (globalThis.document?.hidden ? 500 : 12)
const mostCounters = 0xffff_ffff

/**
 * Counts up until the hash of salt, nonce and counter begins as asked for. It is computed here and not by the browser, which hashes
 * in secure pages only, and one promise at a time.
 */
export async function solve({ parameters }: Challenge): Promise<Solution | null> {
  const { algorithm, cost, nonce, salt, keyPrefix } = parameters
  const start = bytesOf(salt + nonce)
  if (algorithm !== 'SHA-256' || cost !== 1 || start.length > 51) return null
  const block = new DataView(new ArrayBuffer(64))
  for (const [at, byte] of start.entries()) block.setUint8(at, byte)
  block.setUint8(start.length + 4, 0x80)
  block.setUint32(60, (start.length + 4) * 8)
  const wanted = Number.parseInt(keyPrefix.slice(0, 8).padEnd(8, '0'), 16)
  const mask = keyPrefix.length >= 8 ? -1 : ~(0xffff_ffff >>> (keyPrefix.length * 4))
  let sliceEnds = performance.now() + sliceMs()
  for (let counter = 0; counter < mostCounters; counter++) {
    block.setUint32(start.length, counter)
    const state = sha256(block)
    if (((state[0]! ^ wanted) & mask) === 0) {
      const derivedKey = hexOf(state)
      if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
    }
    if (counter % 256 === 0 && performance.now() > sliceEnds) {
      await new Promise((resolve) => setTimeout(resolve))
      sliceEnds = performance.now() + sliceMs()
    }
  }
  return null
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

const hexOf = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

/** The first 32 bits behind the point of a root, as the standard takes its constants from. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0

const primes: number[] = []
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime !== 0)) primes.push(number)
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const schedule = new Int32Array(64)
const digest = new Uint32Array(8)

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 (FIPS 180-4) of one padded block. */
function sha256(block: DataView): Uint32Array {
  const w = schedule
  for (let at = 0; at < 16; at++) w[at] = block.getInt32(at * 4)
  for (let at = 16; at < 64; at++) {
    const early = w[at - 15]!
    const late = w[at - 2]!
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    w[at] = (w[at - 16]! + s0 + w[at - 7]! + s1) | 0
  }
  let a = initial[0]!
  let b = initial[1]!
  let c = initial[2]!
  let d = initial[3]!
  let e = initial[4]!
  let f = initial[5]!
  let g = initial[6]!
  let h = initial[7]!
  for (let at = 0; at < 64; at++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + rounds[at]! + w[at]!) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  digest.set([
    a + initial[0]!,
    b + initial[1]!,
    c + initial[2]!,
    d + initial[3]!,
    e + initial[4]!,
    f + initial[5]!,
    g + initial[6]!,
    h + initial[7]!,
  ])
  return digest
}
