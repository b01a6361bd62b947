import { type RefObject, useEffect } from 'react'
import { keepHeading } from './keep-heading.ts'

/** Keeps the heading of a table in sight that scrolls sideways; one with rows in a window of their own does it by itself. */
export const useWideTable = (body: RefObject<HTMLTableSectionElement | null>) => {
  useEffect(() => {
    const element = body.current
    if (!element) return
    const look = () => keepHeading(element)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
}
