import { createHash } from 'node:crypto'
import { companyPageCalls } from '#src/contracts/jobportal/company-page-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { receiveForm } from '#src/http/multipart.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { companyUploads, recruiterUploads, withoutHurry } from '#src/http/upload-limits.ts'
import { limits } from '../constants.ts'
import type { JobPortal } from '../index.ts'
import type { PageEdit } from './index.ts'
import { logoTooLarge } from './logo.ts'
import { companyPageRecord, publicCompanyRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  company: ReturnType<typeof companyGuard>
  uploadFolder: string
}

/** Seconds for which a browser shows the logo that it has without asking. */
const logoFreshFor = 300

/** What companies say of themselves beside their jobs. */
export function companyPageRoutes(portal: JobPortal, { guards, company, uploadFolder }: Options) {
  /** The form of the page, with the bytes of a logo: it is small. */
  const edited = async <Result>(
    request: Request,
    by: { person: string; places: typeof companyUploads },
    edit: (changes: PageEdit) => Promise<Result>,
  ): Promise<Result> => {
    const { fields, files, discard } = await receiveForm(request, uploadFolder, {
      ...by,
      files: 1,
      fileBytes: limits.logoBytes,
      fieldCount: 10,
      tooLarge: logoTooLarge,
      tooMany: logoTooLarge,
    })
    try {
      const sent = files.find(({ field, size, filename }) => field === 'logo' && (size > 0 || filename !== ''))
      const { about, website, color, removeLogo } = fields
      const logo = sent ? await Bun.file(sent.path).bytes() : removeLogo ? null : undefined
      return await edit({
        ...(about === undefined ? {} : { about }),
        ...(website === undefined ? {} : { website }),
        ...(color === undefined ? {} : { color }),
        ...(logo === undefined ? {} : { logo }),
      })
    } finally {
      await discard()
    }
  }

  return routesOf(companyPageCalls, { name: 'jobportal-company-page', tags: ['Job portal'] })
    .use(company)
    .use(guards)
    .get('/public/companies/:id', async ({ params, set }) => {
      set.headers['cache-control'] = 'no-cache'
      return publicCompanyRecord(await portal.shownCompany(params.id), portal.publicUrl)
    })
    .get('/public/companies/:id/logo', async ({ params, request }) => {
      const { type, bytes } = await portal.shownLogo(params.id)
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      const headers = {
        'content-type': type,
        'cache-control': `public, max-age=${logoFreshFor}`,
        etag,
        'x-content-type-options': 'nosniff',
        // Should a browser ever take it for more than a picture, it may do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      }
      const known = request.headers.get('if-none-match')?.split(',') ?? []
      if (known.some((name) => name.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers })
      return new Response(request.method === 'HEAD' ? null : bytes, { headers })
    })
    .get(
      '/jobportal/company-page',
      async ({ company, set }) => {
        set.headers['cache-control'] = 'no-store'
        return companyPageRecord(await portal.companyPage(company))
      },
      { company: true },
    )
    .put(
      '/jobportal/company-page',
      async ({ company, request, server }) =>
        withoutHurry(request, server, () =>
          edited(request, { person: company.id, places: companyUploads }, async (changes) =>
            companyPageRecord(await portal.editCompanyPage(company, changes)),
          ),
        ),
      { company: true },
    )
    .get(
      '/api/company-page',
      async ({ user, set }) => {
        set.headers['cache-control'] = 'no-store'
        const shown = await portal.workspacePage(user.workspaceId)
        return { page: shown && companyPageRecord(shown) }
      },
      { owner: true },
    )
    .put(
      '/api/company-page',
      async ({ user, request, server }) =>
        withoutHurry(request, server, () =>
          edited(request, { person: user.id, places: recruiterUploads }, async (changes) => ({
            page: companyPageRecord(await portal.editWorkspacePage(user.workspaceId, changes)),
          })),
        ),
      { owner: true },
    ).plugin
}
