import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { root } from '#src/commands/prepare.ts'
import { britishWords, mayBeBritish, proseOf, textsIn } from './american-words.ts'

/** These hold words that others write, in resumes, questions and job descriptions, or in other languages. */
const wordsOfOthers = [
  'src/first-run/sample-',
  'src/import-export/reading/',
  'src/matching/harmless-phrases.ts',
  'src/matching/protected-rules.ts',
  'src/matching/model-facts/',
  'src/assessment/transcription/',
  'src/mailin/keep-mail.ts',
  'src/resume-engine/parsing/',
  'src/resume-engine/taxonomy/',
  'src/talent/ask/',
  'src/tools/',
  'src/words/de.ts',
  'src/words/told.ts',
  'src/words/es.ts',
  'src/words/fr.ts',
]

const filesOf = (pattern: string) => [...new Glob(pattern).scanSync({ cwd: root })]

test('a word spelled the British way is found in a text, and not in a name, a value or a comment', () => {
  const code = `
    // The colour of a licence.
    const cancelled = row.cancelled_at ?? 'cancelled'
    const sql = "select state from x where state = 'cancelled' and colour_of.organisation = 1"
    const shown = <p title="Colour">The interview was cancelled. {colour} A licence <b>or so</b></p>
    const mail = \`Your organisation \${colour} analyses what it analysed\``
  expect(textsIn(code).flatMap(britishWords).toSorted()).toEqual(['Colour', 'analysed', 'cancelled', 'licence', 'organisation'])
  expect(britishWords('The analysis of an analyst, a specialist, a finalist; characteristics, organisms and a license')).toEqual(
    [],
  )
  expect(britishWords(proseOf('A `colour` in [words](041-words-in-catalogues.md)\n```\ncolour\n```\ngrey'))).toEqual(['grey'])
})

test('what people read on screens, in mails and in answers is American English', () => {
  const code = [...filesOf('{src,adapters,web}/**/*.{ts,tsx}')].filter(
    (file) =>
      !/\.(?:test|spec|fixture|contract)\.tsx?$|\/test-[^/]+$/.test(file) && !wordsOfOthers.some((part) => file.startsWith(part)),
  )
  expect(code.length).toBeGreaterThan(1000)
  const found = code.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return !mayBeBritish(text)
      ? []
      : textsIn(text, file.endsWith('x') ? 'tsx' : 'ts')
          .flatMap(britishWords)
          .map((each) => `${file}: ${each}`)
  })
  expect(found).toEqual([])
})

test('no day is written the British way', () => {
  const files = filesOf('{src,adapters,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes("'en-GB'"))).toEqual([])
})

test('so is the documentation', () => {
  const pages = [...filesOf('*.md'), ...filesOf('docs/**/*.md')]
  expect(pages.length).toBeGreaterThan(50)
  const found = pages.flatMap((file) =>
    britishWords(proseOf(readFileSync(join(root, file), 'utf8'))).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
})
