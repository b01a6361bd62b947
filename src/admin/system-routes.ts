import { systemCalls } from '#src/contracts/admin/system.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { NoBillOfMaterials } from './errors.ts'
import type { Admin } from './index.ts'
import { backupsRecord, systemRecord } from './views.ts'

/** How the instance stands, its jobs and its backups. */
export const systemRoutes = (admin: Admin, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(systemCalls, { name: 'instance-system', tags: ['Administration'] })
    .use(guards)
    .get('/admin/system', async () => systemRecord(await admin.system(), admin.now()), { admin: true })
    .get(
      '/admin/sbom',
      async () => {
        const bill = await admin.billOfMaterials()
        if (!bill) throw new NoBillOfMaterials()
        return new Response(bill.text, {
          headers: {
            'content-type': 'application/vnd.cyclonedx+json; version=1.6',
            'content-disposition': 'attachment; filename="sbom.cdx.json"',
            'cache-control': 'no-store',
          },
        })
      },
      { admin: true },
    )
    .post(
      '/admin/jobs/:id/retry',
      async ({ params, user, request }) => {
        await admin.retryJob(user, params.id, requestIdOf(request))
        return { message: 'The job is due now' }
      },
      { admin: true },
    )
    .delete(
      '/admin/jobs/:id',
      async ({ params, user, request }) => {
        await admin.forgetJob(user, params.id, requestIdOf(request))
        return { message: 'The job was given up' }
      },
      { admin: true },
    )
    .get('/admin/backups', async () => backupsRecord(await admin.backups()), { admin: true })
    .post(
      '/admin/backups',
      async ({ user, request, set }) => {
        await admin.makeBackup(user, requestIdOf(request))
        set.status = 202
        return { message: 'The backup is being made' }
      },
      { admin: true },
    )
    .post(
      '/admin/backups/check',
      async ({ user, request, set }) => {
        await admin.checkBackup(user, requestIdOf(request))
        set.status = 202
        return { message: 'The newest backup is being tried' }
      },
      { admin: true },
    )
    .get(
      '/admin/backups/:name',
      async ({ params, user, request }) => {
        const { stream, bytes } = await admin.openBackup(user, params.name, requestIdOf(request))
        return new Response(stream, {
          headers: {
            'content-type': params.name.endsWith('.gz') ? 'application/gzip' : 'application/octet-stream',
            'content-length': String(bytes),
            'content-disposition': `attachment; filename="${params.name}"`,
            'cache-control': 'no-store',
          },
        })
      },
      { admin: true },
    )
    .delete(
      '/admin/backups/:name',
      async ({ params, user, request }) => {
        await admin.deleteBackup(user, params.name, requestIdOf(request))
        return { message: 'Backup deleted successfully' }
      },
      { admin: true },
    ).plugin
