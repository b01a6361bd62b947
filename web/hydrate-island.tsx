import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
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

/** Resolves when the island answers to clicks and keys. */
export const hydrateIsland = (element: HTMLElement, of: ComponentType<object>) =>
  new Promise<void>((resolve) => {
    adoptNonceForStyles()
    const props = JSON.parse(element.dataset.props ?? '{}')
    const words = JSON.parse(element.dataset.words ?? 'null')
    hydrateRoot(element, <Awake of={of} props={props} words={words} onAwake={resolve} />, {
      identifierPrefix: `${element.dataset.island}-`,
    })
  })
