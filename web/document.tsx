import type { Language } from '#src/words/languages.ts'
import { at } from './address.ts'
import { productName } from './content.ts'
import type { PageHead } from './page-route.ts'

export interface DocumentProps {
  html: string
  language: Language
  title: string
  description?: string
  hidden: boolean
  /** What the visitor chose; null follows the system. */
  theme: 'light' | 'dark' | null
  nonce: string
  canonical: string | null
  /** Where the product lies on its host: '' or a path such as /ats. Scripts read it from here. */
  prefix: string
  /** What a page that is about something says of it; null on all others. */
  head: PageHead | null
  styles: string[]
  scripts: string[]
  preloads: string[]
  reporter: string | null
  /** JSON for the browser side; null on still pages. */
  data: string | null
}

// Before the first paint, so that nobody in a dark room sees a white flash.
const followSystem = "matchMedia('(prefers-color-scheme:dark)').matches&&document.documentElement.classList.add('dark')"

// What breaks is told to the server, also before any other script is there; how, is loaded only then.
const tellFailures = (reporter: string) => `{
  window.broken = []
  const tell = (event) => {
    window.broken.push(event)
    import(${JSON.stringify(at(reporter))}).catch(() => {})
  }
  addEventListener('error', tell)
  addEventListener('unhandledrejection', tell)
}`

// An app wakes up whole, a moment after it is seen: what is pressed, sent or chosen until then is done once it has.
const holdUntilAwake = `{
  const held = (window.held = [])
  const hold = (kind, actionOf) =>
    addEventListener(kind, (event) => {
      const action = 'awake' in document.documentElement.dataset ? null : actionOf(event.target)
      if (!action) return
      event.preventDefault()
      held.push(action)
    }, true)
  hold('click', (target) => {
    const button = target.closest('#app button:not([type=submit])')
    return button && (() => button.click())
  })
  hold('submit', (form) => !form.hasAttribute('action') && (() => form.requestSubmit()))
  hold('change', (field) => field.type === 'file' && (() => field.dispatchEvent(new Event('change', { bubbles: true }))))
}`

const AboutPage = ({ head, canonical, nonce }: { head: PageHead; canonical: string | null; nonce: string }) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={productName} />
    <meta property="og:title" content={head.title} />
    {head.description && <meta property="og:description" content={head.description} />}
    {canonical && <meta property="og:url" content={canonical} />}
    <meta name="twitter:card" content="summary" />
    <meta name="twitter:title" content={head.title} />
    {head.description && <meta name="twitter:description" content={head.description} />}
    {head.feed && <link rel="alternate" type="application/rss+xml" title={head.title} href={head.feed} />}
    {head.posting && (
      <script
        type="application/ld+json"
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(head.posting).replaceAll('<', '\\u003c') }}
      />
    )}
  </>
)

export const Document = ({
  html,
  language,
  title,
  description,
  hidden,
  theme,
  nonce,
  canonical,
  prefix,
  head,
  ...files
}: DocumentProps) => (
  <html lang={language} className={theme === 'dark' ? 'dark' : undefined} data-prefix={prefix || undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === productName ? title : `${title} · ${productName}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {head && <AboutPage head={head} canonical={canonical} nonce={nonce} />}
      <meta name="color-scheme" content="light dark" />
      <meta property="csp-nonce" nonce={nonce} />
      <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      {theme === null && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: followSystem }} />}
      {files.reporter && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a name from our own build
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: tellFailures(files.reporter) }} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      {files.data !== null && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: holdUntilAwake }} />}
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {files.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      {files.scripts.map((source) => (
        <script key={source} type="module" src={source} nonce={nonce} />
      ))}
    </head>
    <body>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <div id="app" dangerouslySetInnerHTML={{ __html: html }} />
      {files.data !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        <script id="page-data" type="application/json" nonce={nonce} dangerouslySetInnerHTML={{ __html: files.data }} />
      )}
    </body>
  </html>
)
