import type { SiteContentRecord } from '#src/admin/views.ts'
import type { Config } from '#src/config.ts'

/** What the pages say, and whom the server is for: a plan set from outside decides that. The same object until it changes. */
export function shownSite(defaultPlan: Config['defaultPlan'], content: () => SiteContentRecord) {
  if (defaultPlan === null) return content
  const offeredTo = defaultPlan === 'free' ? 'team' : 'customers'
  let shown: { of: SiteContentRecord; site: SiteContentRecord } | null = null
  return () => {
    const of = content()
    if (shown?.of !== of) shown = { of, site: { ...of, offeredTo } }
    return shown.site
  }
}
