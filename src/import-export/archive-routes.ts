import { archiveCalls, type WorkspaceArchiveRecord } from '#src/contracts/import-export/archive-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { receiveForm } from '#src/http/multipart.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import { ArchiveTooLarge, NoArchiveFile } from './archive-errors.ts'
import type { WorkspaceArchive } from './archive-ports.ts'
import { archiveHours, maximumWorkspaceArchiveBytes } from './constants.ts'
import type { ImportExport } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** Where uploads are written while they arrive. */
  uploadFolder: string
}

const archiveRecord = ({ id, file, createdAt, ...archive }: WorkspaceArchive): WorkspaceArchiveRecord => ({
  _id: id,
  direction: archive.direction,
  state: archive.state,
  done: archive.done,
  total: archive.total,
  size: file?.size ?? null,
  problem: archive.problem,
  report: archive.report,
  createdAt: createdAt.toISOString(),
  endsAt: new Date(createdAt.getTime() + archiveHours * 3_600_000).toISOString(),
})

/** A workspace as one file, for owners: to take it elsewhere, and to bring one here. */
export const workspaceArchiveRoutes = (importExport: ImportExport, { guards, uploadFolder }: Options) =>
  routesOf(archiveCalls, { name: 'workspace-archives', tags: ['Import and export'] })
    .use(guards)
    .get(
      '/api/workspace-archives',
      async ({ user }) => {
        const { out, in: brought, holds } = await importExport.archivesOf(user)
        return { out: out && archiveRecord(out), in: brought && archiveRecord(brought), holds }
      },
      { owner: true },
    )
    .post('/api/workspace-archives', async ({ user }) => archiveRecord(await importExport.startArchive(user)), { owner: true })
    .get(
      '/api/workspace-archives/:id',
      async ({ user, params }) => archiveRecord(await importExport.followArchive(user, params.id)),
      { owner: true },
    )
    .get(
      '/api/workspace-archives/:id/file',
      async ({ user, params, request, server }) => {
        const { stream, bytes, day } = await importExport.openArchive(user, params.id)
        // A long file is read for as long as somebody takes it.
        server?.timeout(request, 0)
        return new Response(stream, {
          headers: {
            'content-type': 'application/gzip',
            'content-length': String(bytes),
            'content-disposition': `attachment; filename="workspace-${day.toISOString().slice(0, 10)}.tar.gz"`,
            'cache-control': 'no-store',
          },
        })
      },
      { owner: true },
    )
    .post(
      '/api/workspace-archives/check',
      async ({ user, request, server }) => {
        const form = await receiveForm(request, uploadFolder, {
          person: user.id,
          fileBytes: maximumWorkspaceArchiveBytes,
          files: 1,
          tooLarge: () => new ArchiveTooLarge(),
          tooMany: () => new NoArchiveFile(),
        })
        try {
          const [file] = form.files
          if (file?.field !== 'file' || file.size === 0) throw new NoArchiveFile()
          const { path } = file
          return await withoutHurry(request, server, async () => archiveRecord(await importExport.checkArchive(user, path)))
        } finally {
          await form.discard()
        }
      },
      { owner: true },
    )
    .post(
      '/api/workspace-archives/:id/take-in',
      async ({ user, params }) => archiveRecord(await importExport.takeInArchive(user, params.id)),
      { owner: true },
    ).plugin
