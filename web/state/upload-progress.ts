import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLive } from './candidates-live.ts'
import { type UploadProgress, uploadAtom, withProgress } from './upload.ts'

/** A hundred files send some three hundred frames within a second: they are shown a few times a second. */
const showEveryMs = 80

/** Moves the chosen files on as the live feed tells of them. */
export const useUploadProgress = () => {
  const setUpload = useSetAtom(uploadAtom)
  const waiting = useRef<UploadProgress[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((event, data) => {
    if (event !== 'uploadProgress') return
    waiting.current.push(data)
    timer.current ??= setTimeout(() => {
      const frames = waiting.current
      waiting.current = []
      timer.current = undefined
      setUpload((now) => frames.reduce(withProgress, now))
    }, showEveryMs)
  })
}
