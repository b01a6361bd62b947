import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#src/words/languages.ts'
import { type AssetManifest, filesOf } from './assets.ts'
import { Document } from './document.tsx'
import type { PageHead } from './page-route.ts'
import type { PageHandle } from './route-tree.tsx'

interface Frame {
  handle: PageHandle
  language: Language
  theme: 'light' | 'dark' | null
  canonical: string | null
  hasData: boolean
  /** What the page says about what it found; null for the same head at every visit. */
  head: PageHead | null
  /** Where the product lies on its host: '' or a path such as /ats. */
  prefix: string
}

/** Puts markup and data of one answer into the document; the data has every `<` escaped. */
type Fill = (nonce: string, html: string, data: string) => string

const mostKept = 200

/** The document around a page differs in little from answer to answer: what stays the same is rendered once. */
export function createFrames(assets: AssetManifest) {
  const kept = new Map<string, Fill>()
  // Of pages that tell what they found no document is kept.
  const ofStill = filesOf(assets, 'still')

  const make = ({ handle, language, theme, canonical, hasData, head, prefix }: Frame): Fill => {
    // Nobody can have written these: they are made for this one rendering.
    const mark = () => `m${crypto.randomUUID()}`
    const [nonceMark, htmlMark, dataMark] = [mark(), mark(), mark()]
    const markup = renderToStaticMarkup(
      <Document
        html={htmlMark}
        language={language}
        title={head?.title ?? handle.title}
        description={head?.description ?? handle.description}
        hidden={head?.hidden ?? handle.hidden}
        head={head}
        theme={theme}
        nonce={nonceMark}
        canonical={canonical}
        prefix={prefix}
        {...(handle.kind === 'still' ? ofStill : filesOf(assets, 'app', handle.area))}
        data={hasData ? dataMark : null}
      />,
    )
    const [before = '', rest = ''] = markup.split(htmlMark)
    const [between = '', after = ''] = rest.split(dataMark)
    const [heads, middles, tails] = [before, between, after].map((part) => part.split(nonceMark)) as [
      string[],
      string[],
      string[],
    ]
    return (nonce, html, data) => heads.join(nonce) + html + middles.join(nonce) + data + tails.join(nonce)
  }
  return {
    get(frame: Frame): Fill {
      if (frame.head) return make(frame)
      const { title, description, kind, area, hidden } = frame.handle
      const key = JSON.stringify([
        title,
        description,
        kind,
        area,
        hidden,
        frame.language,
        frame.theme,
        frame.canonical,
        frame.hasData,
      ])
      const fill = kept.get(key) ?? make(frame)
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, fill)
      return fill
    },
  }
}
