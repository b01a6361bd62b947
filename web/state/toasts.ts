import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'
export type ToastPlace = 'top-right' | 'bottom-right' | 'top-center'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** Milliseconds a toast stays while nobody points at it. */
export const toastTime = 5000

const toastsAtom = atom<Toast[]>([])
const placeAtom = atom<ToastPlace>('top-right')
let lastId = 0

export const useToastList = () => useAtomValue(toastsAtom)
export const useToastPlace = () => useAtomValue(placeAtom)

/** `showToast('error', 'Failed to open resume')`. */
export const useShowToast = () => {
  const set = useSetAtom(toastsAtom)
  return useCallback(
    (kind: ToastKind, text: string) => {
      lastId += 1
      const toast = { id: lastId, kind, text }
      // The same sentence twice is one toast that starts again; more than five would hide the page.
      set((toasts) => [...toasts.filter((other) => other.text !== text || other.kind !== kind), toast].slice(-5))
    },
    [set],
  )
}

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
