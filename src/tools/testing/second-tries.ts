/** With these in its surroundings the runner names every test that passed, also to programs that it takes for an assistant. */
export const namingPasses = { AGENT: '', CLAUDECODE: '', REPL_ID: '' }

/** One test as the runner's output names it. */
interface Told {
  file: string
  name: string
  passed: boolean
}

const fileLine = /^(?:::group::)?(\S+\.(?:test|spec)\.tsx?):$/
const testLine = /^\((pass|fail)\) (.+?)(?: \[[\d.]+ ?m?s\])?$/
const strayError = '# Unhandled error between tests'
/** After the files the runner lists again what was skipped and what failed, without their files. */
const listedAgain = /^\d+ tests? (?:skipped|failed):$/m

function told(said: string): Told[] {
  let file = ''
  return said
    .split(listedAgain, 1)[0]!
    .split('\n')
    .flatMap((line) => {
      file = fileLine.exec(line.trimEnd())?.[1] ?? file
      if (line.startsWith(strayError)) return [{ file, name: strayError, passed: false }]
      const [, outcome, name] = testLine.exec(line.trimEnd()) ?? []
      return outcome && name ? [{ file, name, passed: outcome === 'pass' }] : []
    })
}

/** The files with a test that failed, once each, in the order in which the runner told of them. */
export const failedFiles = (said: string): string[] => [
  ...new Set(told(said).flatMap(({ file, passed }) => (passed ? [] : [file]))),
]

/** How many tests passed in files other than these. */
export const passedElsewhere = (said: string, files: readonly string[]): number =>
  told(said).filter(({ file, passed }) => passed && !files.includes(file)).length

/** The tests that failed in the first run and passed in the second: "e2e/team.spec.ts: inviting > mails a link". */
export function secondTries(first: string, second: string): string[] {
  const passed = new Set(told(second).flatMap(({ file, name, passed }) => (passed ? [`${file}: ${name}`] : [])))
  const failed = told(first).flatMap(({ file, name, passed }) => (passed ? [] : [`${file}: ${name}`]))
  return [...new Set(failed)].filter((name) => passed.has(name))
}

/** Whether the runner came to its end: a run that broke off has told of some tests only. */
export const isWhole = (said: string): boolean => /^Ran \d+ tests? across \d+ files?/m.test(said)

/**
 * The tests that failed in the first run and did not pass in the second, be it that they failed again or were not run. What failed around
 * tests has no name: it is made good by a file that passes as a whole.
 */
export function failedForGood(first: string, second = ''): string[] {
  const again = told(second)
  const passes = (file: string) =>
    again.some((each) => each.file === file) && again.every((each) => each.file !== file || each.passed)
  const isNameless = (name: string) => name === strayError || name.endsWith('(unnamed)')
  const isMadeGood = ({ file, name }: Told) =>
    isNameless(name) ? passes(file) : again.some((each) => each.file === file && each.name === name && each.passed)
  const failed = told(first).filter((each) => !each.passed && !isMadeGood(each))
  return [...new Set(failed.map(({ file, name }) => `${file}: ${name}`))]
}

/** A line with the number of these, and a line for each: what the end of a run says of second tries and of failures. */
export const countedInWords = (title: string, names: readonly string[]): string =>
  [`${title}: ${names.length}`, ...names.map((name) => `  ${name}`)].join('\n')
