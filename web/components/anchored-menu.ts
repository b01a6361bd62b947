import type { KeyboardEvent } from 'react'

/** Shows a popover menu below the button it belongs to, or above it where there is no room, and within the window. */
export function showMenuAt(menu: HTMLElement, anchor: HTMLElement) {
  menu.showPopover()
  placeMenuAt(menu, anchor)
}

/** The same for a popover that is open already. */
export function placeMenuAt(menu: HTMLElement, anchor: HTMLElement) {
  const { left, bottom, top } = anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  menu.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
  menu.style.top = `${bottom + height + 8 > window.innerHeight ? Math.max(8, top - height - 4) : bottom + 4}px`
}

/** Moves the focus among the items by arrows, Home and End, and closes by Tab. Returns false for any other key. */
export function stepThroughMenu(event: KeyboardEvent, items: HTMLElement[], onClose: () => void): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to !== undefined) {
    event.preventDefault()
    items.at(to % items.length)?.focus()
    return true
  }
  if (event.key !== 'Tab') return false
  onClose()
  return true
}
