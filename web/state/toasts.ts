import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

/** Not of an error: that is told by `refusalAt` of components/refusal-note.ts, where it was caused. */
export type ToastKind = 'success' | 'info' | 'warning'
export type ToastPlace = 'top-right' | 'bottom-right' | 'top-center'

export interface Toast {
  id: number
  kind: ToastKind | 'error'
  text: string
}

/** Milliseconds a toast stays while nobody points at it; an error stays until it is dismissed. */
export const toastTime = 5000

const toastsAtom = atom<Toast[]>([])
const placeAtom = atom<ToastPlace>('top-right')
let lastId = 0

export const useToastList = () => useAtomValue(toastsAtom)
export const useToastPlace = () => useAtomValue(placeAtom)

let sayError: ((text: string) => void) | undefined

/** Says on top of the page, until it is dismissed, what was refused where no control is left to say it at. */
export const sayOnTop = (text: string) => sayError?.(text)

/** `sayOnTop` for what no control asked for. */
export const useSayOnTop = () => {
  const add = useAddToast()
  return useCallback((text: string) => add('error', text), [add])
}

/** Where `sayOnTop` says it. */
export const useErrorsOnTop = () => {
  const say = useSayOnTop()
  useEffect(() => {
    sayError = say
  }, [say])
}

const useAddToast = () => {
  const set = useSetAtom(toastsAtom)
  return useCallback(
    (kind: Toast['kind'], text: string) => {
      lastId += 1
      const toast = { id: lastId, kind, text }
      // The same sentence twice is one toast that starts again; more than five would hide the page.
      set((toasts) => [...toasts.filter((other) => other.text !== text || other.kind !== kind), toast].slice(-5))
    },
    [set],
  )
}

/** `showToast('success', 'Profile updated')`. */
export const useShowToast: () => (kind: ToastKind, text: string) => void = useAddToast

export const useDismissToast = () => {
  const set = useSetAtom(toastsAtom)
  return useCallback((id: number) => set((toasts) => toasts.filter((toast) => toast.id !== id)), [set])
}

/** Moves the toasts while this page is shown. */
export const useToastsAt = (place: ToastPlace) => {
  const set = useSetAtom(placeAtom)
  useEffect(() => {
    set(place)
    return () => set('top-right')
  }, [place, set])
}
