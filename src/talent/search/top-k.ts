export interface Ranked {
  id: string
  share: number
  confidence: number
}

/** Keeps the best so far, with all that come so near to the last of them that only the exact score can tell. */
export interface Best {
  /** A share below this cannot be among the best any more. */
  least(): number
  add(id: string, share: number, confidence: number): void
  /** Best first. */
  ranked(): Ranked[]
}

/**
 * How far a share from packed numbers may be off: components are rounded to four decimals, and a number that is packed can fall
 * on the other side of such a step.
 */
const margin = 0.0002

/** More than this are not looked at, however many came out alike. */
const mostTies = 50

export function createBest(wanted: number): Best {
  /** The shares of the best, smallest last. */
  const top: number[] = []
  let kept: Ranked[] = []
  let least = -1
  const inOrder = () =>
    kept
      .filter(({ share }) => share >= least)
      .toSorted((a, b) => b.share - a.share || b.confidence - a.confidence || (a.id < b.id ? -1 : 1))
  return {
    least: () => least,
    add(id, share, confidence) {
      if (share < least) return
      kept.push({ id, share, confidence })
      if (top.length < wanted || share > top[top.length - 1]!) {
        let place = top.length
        while (place > 0 && top[place - 1]! < share) place -= 1
        top.splice(place, 0, share)
        if (top.length > wanted) top.pop()
        if (top.length === wanted) least = top[wanted - 1]! - margin
      }
      if (kept.length > 20 * (wanted + mostTies)) kept = inOrder().slice(0, wanted + mostTies)
    },
    ranked: () => inOrder().slice(0, wanted + mostTies),
  }
}
