/** Prints how well resumes are read and ranked, on data that people have labelled. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installDependencies, stop } from './prepare.ts'

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } })
if (!existsSync(values.data)) stop(`There is no folder ${values.data}. Usage: bun run eval [--data DIR]`)

installDependencies()
const { evalReading, readingTable } = await import('./eval-reading.ts')
const { evalRanking, rankingTable } = await import('./eval-ranking.ts')
const { evalSwaps, swapLines } = await import('./eval-swaps.ts')
const { evalWords, wordsTable } = await import('./eval-words.ts')

for (const [name, result] of Object.entries(await evalReading(values.data))) console.log(`${readingTable(name, result)}\n`)
console.log(`${rankingTable(evalRanking(values.data))}\n`)
console.log(swapLines(await evalSwaps(values.data)))
console.log(`\n${wordsTable(await evalWords(values.data))}`)
