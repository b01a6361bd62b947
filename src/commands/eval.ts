/**
 * Prints how well resumes are read and ranked, on data that people have labelled. With `--fresh N` it also makes N resumes of layouts,
 * names and sentences that the reader was not trained on, drawn anew each time unless `--seed` says which.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installDependencies, stop } from './prepare.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    fresh: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
if (!existsSync(values.data)) stop(`There is no folder ${values.data}. Usage: bun run eval [--data DIR] [--fresh N [--seed S]]`)

installDependencies()
const { evalDocuments, evalReading, readingTable, worstLines } = await import('./eval-reading.ts')
const { distributionLines, evalRanking, rankingTable } = await import('./eval-ranking.ts')
const { evalRelations, relationLines } = await import('./eval-relations.ts')
const { madeLines, madePairs } = await import('./eval-relations/made-pairs.ts')
const { evalSwaps, swapLines } = await import('./eval-swaps.ts')
const { evalWords, wordsTable } = await import('./eval-words.ts')

const printed = (name: string, result: Awaited<ReturnType<typeof evalDocuments>>) =>
  console.log(`${[readingTable(name, result), ...worstLines(result.scored)].join('\n')}\n`)

for (const [name, result] of Object.entries(await evalReading(values.data))) printed(name, result)

if (Number(values.fresh) > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'eval-fresh-'))
  const choice = ['--out', folder, '--split', 'test', '--count', values.fresh, '--seed', values.seed]
  Bun.spawnSync([process.execPath, join(import.meta.dir, 'generate-resumes.ts'), ...choice], { stderr: 'inherit' })
  printed(`made with seed ${values.seed}`, await evalDocuments(folder))
  rmSync(folder, { recursive: true, force: true })
}

console.log(`${rankingTable(evalRanking(values.data, Number(values.seed)))}\n\n${distributionLines(values.data)}\n`)
console.log(`${relationLines(await evalRelations(values.data))}\n`)
console.log(`${madeLines(madePairs(30, Number(values.seed)), Number(values.seed))}\n`)
console.log(swapLines(await evalSwaps(values.data)))
console.log(`\n${wordsTable(await evalWords(values.data))}`)
