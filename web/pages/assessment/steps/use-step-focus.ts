import { useEffect, useRef } from 'react'

/** For the heading of a step that takes the place of another: the keyboard and screen readers go on from there. */
export const useStepFocus = <Element extends HTMLElement = HTMLHeadingElement>(isArrival: boolean) => {
  const heading = useRef<Element>(null)
  useEffect(() => {
    if (!isArrival) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isArrival])
  return heading
}
