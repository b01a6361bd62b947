/** iPhones show only videos in full screen. */
export const canGoFullscreen = (): boolean => typeof document !== 'undefined' && document.fullscreenEnabled === true

export const isFullscreen = (): boolean => document.fullscreenElement !== null

/** False when the browser refuses: it asks for a press of a button before. */
export const enterFullscreen = async (): Promise<boolean> => {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    return true
  } catch {
    return false
  }
}

export const exitFullscreen = async (): Promise<void> => {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}

export const watchFullscreen = (changed: (isFull: boolean) => void): (() => void) => {
  const listen = () => changed(isFullscreen())
  document.addEventListener('fullscreenchange', listen)
  return () => document.removeEventListener('fullscreenchange', listen)
}
