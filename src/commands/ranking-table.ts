import { basename } from 'node:path'
import { yearsInWords } from '#src/matching/views.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import type { MatchComponent } from '#src/resume-engine/match.ts'

interface Ranked {
  rank: number
  file: string
  percentage: number
  confidence: number
  name: string | null
  designation: string | null
  total_experience: number | null
  components: MatchComponent[]
  missing: string[]
  warnings: string[]
}

interface Ranking {
  title: string
  requirements: JobRequirements
  ranked: Ranked[]
  unreadable: { file: string; error: string }[]
}

const quotesShown = 3
const quoteLength = 70

/** A ranking as a recruiter reads it in a terminal: a table, then for each resume the reasons with their quotes. */
export function rankingTable({ title, requirements, ranked, unreadable }: Ranking): string {
  const rows = ranked.map((each) => [
    String(each.rank),
    `${each.percentage} %`,
    each.name ?? 'N/A (not found)',
    each.designation ?? 'N/A',
    each.total_experience === null ? '0 (not found)' : yearsInWords(each.total_experience),
    basename(each.file),
  ])
  return [
    `Ranking for: ${title}`,
    `Asked for: ${askedFor(requirements)}`,
    '',
    table(['Rank', 'Match', 'Candidate', 'Latest title', 'Experience', 'File'], rows),
    '',
    ...ranked.flatMap(reasons),
    ...(unreadable.length > 0
      ? ['Could not be read:', ...unreadable.map(({ file, error }) => `  ${basename(file)}: ${error}`)]
      : []),
  ].join('\n')
}

/** A skill as it was asked for: "Tableau or Power BI" when either will do. */
export const askedSkill = ({ value: { skill, alternatives } }: JobRequirements['mustHave'][number]) =>
  [skill, ...alternatives].join(' or ')

function askedFor({ mustHave, niceToHave, minimumYears, degree }: JobRequirements) {
  const parts = [
    mustHave.length > 0 ? `must have ${mustHave.map(askedSkill).join(', ')}` : '',
    niceToHave.length > 0 ? `nice to have ${niceToHave.map(askedSkill).join(', ')}` : '',
    minimumYears ? `${yearsInWords(minimumYears.value)} or more` : '',
    degree ? degree.value.canonical : '',
  ].filter(Boolean)
  return parts.join('; ') || 'nothing that could be recognized'
}

function reasons({ rank, name, file, percentage, confidence, components, missing, warnings }: Ranked): string[] {
  return [
    `${rank}. ${name ?? basename(file)}: ${percentage} % (confidence ${Math.round(confidence * 100)} %)`,
    ...components
      .filter((component) => component.weight > 0)
      .flatMap(({ name: part, weight, score, summary, evidence }) => [
        `   ${part.padEnd(22)} ${Math.round(score * 100)
          .toString()
          .padStart(3)} % × ${Math.round(weight * 100)}   ${summary}`,
        ...evidence.slice(0, quotesShown).map(({ page, quote }) => `      “${shortened(quote)}” (page ${page})`),
      ]),
    ...(missing.length > 0 ? [`   Not found: ${missing.join('; ')}`] : []),
    ...warnings.map((warning) => `   Note: ${warning}`),
    '',
  ]
}

const shortened = (quote: string) => {
  const line = quote.replaceAll(/\s+/g, ' ').trim()
  return line.length > quoteLength ? `${line.slice(0, quoteLength - 1)}…` : line
}

function table(head: string[], rows: string[][]) {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => Bun.stringWidth(row[column] ?? '')), title.length),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - Bun.stringWidth(cell))))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}
