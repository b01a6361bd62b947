import axe from 'axe-core'
import type { Page } from 'playwright'

interface Looked {
  /** Another theme changes colours and nothing else. */
  rules?: 'all' | 'colours'
  /** A selector; the whole document unless told. */
  within?: string
}

/** What has to be looked at in a theme once the page was looked at in light. */
export const rulesIn = (theme: 'light' | 'dark') => (theme === 'dark' ? 'colours' : 'all')

/** What axe finds on a page against WCAG 2.2 AA, each with the start of the element's markup. */
export async function axeViolationsOn(page: Page, { rules = 'all', within }: Looked = {}): Promise<string[]> {
  // Not as a script element: the policy of the page would refuse it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ runOnly, part }) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await here.run(part ?? document, { runOnly, resultTypes: ['violations'], iframes: false })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    },
    {
      runOnly: rules === 'all' ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] : ['color-contrast'],
      part: within ?? null,
    },
  )
}
