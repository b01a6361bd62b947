import { sayOnTop } from '../state/toasts.ts'

/** A control that was used. */
export interface Press {
  find: () => HTMLElement | null
  /** When, as `event.timeStamp`. */
  at: number
  /** What had opened the menu or dialog that it is in. */
  before: Press | null
}

/** Says why it was not done. */
export type Refuse = (sentence: string) => void

const controls = 'a,button,input,select,textarea,summary,[role^=menuitem],[role=option],[tabindex="0"]'
const layers = '[role=menu],[role=listbox],[role=dialog],dialog,[popover]'

let last: Press | null = null
let current: Press | null = null
let writtenAt = 0
let box: typeof import('./refusal-box.ts') | undefined

const loadBox = async () => (box ??= await import('./refusal-box.ts'))

const remember = (event: Event) => {
  const control = ((event as SubmitEvent).submitter ?? (event.target as Element)).closest<HTMLElement>(controls)
  if (!control) return
  const layer = control.closest(layers)
  let before = layer && last
  while (before && layer!.contains(before.find())) before = before.before
  current = last = { find: () => control, at: event.timeStamp, before }
  // What runs later by itself was not asked for by this press.
  setTimeout(() => {
    current = null
  })
}

/** Whether somebody went on to write something after it. */
export const hasWrittenSince = (press: Press) => writtenAt > press.at

/** Once per page that is awake. What shows a refusal is loaded when everything else is there. */
export const listenForPresses = () => {
  for (const kind of ['click', 'change', 'submit']) addEventListener(kind, remember, true)
  addEventListener(
    'input',
    ({ timeStamp }) => {
      writtenAt = timeStamp
    },
    true,
  )
  setTimeout(() => loadBox().catch(() => {}), 1000)
}

/**
 * For the start of what a control does, before anything is awaited: `const refuse = refusalAt()`. Later `refuse('Failed to …')` says at that
 * control why it was not done, also when others were used meanwhile. What no control asked for is said on top of the page.
 */
export const refusalAt =
  (press = current): Refuse =>
  (sentence) => {
    loadBox().then(
      ({ showRefusal }) => showRefusal(sentence, press),
      () => sayOnTop(sentence),
    )
  }

/** The same at a control that is known, also when it is drawn anew meanwhile. For the begin as well: whoever writes something afterwards keeps the focus. */
export const refusalOn = (find: Press['find']): Refuse => refusalAt({ find, at: performance.now(), before: null })

/**
 * For what a control does only once something else was waited for: `const asPressed = keepPress()`, and later `asPressed(() => …)`.
 * `refusalAt` in there is for that control.
 */
export const keepPress = () => {
  const press = current
  return <Result>(act: () => Result): Result => {
    const now = current
    current = press
    try {
      return act()
    } finally {
      current = now
    }
  }
}

/** On a change of page. */
export const closeRefusal = () => box?.closeRefusal()
