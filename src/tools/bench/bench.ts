/** Prints how fast the product is on this machine: each measure against a reference taken in the same run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages, installDependencies, say, stop } from '#src/commands/prepare.ts'
import type { BenchOptions, Measure } from './measure.ts'

installDependencies()

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    files: { type: 'string', default: '10000' },
  },
})
const rounds = Number(values.rounds)
const suites: Record<string, () => Promise<(options: BenchOptions) => Promise<Measure[]>>> = {
  warm: async () => (await import('./uploads.ts')).warmUploads,
  first: async () => (await import('./uploads.ts')).firstUpload,
  sealed: async () => (await import('./sealed.ts')).sealedFiles,
  pages: async () => (await import('./pages.ts')).pagesUnderLoad,
  process: async () => (await import('./process.ts')).startAndMemory,
  reading: async () => (await import('./reading.ts')).readingFiles,
  night: async () => (await import('./night.ts')).nightBatch,
  facts: async () => (await import('./facts.ts')).factsAndScore,
  archive: async () => (await import('./archive.ts')).searchingTheArchive,
  candidates: async () => (await import('./candidates.ts')).candidatesOfAWorkspace,
  csv: async () => (await import('./csv.ts')).csvOfAWorkspace,
  answers: async () => (await import('./answers.ts')).savingAnswers,
  voice: async () => (await import('./voice.ts')).voiceAnswers,
  applications: async () => (await import('./applications.ts')).applicationsAtOnce,
  live: async () => (await import('./live.ts')).liveEvents,
  paint: async () => (await import('./paint.ts')).filterToPaint,
  script: async () => (await import('./script-weight.ts')).scriptWeight,
  'public-script': async () => (await import('./public-script.ts')).publicScript,
  'public-ttfb': async () => (await import('./public-ttfb.ts')).firstBytes,
  'public-paint': async () => (await import('./public-paint.ts')).publicPaint,
}
const wanted = values.only?.split(',') ?? Object.keys(suites)
if (
  !(Number(values.files) >= 40) ||
  !Number.isInteger(rounds) ||
  rounds < 1 ||
  rounds > 8 ||
  wanted.some((name) => !Object.hasOwn(suites, name))
)
  stop(`Usage: bun run bench [--data DIR] [--rounds 1-8] [--files N] [--only ${Object.keys(suites).join(',')}] [--json]`)
if (!Bun.which('pdftotext')) stop('The reference is pdftotext: install poppler-utils first.')

await buildPages()
const { material } = await import('./resumes.ts')
const { benchTable } = await import('./table.ts')
const files = await material(values.data, 1000)
const folder = mkdtempSync(join(tmpdir(), 'ats-bench-run-'))
const measures: Measure[] = []
let failed = false
try {
  for (const name of wanted) {
    say(`Measuring: ${name} …`)
    const suite = await suites[name]!()
    const taken = await suite({ files: Number(values.files), material: files, rounds, folder, dataDir: values.data }).catch(
      (error: Error) => {
        say(`${name} could not be measured: ${error.message}`)
        failed = true
        return []
      },
    )
    measures.push(...taken)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (values.json) console.log(JSON.stringify({ origin: files.origin, rounds, measures }, null, 2))
else console.log(benchTable(measures, files.origin))
process.exit(!failed && measures.every((measure) => measure.passed) ? 0 : 1)
