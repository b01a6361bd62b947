import { type Opened, opened } from './media-failure.ts'

/** Phones and some browsers cannot share a screen at all. */
export const canShareScreen = (): boolean =>
  typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {})

/** Has the browser ask which screen is shown. Must follow a press of a button: browsers refuse it otherwise. */
export const shareScreen = (): Promise<Opened> =>
  opened('screen', () =>
    navigator.mediaDevices.getDisplayMedia({
      // Text on a screen needs its size more than it needs fluent movement.
      video: { displaySurface: 'monitor', frameRate: { ideal: 5, max: 10 }, width: { max: 1600 }, height: { max: 1200 } },
      audio: false,
    }),
  )
