/** With these in its surroundings the runner names every test that passed, also to programs that it takes for an assistant. */
export const namingPasses = { AGENT: '', CLAUDECODE: '', REPL_ID: '' }

const fileLine = /^(?:::group::)?(\S+\.(?:test|spec)\.tsx?):$/
const passedAgain = /^\(pass\) (.+) \(attempt ([2-9]|\d\d+)\)(?: \[[\d.]+ ?m?s\])?$/

/** The tests that passed, and not at once, as the runner's output tells: "e2e/team.spec.ts: inviting > mails a link". */
export function secondTries(said: string): string[] {
  let file = ''
  return said.split('\n').flatMap((line) => {
    file = fileLine.exec(line.trimEnd())?.[1] ?? file
    const name = passedAgain.exec(line.trimEnd())?.[1]
    return name ? [`${file}: ${name}`] : []
  })
}

/** What the end of a run says of them. */
export const secondTriesInWords = (names: readonly string[]): string =>
  [`Needed a second try: ${names.length}`, ...names.map((name) => `  ${name}`)].join('\n')
