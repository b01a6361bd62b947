import { useEffect, useRef, useState } from 'react'
import { type Toast, toastTime, useDismissToast, useToastList } from '../state/toasts.ts'
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
  const isError = toast.kind === 'error'
  useEffect(() => {
    if (paused || isError) return
    const started = Date.now()
    const timer = setTimeout(() => onDismiss(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused, isError, toast.id, onDismiss])

  const Mark = marks[toast.kind]
  return (
    <li className={`toast tone-${toast.kind}`}>
      <Mark className="toast-mark" />
      <div role={isError || toast.kind === 'warning' ? 'alert' : 'status'}>{toast.text}</div>
      <button
        type="button"
        className="icon-button large"
        data-size="small"
        aria-label={words?.dismiss ?? 'Dismiss'}
        onClick={() => onDismiss(toast.id)}
      >
        ×
      </button>
      {!isError && <span className="toast-timer" style={{ animationDuration: `${toastTime}ms` }} />}
    </li>
  )
}

/** The clocks of all toasts stop while one is pointed at or focused. */
export const ToastList = () => {
  const toasts = useToastList()
  const onDismiss = useDismissToast()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = (pointed || focused) && toasts.length > 0
  return (
    <ol
      className="stack gap-2"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} onDismiss={onDismiss} />
      ))}
    </ol>
  )
}
