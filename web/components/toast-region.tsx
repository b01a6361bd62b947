import { type ComponentType, useEffect, useState } from 'react'
import { type ToastPlace, useDismissToast, useErrorsOnTop, useToastList, useToastPlace } from '../state/toasts.ts'
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
  const [isLost, setLost] = useState(false)
  const toasts = useToastList()
  const newest = toasts.at(-1)?.id
  useErrorsOnTop()
  // Each new toast tries it again.
  useEffect(() => {
    const bring = () =>
      import('./toast-list.tsx').then(
        (loaded) => setList(() => loaded.ToastList),
        () => setLost(true),
      )
    const timer = setTimeout(bring, newest ? 0 : 1000)
    return () => clearTimeout(timer)
  }, [newest])
  return (
    // Each toast announces itself; having a value here keeps an open dialog from hiding them all.
    <section className="toasts" data-place={place ?? asked} aria-label={words?.notifications ?? 'Notifications'} aria-live="off">
      {List ? <List /> : isLost && <PlainList />}
    </section>
  )
}

/** What is shown while the connection is lost, before the list of toasts was loaded. */
const PlainList = () => {
  const toasts = useToastList()
  const dismiss = useDismissToast()
  const words = useWordsIfAny('common')
  return toasts.map(({ id, kind, text }) => (
    <div key={id} className={`toast tone-${kind}`}>
      <span />
      <div role="alert">{text}</div>
      <button type="button" className="icon-button large" aria-label={words?.dismiss ?? 'Dismiss'} onClick={() => dismiss(id)}>
        ×
      </button>
    </div>
  ))
}
