import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '#src/commands/find-browser.ts'
import type { ResumeDocument } from './document.ts'
import { escapeHtml } from './html.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One browser, two pages side by side: more are no faster on two cores. */
export async function openPrinter() {
  const browser: Browser = await chromium.launch({ executablePath: await findBrowser(), args: quiet })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const idle: Page[] = [await context.newPage(), await context.newPage()]
  const waiting: ((page: Page) => void)[] = []
  return {
    async print(html: string, document: ResumeDocument): Promise<Uint8Array> {
      const page = idle.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)))
      try {
        await page.setContent(html, { waitUntil: 'load' })
        return await page.pdf({ preferCSSPageSize: true, printBackground: true, ...footerOf(document) })
      } finally {
        const next = waiting.shift()
        if (next) next(page)
        else idle.push(page)
      }
    },
    close: () => browser.close(),
  }
}

/** Name and page number below every page, as word processors put them. */
function footerOf({ footer, person, layout }: ResumeDocument) {
  if (!footer.name && footer.page === null) return {}
  const number = (footer.page ?? '')
    .replace('{p}', '<span class="pageNumber"></span>')
    .replace('{q}', '<span class="totalPages"></span>')
  const style = `font:7.5pt '${layout.type.body}';width:100%;padding:0 14mm;display:flex;justify-content:${footer.name && footer.page ? 'space-between' : 'center'}`
  return {
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="${style}">${footer.name ? `<span>${escapeHtml(person.name.full)}</span>` : ''}<span>${number}</span></div>`,
  }
}
