import { pipelineCalls } from '#src/contracts/pipeline/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Pipeline } from './index.ts'
import { ownApplication } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
}

/** What recruiters see of the application behind a candidate. */
export const pipelineRoutes = (pipeline: Pipeline, { guards, fileLinks }: Options) =>
  routesOf(pipelineCalls, { name: 'pipeline', tags: ['Hiring'] })
    .use(guards)
    .get(
      '/api/job-descriptions/:id/posts',
      async ({ user, params }) =>
        (await pipeline.postsOf(user.workspaceId, params.id)).map(({ createdAt, ...post }) => ({
          ...post,
          createdAt: createdAt.toISOString(),
        })),
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/application',
      async ({ user, params }) => {
        const application = await pipeline.applicationOf(user.workspaceId, params.id)
        return { application: application && ownApplication(params.id, application) }
      },
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/application/files/:questionId',
      async ({ user, params }) => {
        const file = await pipeline.answerFile(user.workspaceId, params.id, params.questionId)
        return { url: fileLinks.linkTo(file, { workspaceId: user.workspaceId, download: true }) }
      },
      { signedIn: true },
    ).plugin
