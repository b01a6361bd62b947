import { type KeyboardEvent, useEffect, useRef } from 'react'
import { showMenuAt, stepThroughMenu } from '../../../components/anchored-menu.ts'

/** A menu that opens beside the button of a row, with its first item in focus, and is walked through by keys. */
export function useRowMenu(anchor: HTMLElement, onClose: () => void) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element) return
    showMenuAt(element, anchor)
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    // A menu that stays where it was while its button scrolls away would belong to another row.
    window.addEventListener('scroll', onClose, { once: true, passive: true })
    return () => window.removeEventListener('scroll', onClose)
  }, [anchor, onClose])

  const handleKey = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])]
    stepThroughMenu(event, items, onClose)
  }
  return { menu, handleKey }
}
