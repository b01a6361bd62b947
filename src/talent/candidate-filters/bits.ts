/** One bit for each place, 32 to a number. */
export type Bits = Uint32Array

export const noBits = (places: number): Bits => new Uint32Array((places + 31) >>> 5)

export const setBit = (bits: Bits, place: number) => {
  bits[place >>> 5]! |= 1 << (place & 31)
}

export const clearBit = (bits: Bits, place: number) => {
  bits[place >>> 5]! &= ~(1 << (place & 31))
}

export const hasBit = (bits: Bits, place: number) => (bits[place >>> 5]! & (1 << (place & 31))) !== 0

/** Those that are in every one of them. */
export function inAll([first, ...others]: readonly [Bits, ...Bits[]]): Bits {
  const both = first.slice()
  for (const other of others) for (let at = 0; at < both.length; at += 1) both[at]! &= other[at]!
  return both
}

export function countBits(bits: Bits) {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

export function eachBit(bits: Bits, take: (place: number) => void) {
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at]!; word !== 0; word &= word - 1) take((at << 5) + 31 - Math.clz32(word & -word))
}
