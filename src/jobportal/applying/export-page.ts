import { escapedHtml } from '#src/shared/escaped-html.ts'
import { fileList, savedPage } from '#src/shared/saved-page.ts'
import type { Earlier } from '../application.ts'
import type { ShownApplication } from './applicant-view.ts'

interface PageOptions {
  view: ShownApplication['view']
  earlier: Earlier[]
  /** Paths of the files beside the page. */
  files: string[]
  /** What the company sees. */
  percentage: number | null
  at: Date
}

type Rows = [string, string][]

const style = `
  body { max-width: 60rem }
  th { width: 14rem }
`

const moment = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`
const list = (values: string[]) => values.join(', ') || 'not found'

/** An applicant's data as a page to be kept: every text in it is shown as text. */
export function exportPage({ view, earlier, files, percentage, at }: PageOptions): string {
  const { job, read, review } = view
  const parts: [string, Rows][] = [
    [
      'What you sent',
      [
        ['Job', `${job.title}, ${job.companyName}, ${job.location}`],
        ['Name', view.name],
        ['Email', view.email],
        ['Phone', view.phone ?? ''],
        ['Resume', view.resumeFile],
        ['Sent', moment(view.appliedAt)],
        [
          'Consent',
          `${view.consent.text ?? 'Words that are not kept here'} (version ${view.consent.version}, ${moment(view.consent.at)})`,
        ],
        ['May be shared', view.consent.allowedToShare ? 'yes' : 'no'],
        ...view.answers.map(({ question, answer }): Rows[number] => [question, answer]),
        ...view.shownFields.map(({ name, value }): Rows[number] => [`Noted by the company: ${name}`, value]),
        ...earlier.map((sent): Rows[number] => [`Sent before, ${moment(sent.appliedAt)}`, sent.resumeFile]),
      ],
    ],
    [
      'How far it has come',
      [
        ['Status', `${view.status}. ${view.statusText}`],
        ...(review ? [['Review by a person', reviewInWords(review)] as Rows[number]] : []),
        ...view.events.map(({ at: when, text }): Rows[number] => [moment(when), text]),
      ],
    ],
    [
      'What was read from your resume',
      read
        ? [
            ['Name', read.name ?? 'not found'],
            ['Email', read.email ?? 'not found'],
            ['Phone', read.phone ?? 'not found'],
            ['Titles', list(read.titles)],
            ['Companies', list(read.companies)],
            ['Degrees', list(read.degrees)],
            ['Skills', list(read.skills)],
            ['Years', read.years === null ? 'not found' : String(read.years)],
          ]
        : [['Reading', view.unreadable ?? 'Your resume was not read yet.']],
    ],
    [
      'What the job asks for',
      [
        ['Match that the company sees', percentage === null ? 'none' : `${percentage} %`],
        ...view.requirements.map(({ label, state, summary, quotes }): Rows[number] => [
          label,
          [`${state}: ${summary}`, ...quotes.map(({ page, quote }) => `“${quote}” (page ${page})`)].join('\n'),
        ]),
      ],
    ],
    [
      'Your corrections',
      view.corrections.map(({ about, kind, value, comment }) => [
        `${about}, ${kind}`,
        [value, comment].filter(Boolean).join('\n'),
      ]),
    ],
    [
      'What the company wrote to you',
      view.messages.map(({ subject, body, sentBy, at: when }) => [`${moment(when)}, ${sentBy}`, `${subject}\n\n${body}`]),
    ],
    ['How software was used', view.software.map((sentence, index) => [String(index + 1), sentence])],
  ]
  return savedPage({
    title: 'Your application',
    style,
    body: `<p>What was kept on ${moment(at.toISOString())}. The same as data for programs: <a href="data.json">data.json</a>. Notes that people at the company write for themselves are not part of it; ask the company for them.</p>
${fileList(files)}
${parts.map(section).join('\n')}`,
  })
}

const reviewInWords = ({ askedAt, reason, reviewedAt }: NonNullable<ShownApplication['view']['review']>) =>
  [`asked for on ${moment(askedAt)}`, reviewedAt ? `done on ${moment(reviewedAt)}` : 'still open', reason ?? '']
    .filter(Boolean)
    .join('; ')

const section = ([title, rows]: [string, Rows]) => `<h2>${escapedHtml(title)}</h2>
${
  rows.length === 0
    ? '<p>Nothing is kept.</p>'
    : `<table><tbody>
${rows.map(([name, value]) => `<tr><th scope="row">${escapedHtml(name)}</th><td>${escapedHtml(value)}</td></tr>`).join('\n')}
</tbody></table>`
}`
