import { sayOnTop } from '../state/toasts.ts'

/** A control that was used, when (as `event.timeStamp`), and what had opened the menu or dialog that it is in. */
export interface Press {
  control: HTMLElement
  at: number
  before: Press | null
}

/** What can be told of the control that was used: ends where it stands. */
export type Refuse = (sentence: string) => void

const controls = 'a,button,input,select,textarea,summary,[role^=menuitem],[role=option],[tabindex="0"]'
const layers = '[role=menu],[role=listbox],[role=dialog],dialog,[popover]'

let last: Press | null = null
let current: Press | null = null
let box: typeof import('./refusal-box.ts') | undefined

const loadBox = async () => (box ??= await import('./refusal-box.ts'))

const remember = (event: Event) => {
  const control = ((event as SubmitEvent).submitter ?? (event.target as Element)).closest<HTMLElement>(controls)
  if (!control) return
  const layer = control.closest(layers)
  let before = layer && last
  while (before && layer!.contains(before.control)) before = before.before
  current = last = { control, at: event.timeStamp, before }
  // What runs later by itself was not asked for by this press.
  setTimeout(() => {
    current = null
  })
}

/** Once per page that is awake. What shows a refusal is loaded when everything else is there. */
export const listenForPresses = () => {
  for (const kind of ['click', 'change', 'submit']) addEventListener(kind, remember, true)
  setTimeout(() => loadBox().catch(() => {}), 1000)
}

/**
 * For the begin of what a control does, before anything is awaited: `const refuse = refusalAt()`. Later `refuse('Failed to …')` says at that
 * control why it was not done, also when others were used meanwhile. What no control asked for is said on top of the page.
 */
export const refusalAt = (press = current): Refuse => {
  return (sentence) => {
    loadBox().then(
      ({ showRefusal }) => showRefusal(sentence, press),
      () => sayOnTop(sentence),
    )
  }
}

/** On a change of page. */
export const closeRefusal = () => box?.closeRefusal()
