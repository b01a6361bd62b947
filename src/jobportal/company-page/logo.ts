import { DomainError, type ErrorKind } from '#src/shared/domain-error.ts'
import type { Logo } from '../company-page-ports.ts'
import { limits } from '../constants.ts'

/** Why a picture cannot be the logo of a company. */
export class UnusableLogo extends DomainError {
  override readonly details = { field: 'logo' }
  constructor(
    readonly kind: Extract<ErrorKind, 'wrong-type' | 'too-large' | 'invalid'>,
    sentence: string,
  ) {
    super(sentence)
  }
}

export const logoTooLarge = () => new UnusableLogo('too-large', 'A logo can have 256 KB at most. Save it smaller and try again.')

interface Picture {
  type: Logo['type']
  /** In pixels. */
  width: number
  height: number
}

/** A logo by its bytes: what a file is called, or says of itself, counts for nothing. Throws `UnusableLogo`. */
export function logoOf(bytes: Uint8Array<ArrayBuffer>): Logo {
  if (bytes.length > limits.logoBytes) throw logoTooLarge()
  const picture = pictureOf(bytes)
  if (!picture) throw new UnusableLogo('wrong-type', 'A logo has to be a PNG, JPEG, or WebP picture. This file is none of them.')
  const { least, most } = limits.logoSide
  const sides = [picture.width, picture.height]
  if (sides.some((side) => side < least || side > most))
    throw new UnusableLogo(
      'invalid',
      `Each side of a logo has to have ${least} to ${most.toLocaleString('en-US')} pixels. This one has ${sides.map((side) => side.toLocaleString('en-US')).join(' × ')}.`,
    )
  return { type: picture.type, bytes }
}

/** Kind and size of a picture as its header tells them; null for anything else, and for a header that is cut off. */
function pictureOf(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return png(view) ?? jpeg(view) ?? webp(view)
  } catch (error) {
    // What is asked for lies behind the last byte.
    if (error instanceof RangeError) return null
    throw error
  }
}

const says = (view: DataView, at: number, word: string) =>
  [...word].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0))

function png(view: DataView): Picture | null {
  if (!says(view, 0, '\x89PNG\r\n\x1a\n') || !says(view, 12, 'IHDR')) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers of a frame, which tells the size: C0 to CF without three that stand for tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpeg(view: DataView): Picture | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // A marker may be preceded by any number of such bytes.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

function webp(view: DataView): Picture | null {
  if (!says(view, 0, 'RIFF') || !says(view, 8, 'WEBP')) return null
  const type = 'image/webp'
  if (says(view, 12, 'VP8X')) return { type, width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (says(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (says(view, 12, 'VP8 ') && says(view, 23, '\x9d\x01\x2a'))
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return null
}
