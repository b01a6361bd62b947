import type { HiddenText } from '#src/ports/document-reader.ts'
import { type Box, contains } from './geometry.ts'
import type { Scene } from './scene.ts'
import type { Word } from './words.ts'

/** Letters narrower than this part of their height, on average, are pressed together beyond reading. */
const NARROW = 0.08

/** Why a person does not see the word, or null when they do as far as the drawing instructions tell. */
export const whyHidden = ({ look, box, text, size, x0, x1 }: Word, scene: Scene): HiddenText['reason'] | null => {
  if (look.reason) return look.reason
  const { page } = scene
  if (apart(box, page)) return 'off-page'
  if (look.clip && apart(box, look.clip)) return 'invisible'
  const ink = look.colour && { colour: look.colour, alpha: look.alpha, size }
  if (ink && scene.mayVanish(ink)) {
    const middle = (box[1] + box[3]) / 2
    const points = [0.1, 0.5, 0.9].map((part) => box[0] + part * (box[2] - box[0]))
    if (points.every((x) => scene.vanishes(ink, x, middle, look.shapes))) return 'same-colour'
  }
  const inset = (box[2] - box[0]) * 0.1
  const lift = (box[3] - box[1]) * 0.3
  if (scene.isCovered([box[0] + inset, box[1] + lift, box[2] - inset, box[3] - lift], look.shapes)) return 'covered'
  return text.length > 2 && x1 - x0 < NARROW * size * text.length ? 'zero-width' : null
}

const apart = (a: Box, b: Box) => a[2] <= b[0] || a[0] >= b[2] || a[3] <= b[1] || a[1] >= b[3]

/**
 * Why a word that seems visible may not be seen after all: what lies over or under it, or how it is painted, is not known from the
 * instructions alone. Null when there is no doubt. Rare in documents that hide nothing.
 */
export const doubtAbout = ({ look, box }: Word, scene: Scene): HiddenText['reason'] | null => {
  if (look.doubt) return look.doubt
  const x = (box[0] + box[2]) / 2
  const y = (box[1] + box[3]) / 2
  const { shapes } = scene
  for (let index = shapes.length - 1; index >= 0; index--) {
    const shape = shapes[index]!
    if (!contains(shape.box, x, y)) continue
    if (index >= look.shapes) return 'covered'
    return shape.colour === null ? 'same-colour' : null
  }
  return null
}
