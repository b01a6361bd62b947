import type { ResumeDocument } from './document.ts'
import { headingRuns } from './html.ts'
import { linesWithEntries, type Run } from './tree.ts'

/** A line of a page: the part it stands in, the entry it belongs to, and its pieces with what each is. */
export interface TaggedLine {
  section: string
  entry: number | null
  pieces: [text: string, meaning: string][]
}

/** The text line by line as it was put on the page, every piece with what it is: for those who learn to tell. */
export function taggedLines(document: ResumeDocument): TaggedLine[] {
  const { header, sections, layout, language } = document
  const entries = { entry: 0 }
  const line = (section: string, runs: Run[], entry: number | null = null): TaggedLine => ({
    section,
    entry,
    pieces: runs.map((run) => [run.text, run.is ?? '']),
  })
  return [
    ...[
      ...(header.title ? [header.title] : []),
      ...header.name,
      ...(header.headline ? [header.headline] : []),
      ...header.contact,
    ].map((runs) => line('header', runs)),
    ...sections.flatMap((section, index) => [
      ...(section.heading ? [line(section.kind, headingRuns(section, index, layout, language.code))] : []),
      ...linesWithEntries(section.blocks, entries).map(({ runs, entry }) => line(section.kind, runs, entry)),
    ]),
  ]
}
