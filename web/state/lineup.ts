/** The list that somebody came from, so that they can go through its people one after the other. */
export interface Lineup {
  /** What the list is called: "Ranking of Data Analyst". */
  label: string
  /** Where the list is. */
  back: string
  /** Place of the first of `ids` in the whole list, from 0. */
  first: number
  total: number
  ids: string[]
}

/** Where somebody stands in it. */
export interface PlaceInLineup extends Pick<Lineup, 'label' | 'back' | 'total'> {
  /** From 1. */
  position: number
  previous: string | null
  next: string | null
}

const key = 'lineup'
/** A window of the longest lists: storage of a tab is small. */
const mostKept = 5000

/** Keeps the order for this tab. Where nothing can be stored, the page of a candidate is without its neighbors. */
export const rememberLineup = (lineup: Lineup): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...lineup, ids: lineup.ids.slice(0, mostKept) }))
  } catch {
    // Private windows may refuse, and a full store does.
  }
}

export const placeInLineup = (lineup: Lineup | null, id: string): PlaceInLineup | null => {
  const at = lineup?.ids.indexOf(id) ?? -1
  if (!lineup || at < 0) return null
  const { label, back, first, total, ids } = lineup
  return { label, back, total, position: first + at + 1, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}

const isLineup = (value: unknown): value is Lineup => {
  const { label, back, first, total, ids } = (value ?? {}) as Partial<Lineup>
  return (
    typeof label === 'string' &&
    typeof back === 'string' &&
    back.startsWith('/dashboard/') &&
    Number.isInteger(first) &&
    Number.isInteger(total) &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string')
  )
}

export const storedLineup = (): Lineup | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isLineup(value) ? value : null
  } catch {
    return null
  }
}

/** For the frame of a list: whoever follows a link in it takes the list along. */
export const onLinkOut = (lineup: () => Lineup) => (event: { target: EventTarget }) => {
  if (event.target instanceof Element && event.target.closest('a')) rememberLineup(lineup())
}
