import './styles/still.css'
import { listenForThemeToggle } from './theme-choice.ts'

type IslandModule = { default: import('react').ComponentType<object> }

const islands = import.meta.glob<IslandModule>('./islands/*.tsx')
const waking = new WeakMap<Element, Promise<void>>()
const awake = new WeakSet<Element>()

const wake = (element: HTMLElement): Promise<void> => {
  let pending = waking.get(element)
  if (!pending) {
    pending = Promise.all([import('./hydrate-island.tsx'), islands[`./islands/${element.dataset.island}.tsx`]!()])
      .then(([{ hydrateIsland }, island]) => hydrateIsland(element, island.default))
      .then(() => {
        awake.add(element)
        element.dataset.awake = ''
        delete element.dataset.lost
      })
    // A chunk that did not arrive may arrive the next time. What the island has to say about it is shown until then.
    pending.catch(() => {
      waking.delete(element)
      element.dataset.lost = ''
    })
    waking.set(element, pending)
  }
  return pending
}

const asleep = (event: Event): HTMLElement | null => {
  const island = (event.target as Element | null)?.closest?.<HTMLElement>('[data-island]')
  return island && !awake.has(island) ? island : null
}

for (const kind of ['focusin', 'pointerover', 'pointerdown']) {
  addEventListener(kind, (event) => {
    const island = asleep(event)
    if (island) wake(island)
  })
}

// What is pressed or sent before the island is awake is held back and done again once it is.
addEventListener(
  'click',
  (event) => {
    const island = asleep(event)
    const button = (event.target as Element).closest<HTMLElement>('button:not([type=submit])')
    if (!island || !button) return
    event.preventDefault()
    wake(island).then(() => button.click())
  },
  true,
)
addEventListener(
  'submit',
  (event) => {
    const island = asleep(event)
    if (!island) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    wake(island).then(
      () => form.requestSubmit((event as SubmitEvent).submitter),
      () => form.submit(),
    )
  },
  true,
)

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement)
})
for (const element of document.querySelectorAll('[data-wake=visible]')) seen.observe(element)

listenForThemeToggle()

// Something to say about what was done on the page before. The key is that of state/flash.ts, which is not imported here: a
// file of its own would be one more request on every still page.
try {
  if (sessionStorage.getItem('flash')) import('./flash-message.tsx').then(({ showMessage }) => showMessage())
} catch {
  // This browser lets pages keep nothing.
}

// A menu that led somewhere on the same page has done its work.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('details a')
  if (link) link.closest('details')!.open = false
})
