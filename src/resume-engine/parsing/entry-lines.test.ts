import { describe, expect, test } from 'bun:test'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'

/** A page on which lines that begin with a # stand in the type of headings, as do, without it, no others. */
const styled = (lines: string[], heading: { size: number; bold: boolean }): ReadDocument => {
  const document = documentFromText(lines.map((line) => line.replace(/^#/, '')).join('\n'))
  document.lines = document.lines.map((line, index) => {
    const isHeading = lines[index]!.startsWith('#')
    const text = document.text.slice(line.start, line.end)
    const box = { x: text.startsWith('•') ? 60 : 50, y: 40 + 14 * index, width: text.length * 5, height: 12 }
    return { ...line, box, fontSize: isHeading ? heading.size : 10, bold: isHeading && heading.bold }
  })
  return document
}

const page = (jobs: string[]) => [
  'Nora Lindgren',
  'nora@example.com',
  '#Experience',
  ...jobs,
  '#Education',
  'B.Sc. Physics, Lund University, 2006 - 2010',
  '#Skills',
  'Python, SQL, Docker',
  '#Languages',
  'English, Swedish',
]

const layouts: Record<string, string[]> = {
  'title, employer, dates': [
    ...['#Data Engineer', 'Brightwater AB, Malmö', 'Jan 2018 - Dec 2021', '• Moved the batch jobs.'],
    ...['#Systems Administrator', 'Northline Ltd, Leeds', 'Mar 2011 - Dec 2017', '• Ran servers.'],
  ],
  'employer, title with dates': [
    ...['#Brightwater AB', 'Data Engineer | Jan 2018 - Dec 2021', '• Moved the batch jobs.'],
    ...['#Northline Ltd', 'Systems Administrator | Mar 2011 - Dec 2017', '• Ran servers.'],
  ],
  'title and employer, dates below': [
    ...['#Data Engineer - Brightwater AB', 'Jan 2018 - Dec 2021', '• Moved the batch jobs.'],
    ...['#Systems Administrator - Northline Ltd', 'Mar 2011 - Dec 2017', '• Ran servers.'],
  ],
  'both in the type of headings': [
    ...['#Brightwater AB', '#Data Engineer', 'Jan 2018 - Dec 2021', '• Moved the batch jobs.'],
    ...['#Northline Ltd', '#Systems Administrator', 'Mar 2011 - Dec 2017', '• Ran servers.'],
  ],
  'employer without any word of companies': [
    ...['#Brightwater', 'Data Engineer', 'Jan 2018 - Dec 2021', '• Moved the batch jobs.'],
    ...['#Northline', 'Systems Administrator', 'Mar 2011 - Dec 2017', '• Ran servers.'],
  ],
  'dates first': [
    ...['Jan 2018 - Dec 2021', '#Data Engineer', 'Brightwater AB', '• Moved the batch jobs.'],
    ...['Mar 2011 - Dec 2017', '#Systems Administrator', 'Northline Ltd', '• Ran servers.'],
  ],
}

const looks = { 'bold and larger': { size: 12, bold: true }, larger: { size: 12, bold: false }, bold: { size: 10, bold: true } }

describe('entry lines in the very type of the headings', () => {
  for (const [look, heading] of Object.entries(looks))
    for (const [name, jobs] of Object.entries(layouts))
      test.each(['mixed case', 'capitals'])(`${name}, ${look}, %s`, (letters) => {
        const lines = page(jobs).map((line) => (letters === 'capitals' && line.startsWith('#') ? line.toUpperCase() : line))
        const { roles } = extractResumeFacts(styled(lines, heading))
        expect(
          roles.map(({ title, company, dates }) => [title?.value.toLowerCase(), company?.value.toLowerCase(), dates?.value]),
        ).toEqual([
          [
            'data engineer',
            jobs.join().includes('Brightwater AB') ? 'brightwater ab' : 'brightwater',
            { start: 2018 * 12, end: 2021 * 12 + 11 },
          ],
          [
            'systems administrator',
            jobs.join().includes('Northline Ltd') ? 'northline ltd' : 'northline',
            { start: 2011 * 12 + 2, end: 2017 * 12 + 11 },
          ],
        ])
      })
})
