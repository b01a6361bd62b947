import type { SessionUser } from '#src/accounts/index.ts'
import { InvalidField, textField } from '#src/shared/fields.ts'
import { maximumTitleLength, maximumTitles } from './constants.ts'
import { NoSuchTitle, TitleTaken, TooManyTitles } from './errors.ts'
import type { EditedTitle } from './system-ports.ts'
import type { Tools } from './tools.ts'

type Step = 'add' | 'rename' | 'retire' | 'bring-back' | 'order'

const note = ({ auditLog }: Pick<Tools, 'auditLog'>, by: SessionUser, requestId: string, step: Step, id?: string) =>
  auditLog.append({
    action: 'change-job-titles',
    actorId: by.id,
    workspaceId: by.workspaceId,
    subject: id ? { kind: 'job-title', id } : null,
    requestId,
    details: { step },
  })

function titleName(value: string) {
  const name = textField('name', 'The job title', value)
  if (name.length > maximumTitleLength)
    throw new InvalidField('name', `The job title can have ${maximumTitleLength} characters at most.`)
  return name
}

export const addTitle =
  (tools: Pick<Tools, 'auditLog' | 'ids' | 'jobTitles' | 'transaction'>) =>
  (by: SessionUser, value: string, requestId: string): Promise<EditedTitle[]> => {
    const { ids, jobTitles, transaction } = tools
    const name = titleName(value)
    return transaction(async () => {
      if ((await jobTitles.all()).length >= maximumTitles) throw new TooManyTitles(maximumTitles)
      const id = ids.id()
      if (!(await jobTitles.add({ id, name }))) throw new TitleTaken(name)
      await note(tools, by, requestId, 'add', id)
      return jobTitles.all()
    })
  }

export const changeTitle =
  (tools: Pick<Tools, 'auditLog' | 'jobTitles' | 'transaction'>) =>
  (by: SessionUser, id: string, change: { name?: string; isRetired?: boolean }, requestId: string): Promise<EditedTitle[]> => {
    const { jobTitles, transaction } = tools
    const name = change.name === undefined ? undefined : titleName(change.name)
    return transaction(async () => {
      if (!(await jobTitles.all()).some((title) => title.id === id)) throw new NoSuchTitle()
      if (name !== undefined) {
        if (!(await jobTitles.rename(id, name))) throw new TitleTaken(name)
        await note(tools, by, requestId, 'rename', id)
      }
      if (change.isRetired !== undefined) {
        await jobTitles.retire(id, change.isRetired)
        await note(tools, by, requestId, change.isRetired ? 'retire' : 'bring-back', id)
      }
      return jobTitles.all()
    })
  }

export const orderTitles =
  (tools: Pick<Tools, 'auditLog' | 'jobTitles' | 'transaction'>) =>
  (by: SessionUser, ids: string[], requestId: string): Promise<EditedTitle[]> =>
    tools.transaction(async () => {
      const known = new Set((await tools.jobTitles.all()).map(({ id }) => id))
      await tools.jobTitles.order(ids.filter((id) => known.has(id)))
      await note(tools, by, requestId, 'order')
      return tools.jobTitles.all()
    })
