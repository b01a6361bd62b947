import { useEffect, useRef, useState } from 'react'

const storedAs = 'shortcut-keys'

/** Whether single keys do something. People who speak to their computer, or whose hands shake, switch them off. */
export const useShortcutsOn = () => {
  const [on, setOn] = useState(true)
  useEffect(() => {
    try {
      setOn(localStorage.getItem(storedAs) !== 'off')
    } catch {
      // Nothing can be stored here: they are on.
    }
  }, [])
  const change = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(storedAs, next ? 'on' : 'off')
    } catch {
      // It holds until the page is left.
    }
  }
  return { on, change }
}

const typing = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]'
/** What has a use of its own for arrows. */
const steered = `${typing}, [role=tablist], [role=radiogroup], [role=menu], [role=slider], [role=listbox], [type=radio], .document-scroll`
const inTheWay = '[role=dialog], [role=alertdialog], :popover-open'

/**
 * Does something at single keys, named as `KeyboardEvent.key` in lower case. Never while somebody types, while a dialog or menu is
 * open, or together with Ctrl, Alt or the command key. `isDialog` is for keys of a dialog itself.
 */
export const useShortcuts = (keys: Readonly<Record<string, () => void>>, on: boolean, { isDialog = false } = {}) => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!on) return
    const own = isDialog ? 1 : 0
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
      const name = key.toLowerCase()
      const isArrow = name.startsWith('arrow')
      // Going on may be held down; what changes something may not.
      if (repeat && !isArrow && name !== 'j' && name !== 'k') return
      const action = latest.current[name]
      const target = event.target instanceof Element ? event.target : null
      if (!action || target?.closest(isArrow ? steered : typing) || document.querySelectorAll(inTheWay).length > own) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [on, isDialog])
}
