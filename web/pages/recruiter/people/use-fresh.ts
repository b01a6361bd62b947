import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../../../state/candidates-live.ts'

/** A hundred resumes finish within a second or two: the page is read once for many of them. */
const restMs = 1000

/** Reads the page's data again when one of these live events concerns it. */
export const useFresh = (events: readonly string[]) => {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const readAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void revalidate()
    }, restMs)
  }
  useLive((event) => {
    if (events.includes(event)) readAgain()
  }, readAgain)
}
