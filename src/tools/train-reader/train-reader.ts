/**
 * Trains the reader of entries on resumes that `bun run generate-resumes` makes, and writes the weights that the product ships.
 * Only documents of the training half are used: the others are for measuring.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installDependencies, stop } from '#src/commands/prepare.ts'

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '3600' },
    seed: { type: 'string', default: '301' },
    data: { type: 'string', multiple: true },
    out: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    pull: { type: 'string', default: '2' },
  },
})
const [documents, seed, rounds, pull] = [values.documents, values.seed, values.rounds, values.pull].map(Number) as [
  number,
  number,
  number,
  number,
]
if (![documents, seed, rounds, pull].every((number) => number > 0))
  stop('Usage: bun run train-reader [--documents 3600] [--seed 301] [--data DIR …] [--rounds 9] [--pull 2] [--out FILE]')

installDependencies()
const { documentsOf, examplesOf } = await import('./examples.ts')
const { trainChain } = await import('./crf-training.ts')
const { entryModelFile, packModel } = await import('#src/resume-engine/parsing/entries/entry-model.ts')
const { stepKinds } = await import('#src/resume-engine/parsing/entries/features.ts')
const { labelCount } = await import('#src/resume-engine/parsing/entries/labels.ts')
const { featureCount } = await import('#src/resume-engine/parsing/entries/templates.ts')

const scratch = mkdtempSync(join(tmpdir(), 'train-reader-'))

/** Word files are a tenth: they are read without places. Texts without any look are a fifth, since people paste them. */
const made = values.data ?? [
  generated('pdf', Math.ceil(documents * 0.7), seed),
  generated('docx,doc', Math.floor(documents * 0.1), seed + 1),
  generated('txt', Math.floor(documents * 0.2), seed + 2),
]

function generated(formats: string, count: number, from: number): string {
  const folder = join(scratch, formats.replace(',', '-'))
  const { exitCode } = Bun.spawnSync(
    [
      ...[
        process.execPath,
        join(import.meta.dir, '../generate-resumes/generate-resumes.ts'),
        '--out',
        folder,
        '--formats',
        formats,
      ],
      ...['--count', String(count), '--seed', String(from), '--split', 'train'],
    ],
    { stdout: 'inherit', stderr: 'inherit' },
  )
  if (exitCode !== 0) stop('The resumes to train on could not be made.')
  return folder
}

const examples = []
let read = 0
let unclear = 0
for (const folder of made)
  for await (const known of documentsOf(folder)) {
    read += 1
    const own = examplesOf(known, read)
    if (own.length === 0) unclear += 1
    examples.push(...own)
  }
rmSync(scratch, { recursive: true, force: true })
console.log(`${read} documents, ${examples.length} examples; ${unclear} documents left out, whose truth was not found in them`)

const weights = trainChain(examples, {
  labels: labelCount,
  features: featureCount(),
  stepKinds: stepKinds.length,
  rounds,
  pull,
  onRound: (round, loss) => console.log(`round ${round + 1} of ${rounds}: loss ${loss.toFixed(3)}`),
})
const file = packModel(weights, { command: `bun run train-reader --documents ${documents} --seed ${seed}`, documents: read })
writeFileSync(values.out ?? entryModelFile, file)
console.log(`${weights.state.filter((weight) => weight !== 0).length} weights, ${file.length} bytes`)
