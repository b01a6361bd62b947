import type { Elysia } from 'elysia'
import { scopeOf } from '#src/connections/index.ts'
import { contract } from '#src/contracts/index.ts'
import { apiDescription } from '#src/http/api-description.ts'
import { liveRoutes } from '#src/http/live.ts'
import type { LiveWindows } from '#src/http/live-windows.ts'
import type { Log } from '#src/http/log.ts'
import { createPages } from '#src/http/pages.ts'
import { createPresence } from '#src/http/presence.ts'
import { callingItself } from '#src/http/sub-path.ts'
import type { Candidates } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import type { Renderer } from '#web/render.tsx'
import type { Access } from './access.ts'
import type { Contexts } from './contexts.ts'
import type { Instance } from './instance.ts'
import { shownSite } from './shown-site.ts'

export interface PagesOutside extends Pick<Instance, 'config' | 'presenceLink'> {
  candidates: Pick<Candidates, 'find'>
  clock: Clock
  languageModel: Pick<LanguageModel, 'available'>
  log: Log
  /** Shows the pages; null serves calls only. */
  pages: { renderer: Renderer; assets: string | null } | null
}

interface Others extends Pick<Contexts, 'accounts' | 'jobPortal' | 'admin'> {
  access: Access
  windows: LiveWindows
}

/** What people see: the pages, their live connection, and the description of all calls. */
export function mountPages(server: Elysia, ports: PagesOutside, { access, windows, ...contexts }: Others) {
  const { candidates, clock, config, languageModel, log, pages, presenceLink } = ports
  const { accounts, jobPortal, admin } = contexts
  const { guards, tokens } = access
  const presence = createPresence({
    clock,
    elsewhere: presenceLink,
    jobOf: async (workspaceId, candidateId) => (await candidates.find(workspaceId, candidateId))?.jobDescription.id ?? null,
  })
  server.use(apiDescription({ guards, server: () => server, contract, publicUrl: config.publicUrl, scopeOf })).use(
    liveRoutes({
      windows,
      presence,
      sessionUser: accounts.sessionUser,
      async companyWith(token) {
        const facts = await tokens.facts(token)
        const company = facts && (await jobPortal.companyOfToken(facts))
        return company && { ...company, endsAt: facts.endsAt, sessionId: facts.sessionId }
      },
      clock,
      ownOrigins: config.ownOrigins,
    }),
  )
  if (!pages) return
  server.use(
    createPages({
      ...pages,
      handle: callingItself(server),
      publicUrl: config.publicUrl,
      site: shownSite({ defaultPlan: config.defaultPlan, hasModel: languageModel.available }, () => admin.site.current().content),
      moment: windows.moment,
      jobPageVersion: jobPortal.jobPageVersion,
      log,
    }),
  )
}
