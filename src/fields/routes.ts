import { fieldsContract } from '#src/contracts/fields/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import { receiveForm } from '#src/http/multipart.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import { lineOf } from '#src/shared/typed-text.ts'
import { fieldLimits } from './constants.ts'
import { FieldFileTooLarge, InvalidFieldInput } from './errors.ts'
import type { CustomFields } from './index.ts'
import { fieldRecord, filledFieldRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
  /** Where uploads are written while they arrive. */
  uploadFolder: string
}

/** Fields of a workspace, and what candidates have in them. */
export const fieldRoutes = (fields: CustomFields, { guards, fileLinks, uploadFolder }: Options) =>
  routesOf(fieldsContract, { name: 'fields', tags: ['Fields'] })
    .use(guards)
    .get('/api/fields', async ({ user }) => (await fields.listFields(user)).map(fieldRecord), { signedIn: true })
    .post(
      '/api/fields',
      async ({ user, body, set }) => {
        const field = await fields.addField(user, body)
        set.status = 201
        return fieldRecord(field)
      },
      { owner: true, creates: true },
    )
    .put('/api/fields/order', async ({ user, body }) => (await fields.orderFields(user, body.ids)).map(fieldRecord), {
      owner: true,
    })
    .put('/api/fields/:id', async ({ user, params, body }) => fieldRecord(await fields.changeField(user, params.id, body)), {
      owner: true,
    })
    .get('/api/fields/:id/impact', async ({ user, params }) => ({ values: await fields.impactOf(user, params.id) }), {
      owner: true,
    })
    .delete(
      '/api/fields/:id',
      async ({ user, params, query, set }) => {
        await fields.removeField(user, params.id, Number(query.values))
        set.status = 204
      },
      { owner: true },
    )
    .get(
      '/api/candidates/:id/fields',
      async ({ user, params }) => (await fields.fieldsOfCandidate(user, params.id)).map(filledFieldRecord),
      { signedIn: true },
    )
    .put(
      '/api/candidates/:id/fields/:fieldId',
      async ({ user, params, body }) => filledFieldRecord(await fields.setValue(user, params.id, params.fieldId, body)),
      { recruiter: true },
    )
    .post(
      '/api/candidates/:id/fields/:fieldId/file',
      async ({ user, params, request, server }) => {
        await fields.requireField(user, params.id, params.fieldId)
        const form = await receiveForm(request, uploadFolder, {
          person: user.id,
          fileBytes: fieldLimits.fileBytes,
          files: 1,
          tooLarge: () => new FieldFileTooLarge(),
          tooMany: () => new InvalidFieldInput('file', 'Please choose one file.'),
        })
        try {
          const file = form.files.find(({ field, size }) => field === 'file' && size > 0)
          if (!file) throw new InvalidFieldInput('file', 'Please choose a file.')
          const value = { ...file, filename: lineOf(file.filename.split(/[\\/]/).at(-1)).slice(-255) }
          const version = Number(form.fields.version ?? 0)
          return filledFieldRecord(
            await withoutHurry(request, server, () => fields.setFile(user, params.id, params.fieldId, { value, version })),
          )
        } finally {
          await form.discard()
        }
      },
      { recruiter: true },
    )
    .get(
      '/api/candidates/:id/fields/:fieldId/file',
      async ({ user, params }) => {
        const file = await fields.fileOf(user, params.id, params.fieldId)
        return { url: fileLinks.linkTo(file, { workspaceId: user.workspaceId, download: true }) }
      },
      { signedIn: true },
    ).plugin
