import { importCalls } from '#src/contracts/import-export/import-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Form } from '#src/http/form-files.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { receiveForm } from '#src/http/multipart.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { ImportRequest } from './check-import.ts'
import {
  fields,
  type Mapping,
  maximumArchiveBytes,
  maximumImportBytes,
  maximumImportFiles,
  type StageMapping,
} from './constants.ts'
import { ImportTooLarge, NoImportFile, TooManyImportFiles, WrongMapping } from './errors.ts'
import type { ImportExport } from './index.ts'
import { isZip } from './systems/unzip.ts'
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
      fileBytes: maximumArchiveBytes,
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
        const start = async () => importRecord(await importExport.startImport({ by: user, ...contentOf(form) }))
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
    })
    .post(
      '/api/imports/:id/undo',
      ({ user, params, request }) => importExport.undoImport(user, params.id, requestIdOf(request)),
      { recruiter: true },
    ).plugin
}

function contentOf(form: Form): Omit<ImportRequest, 'by'> {
  const files = form.files.filter(({ field }) => field === 'file')
  if (files.length === 0 || files.every(({ size }) => size === 0)) throw new NoImportFile()
  // Only an archive may be larger than a table: most of it are files beside the people.
  if (files.some(({ head, size }) => size > maximumImportBytes && !isZip(head))) throw new ImportTooLarge()
  return {
    files: files.map(({ filename, path }) => ({ filename: shownName(filename), path })),
    mapping: mappingOf(form.fields.mapping),
    stages: stagesOf(form.fields.stages),
    job: form.fields.source_job || null,
    jobDescriptionId: form.fields.job_description_id || null,
  }
}

function stagesOf(given: string | undefined): StageMapping {
  if (!given) return {}
  try {
    const told: unknown = JSON.parse(given)
    if (typeof told !== 'object' || told === null || Array.isArray(told)) throw new WrongMapping()
    const stages: StageMapping = {}
    for (const [name, to] of Object.entries(told)) {
      if (typeof to !== 'string') throw new WrongMapping()
      stages[name] = to
    }
    return stages
  } catch {
    throw new WrongMapping()
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
