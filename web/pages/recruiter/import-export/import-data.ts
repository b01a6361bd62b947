import type { Api } from '../../../api/client.ts'
import { latestImport } from '../../../api/import-export.ts'
import { workspaceArchives } from '../../../api/workspace-archives.ts'
import type { LoaderArguments } from '../../../page-route.ts'

/** What the import page begins with: the saved job descriptions, and an import that is still under way. */
export const loadImport = async (api: Api, url: LoaderArguments['url']) => {
  const [jobs, latest, archives] = await Promise.all([
    api('GET /api/job-descriptions'),
    latestImport(api),
    workspaceArchives(api),
  ])
  const saved = (jobs.ok ? jobs.data : []).map(({ _id, title, filename }) => ({ _id, title, filename }))
  return {
    jobs: saved,
    job: saved.find(({ _id }) => _id === url.searchParams.get('job')) ?? null,
    // Only owners hear of them.
    archives: archives.ok ? archives.data : null,
    running: latest.ok && latest.data && !latest.data.finished ? latest.data : null,
  }
}
