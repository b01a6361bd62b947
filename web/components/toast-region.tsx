import { useEffect, useRef, useState } from 'react'
import { type Toast, type ToastPlace, toastTime, useDismissToast, useToastList, useToastPlace } from '../state/toasts.ts'
import { useWordsIfAny } from '../words/words.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'

const marks = { success: CheckIcon, info: InfoIcon, warning: WarningIcon, error: WarningIcon }

interface ToastCardProps {
  toast: Toast
  paused: boolean
  onDismiss: (id: number) => void
}

const ToastCard = ({ toast, paused, onDismiss }: ToastCardProps) => {
  const left = useRef(toastTime)
  const words = useWordsIfAny('common')
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => onDismiss(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused, toast.id, onDismiss])

  const Mark = marks[toast.kind]
  const urgent = toast.kind === 'error' || toast.kind === 'warning'
  return (
    <li className={`toast tone-${toast.kind}`}>
      <Mark className="toast-mark" />
      <div role={urgent ? 'alert' : 'status'}>{toast.text}</div>
      <button
        type="button"
        className="icon-button large"
        data-size="small"
        aria-label={words?.dismiss ?? 'Dismiss'}
        onClick={() => onDismiss(toast.id)}
      >
        ×
      </button>
      <span className="toast-timer" style={{ animationDuration: `${toastTime}ms` }} />
    </li>
  )
}

interface ToastRegionProps {
  /** Overrides where the page asked for its toasts. */
  place?: ToastPlace
}

/** One per shell or island. The clocks of all toasts stop while one is pointed at or focused. */
export const ToastRegion = ({ place }: ToastRegionProps) => {
  const toasts = useToastList()
  const asked = useToastPlace()
  const words = useWordsIfAny('common')
  const onDismiss = useDismissToast()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = (pointed || focused) && toasts.length > 0
  return (
    <section
      className="toasts"
      data-place={place ?? asked}
      aria-label={words?.notifications ?? 'Notifications'}
      // Each toast announces itself; having a value here keeps an open dialog from hiding them all.
      aria-live="off"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ol className="stack gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={paused} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>
  )
}
