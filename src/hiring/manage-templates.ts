import { maximumBody, maximumTemplateName, type TemplatePurpose } from './constants.ts'
import { defaultTemplates } from './default-templates.ts'
import { ChangedMeanwhile, InvalidInput, NotThere } from './errors.ts'
import type { MessageTemplate } from './message.ts'
import type { Actor } from './people.ts'
import { checkedSubject, checkVariables } from './send-message.ts'
import { lineOf, textOf } from './text.ts'
import type { Tools } from './tools.ts'

export interface WantedTemplate {
  name: string
  purpose: TemplatePurpose
  subject: string
  body: string
}

export function manageTemplates({ messageTemplates, transaction, clock, ids }: Tools) {
  const all = async ({ workspaceId }: Actor): Promise<MessageTemplate[]> => {
    const own = await messageTemplates.list(workspaceId)
    const replaced = new Set(own.map(({ replaces }) => replaces))
    return [...defaultTemplates.filter(({ id }) => !replaced.has(id)), ...own]
  }
  const checked = async (by: Actor, id: string | null, wanted: WantedTemplate): Promise<WantedTemplate> => {
    const name = lineOf('name', 'Name', wanted.name, maximumTemplateName)
    const subject = checkedSubject(wanted.subject)
    checkVariables('subject', subject)
    const body = textOf('body', 'Message', wanted.body, maximumBody)
    checkVariables('body', body)
    const twin = (await all(by)).find((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase())
    if (twin) throw new InvalidInput('name', `There is already a template named ${twin.name}.`)
    return { name, purpose: wanted.purpose, subject, body }
  }

  return {
    /** Those of the product first, in their order, then those of the workspace. */
    listTemplates: all,

    addTemplate: (by: Actor, wanted: WantedTemplate): Promise<MessageTemplate> =>
      transaction(async () => {
        const template = { ...(await checked(by, null, wanted)), id: ids.id(), replaces: null, version: 1 }
        await messageTemplates.add(by.workspaceId, template, by.id, clock.now())
        return template
      }),

    /** Changing one of the product's makes the workspace's own, which stands in for it. */
    changeTemplate: (
      by: Actor,
      id: string,
      { version, ...wanted }: WantedTemplate & { version: number },
    ): Promise<MessageTemplate> =>
      transaction(async () => {
        const before = (await all(by)).find((each) => each.id === id)
        if (!before)
          throw defaultTemplates.some((each) => each.id === id) ? new ChangedMeanwhile('template') : new NotThere('template')
        if (before.version !== version) throw new ChangedMeanwhile('template')
        const fields = await checked(by, id, wanted)
        if (before.version === 0) {
          const template = { ...fields, id: ids.id(), replaces: id, version: 1 }
          await messageTemplates.add(by.workspaceId, template, by.id, clock.now())
          return template
        }
        const template = { ...before, ...fields, version: version + 1 }
        await messageTemplates.update(template, by.id, clock.now())
        return template
      }),

    /** The product's own comes back in the place of one that stood in for it. */
    async deleteTemplate(by: Actor, id: string): Promise<void> {
      if (defaultTemplates.some((each) => each.id === id))
        throw new InvalidInput('name', 'The templates of the product cannot be deleted. Change it instead.')
      if (!(await messageTemplates.find(by.workspaceId, id))) throw new NotThere('template')
      await messageTemplates.remove(id)
    },
  }
}
