import { blended, illegible } from '../alike.ts'
import { type Box, contains } from './geometry.ts'

/** Something painted on the page other than text. */
export interface Shape {
  box: Box
  /** `#rrggbb`; null for a picture, a pattern or a mixture, whose colour is not known. */
  colour: string | null
  /** True when everything under the box is gone: an opaque rectangle. */
  opaqueRectangle: boolean
  picture: boolean
  /** Whether it covers a point in its box; null when it covers them all. */
  covers: ((x: number, y: number) => boolean) | null
}

/** What text is written in. */
export interface Ink {
  /** `#rrggbb` */
  colour: string
  alpha: number
  /** Height of the font in points. */
  size: number
}

const WHITE = '#ffffff'

/** What has been painted on one page, in order. Ask only when everything is in. */
export class Scene {
  readonly shapes: Shape[] = []
  /** Thin level lines, in points from the top left. */
  readonly rules: { x0: number; x1: number; y: number }[] = []
  readonly #mayVanish = new Map<string, boolean>()
  #colours: Set<string> | null = null
  #covers: (Shape & { index: number })[] | null = null

  constructor(readonly page: Box) {}

  /** The colour under a point when `count` shapes had been painted; null when it is not known. */
  backgroundAt(x: number, y: number, count: number): string | null {
    for (let index = Math.min(count, this.shapes.length) - 1; index >= 0; index--) {
      const shape = this.shapes[index]!
      if (covers(shape, x, y)) return shape.colour
    }
    return WHITE
  }

  /** False when text of this colour and size can be read wherever it stands. */
  mayVanish(ink: Ink) {
    const key = `${ink.colour} ${ink.alpha} ${ink.size}`
    let may = this.#mayVanish.get(key)
    if (may === undefined) {
      this.#colours ??= new Set([WHITE, ...this.shapes.flatMap(({ colour }) => colour ?? [])])
      may = [...this.#colours].some((colour) => cannotBeRead(ink, colour))
      this.#mayVanish.set(key, may)
    }
    return may
  }

  /** Whether text cannot be told from what lies behind it. */
  vanishes(ink: Ink, x: number, y: number, count: number) {
    const background = this.backgroundAt(x, y, count)
    return background !== null && cannotBeRead(ink, background)
  }

  /** Whether an opaque rectangle was painted over the whole box after the first `count` shapes. */
  isCovered(box: Box, count: number) {
    this.#covers ??= this.shapes.map((shape, index) => ({ ...shape, index })).filter((shape) => shape.opaqueRectangle)
    for (let at = this.#covers.length - 1; at >= 0; at--) {
      const { box: cover, index } = this.#covers[at]!
      if (index < count) return false
      if (cover[0] <= box[0] && cover[1] <= box[1] && cover[2] >= box[2] && cover[3] >= box[3]) return true
    }
    return false
  }

  /** Share of the page that pictures take, from 0 to 1. Scans often come in strips. */
  pictureShare() {
    const [left, top, right, bottom] = this.page
    let area = 0
    for (const { picture, box } of this.shapes) {
      const width = Math.min(box[2], right) - Math.max(box[0], left)
      const height = Math.min(box[3], bottom) - Math.max(box[1], top)
      if (picture && width > 0 && height > 0) area += width * height
    }
    return Math.min(1, area / ((right - left) * (bottom - top)))
  }
}

const covers = (shape: Shape, x: number, y: number) => contains(shape.box, x, y) && (shape.covers?.(x, y) ?? true)

const cannotBeRead = ({ colour, alpha, size }: Ink, background: string) =>
  illegible(alpha < 1 ? blended(colour, background, alpha) : colour, background, size)
