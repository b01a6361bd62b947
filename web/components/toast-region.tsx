import { type ComponentType, useEffect, useState } from 'react'
import { type ToastPlace, useErrorsOnTop, useToastList, useToastPlace } from '../state/toasts.ts'
import { useWordsIfAny } from '../words/words.ts'

interface ToastRegionProps {
  /** Overrides where the page asked for its toasts. */
  place?: ToastPlace
}

/** One per shell or island. How toasts look and go is loaded when everything else is there. */
export const ToastRegion = ({ place }: ToastRegionProps) => {
  const asked = useToastPlace()
  const words = useWordsIfAny('common')
  const [List, setList] = useState<ComponentType | null>(null)
  const isWanted = useToastList().length > 0
  useErrorsOnTop()
  useEffect(() => {
    const timer = setTimeout(
      () => import('./toast-list.tsx').then((loaded) => setList(() => loaded.ToastList)),
      isWanted ? 0 : 1000,
    )
    return () => clearTimeout(timer)
  }, [isWanted])
  return (
    // Each toast announces itself; having a value here keeps an open dialog from hiding them all.
    <section className="toasts" data-place={place ?? asked} aria-label={words?.notifications ?? 'Notifications'} aria-live="off">
      {List && <List />}
    </section>
  )
}
