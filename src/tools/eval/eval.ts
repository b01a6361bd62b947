/**
 * Prints how well resumes are read and ranked, on data that people have labelled, and at the end the figures that are wanted with those
 * reached. It also makes N resumes of layouts, names and sentences that the reader was not trained on (`--fresh N`), and reads M documents
 * as scans (`--scans M`); both are drawn anew each time unless `--seed` says which. `--only quotes` draws quotes from rankings for a person to read
 * and count those that do not support their point, from the labelled data or from folders of files that nothing was chosen on.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installDependencies, stop } from '#src/commands/prepare.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    fresh: { type: 'string', default: '0' },
    scans: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    ads: { type: 'string' },
    resumes: { type: 'string' },
    count: { type: 'string', default: '200' },
    only: { type: 'string', default: 'reading,ranking,pasted,swaps,words' },
  },
})
const usage =
  'Usage: bun run eval [--data DIR] [--fresh N] [--scans M] [--seed S] [--only reading,ranking,pasted,swaps,words,quotes [--ads DIR] [--resumes DIR] [--count N]]'
if (!existsSync(values.data)) stop(`There is no folder ${values.data}. ${usage}`)
const only = new Set(values.only.split(','))

installDependencies()

if (only.has('reading')) {
  const { evalDocuments, evalReading, readingTable, worstLines } = await import('./reading.ts')
  const { evalScans } = await import('./reading/scans.ts')
  const { wantedTable } = await import('./reading/wanted-table.ts')
  const printed = (name: string, result: Awaited<ReturnType<typeof evalDocuments>>) =>
    console.log(`${[readingTable(name, result), ...worstLines(result.scored)].join('\n')}\n`)
  const today = new Date().toISOString().slice(0, 10)

  const sets = await evalReading(values.data, today)
  for (const [name, result] of Object.entries(sets)) printed(name, result)

  let fresh: Awaited<ReturnType<typeof evalDocuments>> | null = null
  if (Number(values.fresh) > 0) {
    const folder = mkdtempSync(join(tmpdir(), 'eval-fresh-'))
    const choice = ['--out', folder, '--split', 'test', '--count', values.fresh, '--seed', values.seed]
    Bun.spawnSync([process.execPath, join(import.meta.dir, '../generate-resumes/generate-resumes.ts'), ...choice], {
      stderr: 'inherit',
    })
    fresh = await evalDocuments(folder, today)
    printed(`made with seed ${values.seed}`, fresh)
    rmSync(folder, { recursive: true, force: true })
  }

  const rendered = join(values.data, 'rendered')
  const scans =
    Number(values.scans) > 0 && existsSync(rendered) ? await evalScans(rendered, Number(values.scans), values.seed, today) : null
  if (scans) printed(`scans, seed ${values.seed}`, scans)
  console.log(
    `${wantedTable({ real: sets['resume-pdfs'], rendered: sets.rendered ?? null, texts: sets['resume-texts'], scans, fresh })}\n`,
  )
}
if (only.has('ranking')) {
  const { distributionLines, evalRanking, halvesAndDraws, rankingTable } = await import('./ranking.ts')
  const { relationLines, relationsOf } = await import('./relations.ts')
  const { scorePairs } = await import('./relations/scored-pairs.ts')
  const { withinLines, withinOccupations } = await import('./relations/within-occupations.ts')
  const { madeLines, madePairs } = await import('./relations/made-pairs.ts')
  const seed = Number(values.seed)
  console.log(
    `${rankingTable(evalRanking(values.data, seed))}\n\n${halvesAndDraws(values.data)}\n\n${distributionLines(values.data)}\n`,
  )
  const scored = await scorePairs(values.data)
  console.log(`${relationLines(relationsOf(scored))}\n\n${withinLines(withinOccupations(scored))}\n`)
  console.log(`${madeLines(madePairs(30, seed), seed)}\n`)
}
if (only.has('pasted')) {
  const { evalPasted, pastedLines } = await import('./pasted.ts')
  const seed = Number(values.seed)
  console.log(`${pastedLines(await evalPasted(values.data, 140, seed), seed)}\n`)
}
if (only.has('swaps')) {
  const { evalSwaps, swapLines } = await import('./swaps.ts')
  console.log(`${swapLines(await evalSwaps(values.data))}\n`)
}
if (only.has('words')) {
  const { evalWords, wordsTable } = await import('./words.ts')
  console.log(wordsTable(await evalWords(values.data)))
  const { evalPlaces, placesTable } = await import('./places.ts')
  console.log(placesTable(await evalPlaces(values.data)))
}
if (only.has('quotes')) {
  const { drawQuotes, quoteLines } = await import('./quotes.ts')
  const [seed, count] = [Number(values.seed), Number(values.count)]
  const { data, ads, resumes } = values
  console.log(quoteLines(await drawQuotes({ data, seed, count, ads, resumes }), seed))
}
