import type { EventType } from '#src/assessment/constants.ts'

export type TabEvent = Exclude<EventType, 'share-stopped'>

/**
 * Tells what happens to the tab: hidden, shown again, full screen left, something pasted, Escape pressed. Nothing is prevented,
 * and what was pasted is not looked at.
 */
export const watchTab = (happened: (type: TabEvent) => void): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  let wasFull = document.fullscreenElement !== null
  let wasHidden = document.visibilityState === 'hidden'
  document.addEventListener(
    'visibilitychange',
    () => {
      const isHidden = document.visibilityState === 'hidden'
      if (isHidden !== wasHidden) happened(isHidden ? 'tab-hidden' : 'tab-visible')
      wasHidden = isHidden
    },
    { signal },
  )
  document.addEventListener(
    'fullscreenchange',
    () => {
      const isFull = document.fullscreenElement !== null
      if (wasFull && !isFull) happened('fullscreen-exit')
      wasFull = isFull
    },
    { signal },
  )
  document.addEventListener('paste', () => happened('paste'), { signal, capture: true })
  document.addEventListener('keydown', ({ key, repeat }) => key === 'Escape' && !repeat && happened('escape'), {
    signal,
    capture: true,
  })
  return () => controller.abort()
}
