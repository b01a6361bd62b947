import type { ShownSite, SiteContentRecord } from '#src/admin/views.ts'
import type { Config } from '#src/config.ts'

interface About {
  /** A plan set from outside decides whom the server is for. */
  defaultPlan: Config['defaultPlan']
  /** Whether a language model is at work here. */
  hasModel: boolean
}

/** What the pages say, whom the server is for, and whether they may speak of AI. The same object until it changes. */
export function shownSite({ defaultPlan, hasModel }: About, content: () => SiteContentRecord): () => ShownSite {
  const set: ShownSite = {
    ...(defaultPlan === null ? {} : { offeredTo: defaultPlan === 'free' ? 'team' : 'customers' }),
    ...(hasModel ? { hasModel } : {}),
  }
  if (Object.keys(set).length === 0) return content
  let shown: { of: SiteContentRecord; site: ShownSite } | null = null
  return () => {
    const of = content()
    if (shown?.of !== of) shown = { of, site: { ...of, ...set } }
    return shown.site
  }
}
