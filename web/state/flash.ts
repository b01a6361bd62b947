import type { ToastKind } from './toasts.ts'

interface Message {
  kind: ToastKind
  text: string
}

const key = 'flash'

/** Null where the browser lets pages keep nothing. */
const storage = () => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Says it on the page that is opened next. */
export const leaveMessage = (kind: ToastKind, text: string) => storage()?.setItem(key, JSON.stringify({ kind, text }))

export const hasMessage = () => Boolean(storage()?.getItem(key))

/** What the page before left to say, once. */
export const takeMessage = (): Message | null => {
  const left = storage()?.getItem(key)
  storage()?.removeItem(key)
  return left ? (JSON.parse(left) as Message) : null
}
