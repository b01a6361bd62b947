import { type Evaluated, type Scored, worstOf } from '../reading.ts'

/** What was measured; null where the data or the programs are not there. */
export interface Measured {
  real: Evaluated
  rendered: Evaluated | null
  texts: Evaluated
  scans: Evaluated | null
  /** Made by the project's own generator, from what the reader was not trained on. */
  fresh: Evaluated | null
}

const figure = (value: number | undefined | null) =>
  value === undefined || value === null ? '-' : value.toFixed(3).replace(/^0/, '')

const fieldsOf = (result: Evaluated | null, names: string[]) => names.map((name) => figure(result?.fields[name]?.f1)).join(' · ')

/** Values that look right and are not: an address or a number that is somebody else's, or part of one. */
const wrongContacts = (scored: Scored[]) =>
  scored.reduce((sum, { counts }) => sum + (counts.email?.[1] ?? 0) + (counts.mobile_number?.[1] ?? 0), 0)

const wrongNotes = (scored: Scored[]) =>
  scored.flatMap(({ key, counts, notes }) =>
    (['email', 'mobile_number'] as const).flatMap((field) =>
      (counts[field]?.[1] ?? 0) > 0 ? notes.filter((note) => note.startsWith(`${field}:`)).map((note) => `${key}  ${note}`) : [],
    ),
  )

const worst = (scored: Scored[], by: 'family' | 'language') => {
  const found = worstOf(scored, by)
  return found ? `${figure(found.macro)} (${found.name})` : '-'
}

const roleFields = ['company_names', 'designation', 'total_experience']
const textFields = ['company_names', 'designation', 'degree']

/** The figures that are wanted, each with what was measured and where the bar is. */
export const wantedTable = ({ real, rendered, texts, scans, fresh }: Measured): string => {
  const documents = [...real.scored, ...(rendered?.scored ?? []), ...(fresh?.scored ?? [])]
  const laidOut = [...(rendered?.scored ?? []), ...(fresh?.scored ?? [])]
  const rows: [string, string, string][] = [
    ['F1', 'now', 'wanted'],
    [
      'macro over all fields and documents (real · rendered · made anew)',
      [real, rendered, fresh].map((result) => figure(result?.macro)).join(' · '),
      '.930 · .955',
    ],
    ['employer · title · total experience, rendered', fieldsOf(rendered, roleFields), '.940 · .940 · .950'],
    ['employer · title · total experience, real', fieldsOf(real, roleFields), '.880 · .920 · .900'],
    ['employer · title · total experience, made anew', fieldsOf(fresh, roleFields), ''],
    [
      'worst layout family with 5 documents (rendered · made anew)',
      `${worst(rendered?.scored ?? [], 'family')} · ${worst(fresh?.scored ?? [], 'family')}`,
      '.850',
    ],
    [
      'worst language with 5 documents (rendered · made anew)',
      `${worst(rendered?.scored ?? [], 'language')} · ${worst(fresh?.scored ?? [], 'language')}`,
      '.850',
    ],
    [`contact data: wrong values that look right, of ${documents.length} documents`, String(wrongContacts(documents)), '0'],
    ['annotated texts: employer · title · degree', fieldsOf(texts, textFields), '.620 · .600 · .730'],
    [`scans at 150 dpi of ${scans?.documents ?? 0} rendered documents, macro`, figure(scans?.macro), '.880'],
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) => `| ${row[0].padEnd(widths[0]!)} | ${row[1].padEnd(widths[1]!)} | ${row[2].padEnd(20)} |`)
  lines.splice(1, 0, `|${'-'.repeat(widths[0]! + 2)}|${'-'.repeat(widths[1]! + 2)}|${'-'.repeat(22)}|`)
  const wrong = wrongNotes(documents)
  return [
    ...lines,
    ...(wrong.length > 0 ? ['', 'contact data that is wrong and looks right:', ...wrong.map((note) => `  ${note}`)] : []),
    '',
    ...fiveWorst(laidOut),
  ].join('\n')
}

/** Families and languages of both sets together. */
const fiveWorst = (scored: Scored[]) => (scored.length > 0 ? worstLinesOf(scored) : [])

const worstLinesOf = (scored: Scored[]): string[] =>
  (['family', 'language'] as const).map((by) => {
    const groups = worstGroups(scored, by)
    return `worst five by ${by}: ${groups.map(({ name, macro, documents }) => `${name} ${figure(macro)} (${documents})`).join(', ')}`
  })

const worstGroups = (scored: Scored[], by: 'family' | 'language') => {
  let left = scored
  const found: NonNullable<ReturnType<typeof worstOf>>[] = []
  for (let at = 0; at < 5; at++) {
    const worst = worstOf(left, by)
    if (!worst) break
    found.push(worst)
    left = left.filter(({ gold }) => gold[by] !== worst.name)
  }
  return found
}
