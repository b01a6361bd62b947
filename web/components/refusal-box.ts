import { sayOnTop } from '../state/toasts.ts'
import { placeMenuAt } from './anchored-menu.ts'
import { hasWrittenSince, type Press } from './refusal-note.ts'

/** Milliseconds within which a dialog that closes by itself gives the focus to what had opened it: that is taken back. */
const closingTime = 500

interface Shown {
  close: (end?: { givesFocusBack: boolean }) => void
}

let shown: Shown | null = null

export const closeRefusal = () => shown?.close()

/** Says at a control why what it was to do was not done. Without one that is still to be seen it is said on top of the page. */
export const showRefusal = (sentence: string, press: Press | null) => {
  closeRefusal()
  // First what the refusal changes on the page: a dialog that closes takes what stands in it along.
  setTimeout(() => {
    closeRefusal()
    if (visibleOf(press)) shown = open(sentence, press!)
    else sayOnTop(sentence)
  }, 30)
}

/** The control, or what had opened the menu or dialog that it was in. */
const visibleOf = (press: Press | null) => controlsOf(press).find(isVisible) ?? null

/** The control, and what had opened the menus and dialogs around it, from the inside out. */
const controlsOf = (press: Press | null): HTMLElement[] =>
  press ? [press.find(), ...controlsOf(press.before)].filter((control) => control !== null) : []

const isVisible = (control: HTMLElement) =>
  control.isConnected && control.checkVisibility() && !control.closest('[role=dialog][data-state=closed]')

/** A dialog takes the focus and the pointer away from all that is outside. */
const layerOf = (control: HTMLElement): Element =>
  control.closest('[role=dialog], dialog, [popover]:popover-open') ??
  [...document.querySelectorAll('[role=dialog][data-state=open], dialog:modal')].at(-1) ??
  control.closest('.radix-themes') ??
  document.body

/** What stands in the page: the sentence, and the sign that closes it. */
const boxOf = (sentence: string, onDismiss: () => void) => {
  const box = document.createElement('div')
  box.className = 'notice tone-error refusal border-box m-0 shadow'
  box.popover = 'manual'
  const row = box.appendChild(document.createElement('div'))
  row.className = 'flex items-start gap-3 w-full'
  const text = row.appendChild(document.createElement('p'))
  text.className = 'flex-1 break-anywhere'
  text.role = 'alert'
  text.tabIndex = -1
  text.textContent = sentence
  const button = row.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'icon-button large'
  button.dataset.size = 'small'
  button.ariaLabel = 'Dismiss'
  button.textContent = '×'
  button.addEventListener('click', onDismiss)
  return { box, text, button }
}

const open = (sentence: string, press: Press): Shown => {
  const end = new AbortController()
  const { signal } = end
  const { box, text, button } = boxOf(sentence, () => close({ givesFocusBack: true }))
  let control = visibleOf(press)!
  /** Whoever presses or writes something after it was shown has had the chance to read it. */
  let isRead = false
  let stoodAt = 0

  const close: Shown['close'] = ({ givesFocusBack } = { givesFocusBack: false }) => {
    if (shown?.close === close) shown = null
    end.abort()
    changes.disconnect()
    if (givesFocusBack) focusOn(control)
    box.remove()
  }

  const stand = () => {
    stoodAt = performance.now()
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    layerOf(control).append(box)
    box.showPopover()
    placeMenuAt(box, control)
    // Whoever goes on writing is not interrupted: it is read aloud to them.
    if (!hasWrittenSince(press)) text.focus({ preventScroll: true })
  }

  const moveOn = () => {
    if (signal.aborted || isStanding()) return
    const next = visibleOf(press)
    if (next && !isRead) {
      control = next
      return stand()
    }
    close()
    if (!isRead) sayOnTop(sentence)
  }
  // A dialog that has opened meanwhile would lie under it.
  const isStanding = () => isVisible(control) && box.isConnected && box.parentElement === layerOf(control)
  // What is drawn anew is there again by then, and a change of page has closed it.
  const follow = () => (isStanding() ? placeMenuAt(box, control) : setTimeout(moveOn, 50))
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !box.contains(target))) follow()
  })

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The dialog around it stays.
      event.preventDefault()
      event.stopImmediatePropagation()
      return close({ givesFocusBack: true })
    }
    if (!box.contains(event.target as Node)) {
      isRead = true
      return
    }
    if (event.key !== 'Tab') return
    // It stands at the end of the page, but is a part of its control for the keyboard.
    const isOnButton = document.activeElement === button
    if (event.shiftKey && isOnButton) {
      // The sentence is no stop of the page, but the keyboard leads back to it.
      event.preventDefault()
      event.stopPropagation()
      return text.focus({ preventScroll: true })
    }
    if (event.shiftKey === isOnButton) return
    isRead = true
    focusOn(control)
    event.stopPropagation()
    if (event.shiftKey) event.preventDefault()
  }

  const handlePress = ({ target }: Event) => {
    if (box.contains(target as Node)) return
    isRead = true
    if (control.contains(target as Node)) close()
  }

  const handleFocus = ({ target }: FocusEvent) => {
    const isGivenBack = target === document.getElementById('main') || controlsOf(press).includes(target as HTMLElement)
    if (isGivenBack && !isRead && !hasWrittenSince(press) && performance.now() - stoodAt < closingTime)
      text.focus({ preventScroll: true })
  }

  stand()
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state', 'class', 'hidden', 'open'] })
  addEventListener('keydown', handleKey, { capture: true, signal })
  for (const kind of ['click', 'change', 'submit', 'pointerdown']) addEventListener(kind, handlePress, { capture: true, signal })
  addEventListener('focusin', handleFocus, { capture: true, signal })
  for (const kind of ['scroll', 'resize', 'toggle']) addEventListener(kind, follow, { capture: true, signal, passive: true })
  return { close }
}

/** What cannot have the focus at the moment leaves it to the page. */
const focusOn = (control: HTMLElement) => {
  control.focus({ preventScroll: true })
  if (document.activeElement !== control) document.getElementById('main')?.focus({ preventScroll: true })
}
