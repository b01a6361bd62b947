import type { ToastKind } from './toasts.ts'

interface Message {
  kind: ToastKind
  text: string
}

/** Also known to island-loader.ts. */
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

/** What the page before left to say, once. */
export const takeMessage = (): Message | null => {
  const left = storage()?.getItem(key)
  storage()?.removeItem(key)
  return left ? (JSON.parse(left) as Message) : null
}
