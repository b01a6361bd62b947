import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Providers } from './providers.tsx'

interface IslandProps<Props extends object> {
  /** The file's name in web/islands/. */
  name: string
  of: ComponentType<Props>
  /** Plain JSON: it travels in the page. */
  props: Props
  /** `touch` wakes on the first focus, tap or key; `visible` as soon as it is on the screen. */
  wake?: 'touch' | 'visible'
  className?: string
}

/**
 * An interactive part of a still page. It is rendered by itself, with a prefix of its own, so that the ids React
 * gives out here are the ones it gives out again when only this part wakes up in the browser.
 */
export const Island = <Props extends object>({ name, of: Content, props, wake = 'touch', className }: IslandProps<Props>) => {
  const html = renderToString(
    <Providers inside="island">
      <Content {...props} />
    </Providers>,
    { identifierPrefix: `${name}-` },
  )
  return (
    <div
      className={className}
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
