/** Trains the reader of entries on resumes that `bun run generate-resumes` made, and writes the weights that the product ships. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installDependencies, stop } from './prepare.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true },
    out: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    pull: { type: 'string', default: '2' },
  },
})
if (!values.data) stop('Usage: bun run train-reader --data DIR [--data DIR …] [--out FILE] [--rounds 20] [--pull 2]')

installDependencies()
const { documentsOf, exampleOf, withoutLayout } = await import('./train-reader/examples.ts')
const { trainChain } = await import('./train-reader/crf-training.ts')
const { entryModelFile, packModel } = await import('#src/matching/reading/entries/entry-model.ts')
const { stepKinds } = await import('#src/matching/reading/entries/features.ts')
const { labelCount } = await import('#src/matching/reading/entries/labels.ts')
const { featureCount } = await import('#src/matching/reading/entries/templates.ts')

const examples = []
let documents = 0
let unclear = 0
for (const folder of values.data!)
  for await (const known of documentsOf(folder)) {
    documents += 1
    const example = exampleOf(known)
    if (example) examples.push(example)
    else unclear += 1
    // Every third one also as plain text, which has neither type nor places.
    const plain = documents % 3 === 0 ? exampleOf({ ...known, document: withoutLayout(known.document) }) : null
    if (plain) examples.push(plain)
  }
console.log(
  `${documents} documents, ${examples.length} examples; ${unclear} documents left out, whose truth was not found in them`,
)

const rounds = Number(values.rounds)
const weights = trainChain(examples, {
  labels: labelCount,
  features: featureCount(),
  stepKinds: stepKinds.length,
  rounds,
  pull: Number(values.pull),
  onRound: (round, loss) => console.log(`round ${round + 1} of ${rounds}: loss ${loss.toFixed(3)}`),
})
const file = packModel(weights, { command: `bun run train-reader ${process.argv.slice(2).join(' ')}`, documents })
writeFileSync(values.out ?? entryModelFile, file)
console.log(`${weights.state.filter((weight) => weight !== 0).length} weights, ${file.length} bytes`)
