import { headerHeight } from '../../../components/table/keep-heading.ts'
import type { RowHeights } from './row-heights.ts'

/** Pixels at the top of the window that rows disappear under: the page's header, and the table's where it is seen. */
export const chromeHeight = (body: HTMLElement) => {
  const head = body.parentElement?.querySelector<HTMLElement>('thead th')
  if (!head) return 0
  const isSeen = head.parentElement?.parentElement?.offsetHeight !== 1
  return headerHeight(head) + (isSeen ? head.offsetHeight : 0)
}

export const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' })

/** The rows that are in the document, in their order. */
export const rowsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>(':scope > tr[data-index]')]

/** Takes the heights of the rows that are in the document; true when one was not known so. */
export function measureRows(body: HTMLElement, heights: RowHeights | null): boolean {
  const rows = rowsIn(body)
  let changed = false
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    const following = next && Number(next.dataset.index) === Number(row.dataset.index) + 1 ? next : after(row)
    const height = following ? following.getBoundingClientRect().top - row.getBoundingClientRect().top : row.offsetHeight
    if (heights?.set(Number(row.dataset.index), height)) changed = true
  }
  return changed
}

/** Makes the room above, between and below them as high as the rows that would stand there. */
export function fillSpaces(body: HTMLElement, heights: RowHeights | null) {
  if (!heights) return
  for (const space of body.querySelectorAll<HTMLElement>(':scope > tr[data-from]')) {
    const written = `${Math.max(0, heights.top(Number(space.dataset.to)) - heights.top(Number(space.dataset.from)))}px`
    if (space.style.height !== written) space.style.height = written
  }
}

/** What follows a row and its open details. */
const after = (row: HTMLElement) => {
  let next = row.nextElementSibling
  while (next && next instanceof HTMLElement && next.dataset.of === row.dataset.index) next = next.nextElementSibling
  return next
}
