import { useEffect, useState } from 'react'
import { FindIcon } from './icons.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

/** A press of Ctrl alone is one, so that the script is on its way when the K follows. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const

/** Opens the palette: by its button, and by Ctrl K or ⌘ K from anywhere. Its script comes with the first sign of a person. */
export const PaletteOpener = () => {
  const [open, setOpen] = useState(false)
  const { part: Palette, load } = useLazyComponent(async () => (await import('./palette/palette.tsx')).Palette)
  const show = async () => {
    if (await load()) setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the shell
  useEffect(() => {
    const signs = new AbortController()
    const prepare = () => {
      signs.abort()
      import('./palette/palette.tsx').catch(() => undefined)
    }
    for (const sign of signsOfLife) document.addEventListener(sign, prepare, { passive: true, signal: signs.signal })
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('[role=alertdialog], [role=dialog]') === null) void show()
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      signs.abort()
      document.removeEventListener('keydown', handleKey)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        className="palette-opener off-paper icon-button"
        data-size="large"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Find people, jobs and pages (Ctrl K)"
        onClick={() => void show()}
      >
        <FindIcon />
        <span className="visually-hidden">Find people, jobs and pages</span>
      </button>
      {Palette && open && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
