import { type ComponentType, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import type { Part } from '#src/words/words.ts'
import { Providers } from './providers.tsx'
import { partsOf } from './words/parts.ts'
import { WordsContext } from './words/words.ts'

interface IslandProps<Props extends object> {
  /** The file's name in web/islands/. */
  name: string
  of: ComponentType<Props>
  /** Plain JSON: it travels in the page. */
  props: Props
  /** `touch` wakes on the first focus, tap or key; `visible` as soon as it is on the screen. */
  wake?: 'touch' | 'visible'
  className?: string
  /** The parts of the page's words that it shows: they travel in the page too. */
  words?: Part[]
}

/**
 * An interactive part of a still page. It is rendered by itself, with a prefix of its own, so that the ids React
 * gives out here are the ones it gives out again when only this part wakes up in the browser.
 */
export const Island = <Props extends object>({
  name,
  of: Content,
  props,
  wake = 'touch',
  className,
  words,
}: IslandProps<Props>) => {
  const ofPage = useContext(WordsContext)
  const sent = words && ofPage ? partsOf(ofPage, words) : null
  const html = renderToString(
    <Providers inside="island" words={sent}>
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
      data-words={sent ? JSON.stringify(sent) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
