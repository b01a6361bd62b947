import { cpus, loadavg } from 'node:os'
import type { Measure } from './measure.ts'

/** The measures as a table for a terminal. */
export function benchTable(measures: Measure[], origin: string): string {
  const rows = measures.map(({ name, against, unit, value, reference, ratio, limit, guard, passed }) => [
    passed ? 'ok  ' : 'MISS',
    name,
    shown(value, unit),
    shown(guard, unit),
    `${ratio.toFixed(2)} x`,
    `${limit} x`,
    `${against} (${shown(reference, unit)})`,
  ])
  const head = ['', 'measure', 'value', 'guard', 'ratio', 'limit', 'against']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  const notes = measures.flatMap(({ name, notes, rounds, unit }) => [
    `  ${name}: ${rounds.map(([ours, theirs]) => `${shown(ours, unit)} / ${shown(theirs, unit)}`).join(', ')}`,
    ...notes.map((note) => `    ${note}`),
  ])
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, ${origin}`
  return [line(head), ...rows.map(line), '', 'rounds (value / reference):', ...notes, '', machine].join('\n')
}

const shown = (value: number, unit: Measure['unit']) =>
  !Number.isFinite(value)
    ? '-'
    : unit === 'ms' && value >= 1000
      ? `${(value / 1000).toFixed(2)} s`
      : `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${unit}`
