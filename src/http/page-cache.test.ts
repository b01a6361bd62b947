import { describe, expect, test } from 'bun:test'
import type { RenderContext, Renderer } from '#web/render.tsx'
import { createPageCache } from './page-cache.ts'

const base = 'http://localhost:3000'

function pages() {
  const versions: Record<string, string> = { one: 'v1', two: 'v1' }
  const rendered: { url: string; cookie: string | null }[] = []
  const render = async (request: Request, { nonce }: RenderContext) => {
    const url = new URL(request.url)
    rendered.push({ url: request.url, cookie: request.headers.get('cookie') })
    const source = url.searchParams.get('source')
    const field = source ? `<a href="?apply&amp;source=${source}"><input value="${source}">` : ''
    return new Response(`${url.pathname} <script nonce="${nonce}">${field}`, {
      status: versions[url.pathname.slice(6)] === 'closed' ? 410 : 200,
    })
  }
  const kept = createPageCache({ renderer: { render } as unknown as Renderer, versionOf: async (id) => versions[id] ?? null })
  let site: RenderContext['site'] = {}
  let number = 0
  return {
    versions,
    rendered,
    setSite: () => {
      site = {}
    },
    async open(path: string, cookie = '', asked: Record<string, string> = {}) {
      const context = { nonce: `nonce-${++number}`, site } as RenderContext
      const answer = await kept.show(new Request(base + path, { headers: { ...(cookie && { cookie }), ...asked } }), context)
      return answer && { status: answer.status, html: await answer.text(), nonce: context.nonce }
    },
  }
}

describe('the page of a job', () => {
  test('is rendered once, and has another nonce at each visit', async () => {
    const { open, rendered } = pages()
    for (let visit = 0; visit < 3; visit++) {
      const { html, nonce } = (await open('/jobs/one'))!
      expect(html).toBe(`/jobs/one <script nonce="${nonce}">`)
    }
    expect(rendered).toHaveLength(1)
  })

  test('is rendered again when the job, the day or the texts of the site change', async () => {
    const { open, rendered, versions, setSite } = pages()
    await open('/jobs/one')
    versions.one = 'closed'
    expect((await open('/jobs/one'))!.status).toBe(410)
    setSite()
    expect((await open('/jobs/one'))!.status).toBe(410)
    expect(rendered).toHaveLength(3)
    delete versions.one
    expect(await open('/jobs/one')).toBeNull()
  })

  test('is another one for each job, theme, and with the form open; nothing else of a visitor reaches it', async () => {
    const { open, rendered } = pages()
    for (let round = 0; round < 2; round++) {
      await open('/jobs/one', 'session=secret')
      await open('/jobs/one?fbclid=123', 'session=other; theme=dark; x=y')
      await open('/jobs/one?apply')
      await open('/jobs/two/')
      await open('/jobs/one?sent&anything=else')
    }
    expect(rendered).toEqual([
      { url: `${base}/jobs/one`, cookie: 'language=en' },
      { url: `${base}/jobs/one`, cookie: 'language=en; theme=dark' },
      { url: `${base}/jobs/one?apply`, cookie: 'language=en' },
      { url: `${base}/jobs/two`, cookie: 'language=en' },
      { url: `${base}/jobs/one?sent`, cookie: 'language=en' },
    ])
  })

  test('is another one in each language, whether it was chosen or asked for by the browser', async () => {
    const { open, rendered } = pages()
    for (const header of ['de-AT,en;q=0.5', 'de', 'fr', 'pt']) await open('/jobs/one', '', { 'accept-language': header })
    await open('/jobs/one', 'language=fr', { 'accept-language': 'de' })
    expect(rendered.map(({ cookie }) => cookie)).toEqual(['language=de', 'language=fr', 'language=en'])
  })

  test('carries the link that brought the visitor, written as its place needs it', async () => {
    const { open, rendered } = pages()
    const sources = ['board', '"><script>alert(1)</script>', 'a&b=c d', '\ud800half', 'x'.repeat(100)]
    for (const source of sources) {
      const { html } = (await open(`/jobs/one?${new URLSearchParams({ utm_source: source })}`))!
      const kept = source.slice(0, 60).toWellFormed()
      expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(`?apply&amp;source=${encodeURIComponent(kept)}`)
      expect(Bun.escapeHTML(kept)).toBe(/value="([^"]*)"/.exec(html)![1]!)
      expect(html.match(/<script/g)).toHaveLength(1)
    }
    expect(rendered).toHaveLength(1)
    expect((await open('/jobs/one?source=first&utm_source=second'))!.html).toContain('value="first"')
  })

  test('is left to others at every other address', async () => {
    const { open } = pages()
    for (const path of ['/jobs', '/jobs/', '/jobs/none', '/jobs/one/more', '/jobs/%6fne', '/other/one'])
      expect([path, await open(path)]).toEqual([path, null])
  })

  test('never takes more memory than it may', async () => {
    const versions = new Map<string, string>()
    let times = 0
    const render = async () => {
      times += 1
      return new Response('x'.repeat(1_000_000))
    }
    const kept = createPageCache({
      renderer: { render } as unknown as Renderer,
      versionOf: async (id) => versions.get(id) ?? 'v',
    })
    const open = (id: number) => kept.show(new Request(`${base}/jobs/job${id}`), { nonce: 'n' } as RenderContext)
    for (let id = 0; id < 20; id++) await open(id)
    await open(19)
    expect(times).toBe(20)
    await open(0)
    expect(times).toBe(21)
  })
})
