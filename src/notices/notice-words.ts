import type { NoticeTexts, Origin } from './notice.ts'

/** What a notice says. Every line is something that the workspace wrote, or that this server knows. */
export interface NoticeFacts {
  workspaceName: string
  texts: NoticeTexts
  origins: Origin[]
  /** For how long, in sentences. */
  keeping: string[]
  /** How software is used, in sentences. */
  software: string[]
}

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`))

/** Where it came from, as far as it was written down here. Names of files may say who somebody is: they are told to the person alone. */
export const originInWords = ({ filename, receivedOn, source, detail }: Origin): string =>
  source === 'import'
    ? `An entry${detail ? ` of a table of people (${detail})` : ' of a table of people'}, taken in on ${day(receivedOn)}`
    : `A resume (${filename}) that somebody of our team added on ${day(receivedOn)}`

export const categoriesInWords =
  'Your resume with everything that it says, in particular name, contact data, positions, employers, education and skills; what software read in it; and what our team writes down about you in the course of hiring.'

export const rightsInWords = [
  'See everything that is kept, and take it along as a file.',
  'Correct what was read wrongly, or say what is missing.',
  'Ask that a person looks at your case.',
  'Object to the use of your data: you are then considered for no other position.',
  'Have everything deleted.',
  'Complain to the data protection authority of the place where you live or work.',
]

/** How long, by what the workspace has set. `days` is null for what has no period. */
export function keepingInWords(
  { rejected, notHired, recordings }: { rejected: number | null; notHired: number | null; recordings: number },
  workspaceName: string,
): string[] {
  const periods = [
    ...(rejected === null ? [] : [`Whoever is rejected is deleted ${rejected} days after the last rejection.`]),
    ...(notHired === null ? [] : [`Whoever is not hired is deleted ${notHired} days after the last thing that happened.`]),
  ]
  return [
    ...(periods.length > 0 ? periods : [`No fixed period is set: it is kept until ${workspaceName} or you delete it.`]),
    `Recordings of assessments, should you take one, are deleted after ${recordings} days.`,
  ]
}

/** How software takes part, in sentences that hold for every candidate here. */
export const softwareInWords = (modelName: string | null): string[] => [
  'A program on this server reads resumes and compares them with what a position asks for, by fixed rules: something counts only with words of the resume that show it.',
  modelName === null
    ? 'No language model takes part in it.'
    : `A language model (${modelName}) may point out facts in the resume; each counts only with words of the resume that show it.`,
  'No software rejects anybody. A person decides.',
]

/** The mail, without the secret of its link: that stands in the mail and nowhere else. */
export function noticeMail({ workspaceName, texts, origins, keeping, software }: NoticeFacts, name: string, days: number) {
  const paragraphs = [
    name ? `Hello ${name},` : 'Hello,',
    ...(texts.words ? [texts.words] : []),
    `${workspaceName} keeps data about you. This tells you what it is, where it came from and what you can do, as Art. 14 of the GDPR asks.`,
    `Who holds the data:\n${texts.controller}`,
    `Contact about privacy:\n${texts.contact}`,
    `What for:\n${texts.purpose}`,
    `On which legal ground:\n${texts.basis}`,
    `What it is:\n${categoriesInWords}`,
    `Where it came from:\n${origins.map(originInWords).join('\n')}`,
    `Who sees it: the people of ${workspaceName} who deal with hiring, and whoever runs this server for them.`,
    `How long:\n${keeping.join('\n')}`,
    `How software is used:\n${software.join('\n')}`,
    `What you can do:\n${rightsInWords.map((right) => `- ${right}`).join('\n')}`,
    `The button below leads to a page of your own, where you can do all of this. It opens for ${days} days; after that you can have a new one sent to this address.`,
    workspaceName,
  ]
  return { subject: `What ${workspaceName} keeps about you`.slice(0, 200), body: paragraphs.join('\n\n') }
}

export const actionText = 'See and change what is kept'
