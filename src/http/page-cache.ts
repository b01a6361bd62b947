import { LruMap } from '#src/shared/lru-map.ts'
import { languageOf } from '#src/words/languages.ts'
import type { RenderContext, Renderer } from '#web/render.tsx'

/** A rendered page, waiting for what is another one at each visit. */
interface Kept {
  version: string
  site: RenderContext['site']
  status: number
  size: number
  fill(nonce: string, source: string): string
}

interface KeptPagesOptions {
  renderer: Renderer
  /** Another text whenever the page of this job shows something else; null when there is none. Costs little. */
  versionOf(publicId: string): Promise<string | null>
}

/** Characters that are kept at most; what was asked for longest ago goes first. */
const mostKept = 16_000_000

const longestSource = 60

const jobAddress = /^\/jobs\/([\w-]{1,64})\/?$/i

const chosenTheme = /(?:^|;\s*)(theme=(?:light|dark))(?:;|$)/

/**
 * Pages of jobs, which many strangers open at once: each is rendered once and kept until the job changes, the day is over or
 * the organisation sets other texts. Nothing of a visitor goes into it but the theme and the language they read in, and the link that brought them
 * is filled in.
 */
export function createPageCache({ renderer, versionOf }: KeptPagesOptions) {
  const kept = new LruMap<string, Kept>(mostKept, ({ size }) => size)

  const answerWith = (page: Kept, nonce: string, source: string) =>
    new Response(page.fill(nonce, source), {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'Accept, Accept-Language, Cookie',
      },
    })

  return {
    /** The page of a job at this address; null when there is none, and somebody else has to say so. */
    async show(request: Request, context: RenderContext): Promise<Response | null> {
      const url = new URL(request.url)
      const publicId = jobAddress.exec(url.pathname)?.[1]
      const version = publicId ? await versionOf(publicId) : null
      if (!publicId || version === null) return null
      const source = sourceOf(url)
      const theme = chosenTheme.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
      const what = ['apply', 'sent'].filter((name) => url.searchParams.has(name))
      const language = languageOf(request)
      const key = [publicId, language, theme, ...what, source ? 'source' : ''].join(' ')
      const known = kept.get(key)
      if (known?.version === version && known.site === context.site) return answerWith(known, context.nonce, source)
      const marks: Marks = { nonce: mark(), source: source && mark() }
      const query = [...what, ...(source && [`source=${marks.source}`])].join('&')
      const visit = new Request(new URL(`/jobs/${publicId}${query && `?${query}`}`, url), {
        headers: { cookie: [`language=${language}`, ...(theme ? [theme] : [])].join('; ') },
      })
      return renderer.render(visit, { ...context, nonce: marks.nonce }).then(async (page) => {
        const html = await page!.text()
        const fresh: Kept = {
          version,
          site: context.site,
          status: page!.status,
          size: html.length + version.length,
          fill: filling(html, marks),
        }
        kept.set(key, fresh)
        return answerWith(fresh, context.nonce, source)
      })
    },
  }
}

interface Marks {
  nonce: string
  /** '' for a page that has no place for it. */
  source: string
}

/** Nobody can have written these: each is made for one rendering. */
const mark = () => `m${crypto.randomUUID().replaceAll('-', '')}`

/** Which link brought the visitor: as the link says it, or the campaign it belongs to. */
const sourceOf = ({ searchParams }: URL): string =>
  [searchParams.get('source'), searchParams.get('utm_source')].find(Boolean)?.trim().slice(0, longestSource).toWellFormed() ?? ''

/** As React writes them, so that a filled page is the page that it would have rendered. */
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)

/** The source stands in an address as well as in a field, each written in its own way. */
function filling(html: string, { nonce, source }: Marks): Kept['fill'] {
  const inAddresses = source ? html.split(`source=${source}`) : [html]
  const pieces = inAddresses.map((address) => (source ? address.split(source) : [address]).map((part) => part.split(nonce)))
  return (givenNonce, givenSource) => {
    const field = escaped(givenSource)
    const address = `source=${encodeURIComponent(givenSource)}`
    return pieces.map((fields) => fields.map((parts) => parts.join(givenNonce)).join(field)).join(address)
  }
}
