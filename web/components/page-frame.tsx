import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { productName } from '../content.ts'
import type { PageHandle } from '../route-tree.tsx'
import { closeRefusal } from './refusal-note.ts'

/** After a navigation in the browser: the tab's title (by the address of the page, where it has several languages), the top of the page, and the keyboard's place in it. */
export const useArrival = (titles?: Record<string, string>) => {
  const { pathname } = useLocation()
  const match = useMatches().at(-1)
  const handle = match?.handle as PageHandle | undefined
  const title = titles?.[match?.id ?? ''] ?? handle?.title ?? productName
  const first = useRef(true)
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`
  }, [title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new address
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    closeRefusal()
    // At once: a new page that glides to its top would take a list that goes back to its place along.
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
}
