import type { ResumeDocument } from './document.ts'
import { headingRuns } from './html.ts'
import { linesOf, type Run } from './tree.ts'

/** The text line by line as it was put on the page, every piece with what it is: for those who learn to tell. */
export function taggedLines(document: ResumeDocument): { section: string; pieces: [string, string][] }[] {
  const { header, sections, layout, language } = document
  const pieces = (runs: Run[]) => runs.map((run): [string, string] => [run.text, run.is ?? ''])
  return [
    ...(header.title ? [header.title] : []).map((runs) => ({ section: 'header', pieces: pieces(runs) })),
    ...[...header.name, ...(header.headline ? [header.headline] : []), ...header.contact].map((runs) => ({
      section: 'header',
      pieces: pieces(runs),
    })),
    ...sections.flatMap((section, index) => [
      ...(section.heading ? [{ section: section.kind, pieces: pieces(headingRuns(section, index, layout, language.code)) }] : []),
      ...linesOf(section.blocks).map((runs) => ({ section: section.kind, pieces: pieces(runs) })),
    ]),
  ]
}
