import { InvalidField } from '#src/shared/fields.ts'
import type { Company } from '../company.ts'
import { limits } from '../constants.ts'
import type { JobPostTemplate } from '../posts-ports.ts'
import type { Tools } from '../tools.ts'
import type { JobFields } from '../views.ts'
import { TemplateExists, TemplateNotFound, TooManyTemplates } from './errors.ts'
import { partialJobText, type RawJob, withIds } from './job-fields.ts'
import { startingTexts } from './starting-texts.ts'

/** A text that jobs are started from. */
export interface JobStart {
  id: string
  name: string
  /** The company's own; the others are ours. */
  isOwn: boolean
  fields: Partial<JobFields>
}

const sameness = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
const asStart = ({ id, name, fields }: JobPostTemplate): JobStart => ({ id, name, isOwn: true, fields })

/** Texts that jobs are started from: ours for the titles that are offered, and the company's own. */
export function manageTemplates({ clock, ids, jobPostTemplates, jobTitles, transaction }: Tools) {
  return {
    /** The company's own first, each by name; ours in the order of the titles. */
    async jobStarts({ id: companyId }: Company): Promise<JobStart[]> {
      const [own, offered] = await Promise.all([jobPostTemplates.ofCompany(companyId), jobTitles.offered()])
      const ours = offered.flatMap(({ name }) => startingTexts.find(({ title }) => title === name) ?? [])
      return [...own.map(asStart), ...ours.map(({ id, title, fields }) => ({ id, name: title, isOwn: false, fields }))]
    },

    async keepTemplate({ id: companyId }: Company, wanted: { name: string; fields: RawJob }): Promise<JobStart> {
      const name = wanted.name
        .toWellFormed()
        .replaceAll(/\p{Cc}+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
      if (name === '') throw new InvalidField('name', 'Give the template a name.')
      if (name.length > limits.name) throw new InvalidField('name', `A name can have ${limits.name} characters at most.`)
      const { questions, closesOn: _closesOn, jobType, ...text } = partialJobText(wanted.fields)
      const template: JobPostTemplate = {
        id: ids.id(),
        companyId,
        name,
        // A day grows old; the next job sets its own.
        fields: written({ ...text, jobType: wanted.fields.jobType ? jobType : null, questions: withIds(questions, [], ids.id) }),
        createdAt: clock.now(),
      }
      await transaction(async () => {
        const own = await jobPostTemplates.ofCompany(companyId)
        if (own.some((each) => sameness(each.name) === sameness(name))) throw new TemplateExists()
        if (own.length >= limits.templates) throw new TooManyTemplates()
        await jobPostTemplates.add(template)
      })
      return asStart(template)
    },

    async deleteTemplate({ id: companyId }: Company, id: string): Promise<void> {
      if (!(await jobPostTemplates.remove(companyId, id))) throw new TemplateNotFound()
    },
  }
}

/** Only what was filled in: a template leaves the rest of the form as it is. */
function written(text: Record<string, unknown>): Partial<JobFields> {
  const isFilled = (value: unknown) =>
    value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(text).filter(([, value]) => isFilled(value)))
}
