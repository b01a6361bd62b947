import { InvalidField, textField } from '#src/shared/fields.ts'
import { cleanText } from '../applications/letter.ts'
import type { Company } from '../company.ts'
import { applicationMailChoices, limits } from '../constants.ts'
import { CompanyNotFound } from '../errors.ts'
import { jobsChanged } from '../manage-companies.ts'
import type { Tools } from '../tools.ts'

/** What a company says of itself; what is left out stays. */
export interface ProfileChanges {
  fullName?: string
  companyName?: string
  applicationMails?: string
  /** How long an answer takes, in its own words; '' leaves it to the measured figure. */
  answerWords?: string
}

export const updateProfile =
  (tools: Pick<Tools, 'companies' | 'jobChanged' | 'jobPosts' | 'transaction'>) =>
  async ({ id }: Company, { fullName, companyName, applicationMails, answerWords }: ProfileChanges): Promise<Company> => {
    const { companies, transaction } = tools
    const changes: Partial<Company> = {}
    if (fullName !== undefined) changes.fullName = textField('fullName', 'Full Name', fullName)
    if (companyName !== undefined) changes.companyName = textField('companyName', 'Company Name', companyName)
    if (answerWords !== undefined) changes.answerWords = answerWordsOf(answerWords)
    if (applicationMails !== undefined) changes.applicationMails = mailChoice(applicationMails)
    const company = await transaction(async () => {
      await companies.update(id, changes)
      return companies.find(id)
    })
    if (!company) throw new CompanyNotFound()
    // The pages of its jobs say so.
    if (changes.companyName !== undefined || changes.answerWords !== undefined) await jobsChanged(tools, id)
    return company
  }

function answerWordsOf(typed: string): string | null {
  const words = cleanText(typed).replace(/\s+/g, ' ')
  if (words.length > limits.answerWords)
    throw new InvalidField('answerWords', `How long an answer takes can have ${limits.answerWords} characters at most.`)
  return words || null
}

function mailChoice(value: string): Company['applicationMails'] {
  const known = applicationMailChoices.find((each) => each === value)
  if (!known)
    throw new InvalidField('applicationMails', `Emails about applications are one of ${applicationMailChoices.join(', ')}.`)
  return known
}
