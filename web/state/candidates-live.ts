import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { LiveFrame, LiveName } from '#src/contracts/live.ts'
import { joinLive } from './live-connection.ts'

/** Hears every live event while the page is shown. `onResync` is called when some may have been missed. */
export const useLive = (onEvent: (...frame: LiveFrame) => void, onResync?: () => void) => {
  const latest = useRef({ onEvent, onResync })
  useEffect(() => {
    latest.current = { onEvent, onResync }
  })
  useEffect(
    () =>
      joinLive({
        onEvent: (...frame) => latest.current.onEvent(...frame),
        onResync: () => latest.current.onResync?.(),
      }),
    [],
  )
}

/** A hundred resumes finish within a second or two: the page is read once for many of them. */
const restMs = 1000

/** Reads the page's data again when one of these live events comes. */
export const useFresh = (events: readonly LiveName[]) => {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const readAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void revalidate()
    }, restMs)
  }
  useLive((...[event]) => {
    if (events.includes(event)) readAgain()
  }, readAgain)
}

const changesList: LiveName[] = ['apiResponseUpdated', 'uploadProgress', 'workflowUpdated', 'candidatesRemoved']

/** Reads the page's data again whenever a candidate of the workspace appears or changes. */
export const useFreshCandidates = () => useFresh(changesList)
