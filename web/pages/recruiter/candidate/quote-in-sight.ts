import { useEffect } from 'react'
import type { Chosen } from './choices.ts'

/** Scrolls the document, and nothing around it, until the quote that is looked at is in its middle. */
export const useQuoteInSight = (scroller: HTMLElement | null, chosen: Chosen | null, view: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view or size has the quote in another place
  useEffect(() => {
    if (!scroller || !chosen) return
    const bring = () => {
      // The view that is not shown has its mark too.
      const mark = [...scroller.querySelectorAll('[data-active]')].find((each) => each.getClientRects().length > 0)
      if (!mark) return false
      const [frame, box] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()]
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      scroller.scrollTo({
        top: scroller.scrollTop + box.top - frame.top - (frame.height - box.height) / 2,
        left: scroller.scrollLeft + (box.left < frame.left || box.right > frame.right ? box.left - frame.left - 24 : 0),
        behavior: calm ? 'instant' : 'smooth',
      })
      return true
    }
    if (bring()) return
    // The file is still being opened: its pages come in a moment.
    const observer = new MutationObserver(() => {
      if (bring()) observer.disconnect()
    })
    observer.observe(scroller, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [scroller, chosen, view])
}
