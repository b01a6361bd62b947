import { useEffect, useRef } from 'react'

/**
 * For a sheet in which one goes from `id` to `id`: its heading has the focus when it opens and whenever somebody else is
 * shown, so that their name is read aloud. `opener` is what had the focus before, for the sheet to give it back.
 */
export const useHeadingFocus = (id: string) => {
  const opener = useRef<HTMLElement | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else is another thing to hear
  useEffect(() => {
    if (opener.current) heading.current?.focus({ preventScroll: true })
  }, [id])
  const handleOpenAutoFocus = (event: Event) => {
    event.preventDefault()
    opener.current = document.activeElement as HTMLElement | null
    heading.current?.focus({ preventScroll: true })
  }
  return { opener, heading, handleOpenAutoFocus }
}
