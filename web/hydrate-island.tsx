import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptNonceForStyles } from './nonce.ts'
import { Providers } from './providers.tsx'

interface AwakeProps {
  of: ComponentType<object>
  props: object
  onAwake: () => void
}

const Awake = ({ of: Content, props, onAwake }: AwakeProps) => {
  useEffect(onAwake, [onAwake])
  return (
    <Providers inside="island">
      <Content {...props} />
    </Providers>
  )
}

/** Resolves when the island answers to clicks and keys. */
export const hydrateIsland = (element: HTMLElement, of: ComponentType<object>) =>
  new Promise<void>((resolve) => {
    adoptNonceForStyles()
    const props = JSON.parse(element.dataset.props ?? '{}')
    hydrateRoot(element, <Awake of={of} props={props} onAwake={resolve} />, { identifierPrefix: `${element.dataset.island}-` })
  })
