import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { listenForPresses } from './components/refusal-note.ts'
import { adoptNonceForStyles } from './nonce.ts'
import { Providers } from './providers.tsx'
import type { WordsOfPage } from './words/words.ts'

interface AwakeProps {
  of: ComponentType<object>
  props: object
  words: WordsOfPage | null
  onAwake: () => void
}

const Awake = ({ of: Content, props, words, onAwake }: AwakeProps) => {
  useEffect(onAwake, [onAwake])
  return (
    <Providers inside="island" words={words}>
      <Content {...props} />
    </Providers>
  )
}

/** What a person wrote or chose, but for ticks and files. */
const isTyped = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(control.type)) ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement

/**
 * Resolves when the island answers to clicks and keys. One that breaks gets back what the server had sent: its form works without scripts,
 * and what was typed into it before stands there again.
 */
export const hydrateIsland = (element: HTMLElement, of: ComponentType<object>) =>
  new Promise<void>((resolve) => {
    adoptNonceForStyles()
    listenForPresses()
    const props = JSON.parse(element.dataset.props ?? '{}')
    const words = JSON.parse(element.dataset.words ?? 'null')
    const asSent = element.innerHTML
    const typed = new Map<string, string>()
    const keep = (control: unknown) => {
      if (isTyped(control)) typed.set(control.name, control.value)
    }
    // What was typed while the script was on its way, and what comes later.
    for (const control of element.querySelectorAll('input, select, textarea')) keep(control)
    element.addEventListener('input', ({ target }) => keep(target))
    hydrateRoot(element, <Awake of={of} props={props} words={words} onAwake={resolve} />, {
      identifierPrefix: `${element.dataset.island}-`,
      onUncaughtError(error) {
        reportError(error)
        // By now React has taken down what broke.
        element.innerHTML = asSent
        for (const control of element.querySelectorAll('input, select, textarea'))
          if (isTyped(control)) control.value = typed.get(control.name) ?? control.value
        element.dataset.broken = ''
        resolve()
      },
    })
  })
