import { importCalls } from '#src/contracts/import-export/import-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Form } from '#src/http/form-files.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { receiveForm } from '#src/http/multipart.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import { fields, type Mapping, maximumImportBytes, maximumImportFiles } from './constants.ts'
import { ImportTooLarge, NoImportFile, TooManyImportFiles, WrongMapping } from './errors.ts'
import type { ImportExport } from './index.ts'
import { importCheckAnswer, importRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
  /** Where uploads are written while they arrive. */
  uploadFolder: string
}

/** People from tables and from JSON Resume. */
export const importRoutes = (importExport: ImportExport, { guards, idempotency, uploadFolder }: Options) => {
  const receive = (request: Request, person: string) =>
    receiveForm(request, uploadFolder, {
      person,
      fileBytes: maximumImportBytes,
      files: maximumImportFiles,
      tooLarge: () => new ImportTooLarge(),
      tooMany: () => new TooManyImportFiles(),
    })

  return routesOf(importCalls, { name: 'import', tags: ['Import and export'] })
    .use(guards)
    .post(
      '/api/import/check',
      async ({ user, request, server }) => {
        const form = await receive(request, user.id)
        try {
          return importCheckAnswer(
            await withoutHurry(request, server, () => importExport.checkImport({ by: user, ...contentOf(form) })),
          )
        } finally {
          await form.discard()
        }
      },
      { recruiter: true },
    )
    .post(
      '/api/import',
      async ({ user, request, server }) => {
        const form = await receive(request, user.id)
        const jobDescriptionId = form.fields.job_description_id ?? ''
        const start = async () => importRecord(await importExport.startImport({ by: user, ...contentOf(form), jobDescriptionId }))
        try {
          return await withoutHurry(request, server, () =>
            idempotency.once(request, `import:${user.workspaceId}`, fingerprint(form), start),
          )
        } finally {
          await form.discard()
        }
      },
      { recruiter: true },
    )
    .get(
      '/api/imports/latest',
      async ({ user }) => {
        const last = await importExport.lastImport(user)
        return last && importRecord(last)
      },
      { signedIn: true },
    )
    .get('/api/imports/:id', async ({ user, params }) => importRecord(await importExport.followImport(user, params.id)), {
      signedIn: true,
    }).plugin
}

function contentOf(form: Form): { files: { filename: string; path: string }[]; mapping: Mapping | null } {
  const files = form.files.filter(({ field }) => field === 'file')
  if (files.length === 0 || files.every(({ size }) => size === 0)) throw new NoImportFile()
  return {
    files: files.map(({ filename, path }) => ({ filename: shownName(filename), path })),
    mapping: mappingOf(form.fields.mapping),
  }
}

/** The name without the folders some programs send along and without what cannot be shown. */
const shownName = (filename: string) =>
  (filename.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '').slice(-120) || 'file'

function mappingOf(given: string | undefined): Mapping | null {
  if (!given) return null
  try {
    const told: unknown = JSON.parse(given)
    if (typeof told !== 'object' || told === null || Array.isArray(told)) throw new WrongMapping()
    const mapping: Mapping = {}
    for (const [name, column] of Object.entries(told)) {
      const field = fields.find((each) => each === name)
      if (!field || !Number.isInteger(column)) throw new WrongMapping()
      mapping[field] = column as number
    }
    return mapping
  } catch {
    throw new WrongMapping()
  }
}

/** What makes two imports the same: their fields, and the bytes of their files. */
const fingerprint = ({ fields: told, files }: Form) =>
  JSON.stringify([Object.entries(told).toSorted(), files.map(({ filename, sha256 }) => [filename, sha256])])
