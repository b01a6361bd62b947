/** Where the table's heading stops below the top of the window. */
export const headerHeight = (head: HTMLElement) => Number.parseFloat(getComputedStyle(head).scrollMarginTop) || 0

/**
 * A table that is wider than its frame scrolls sideways in it. Such a frame is what a sticky heading would measure from, so the
 * heading is moved along by hand.
 */
export function keepHeading(body: HTMLElement) {
  const table = body.closest('table')
  const frame = table?.parentElement
  const cell = table?.tHead?.querySelector('th')
  if (!frame || !table?.tHead || !cell) return
  const isWide = table.offsetWidth > frame.clientWidth + 1
  if (isWide !== 'wide' in frame.dataset) {
    if (isWide) frame.dataset.wide = ''
    else delete frame.dataset.wide
  }
  const most = frame.offsetHeight - table.tHead.offsetHeight - 2
  const moved = isWide ? Math.max(0, Math.min(most, headerHeight(cell) - frame.getBoundingClientRect().top)) : 0
  table.tHead.style.setProperty('--moved', `${moved}px`)
}
