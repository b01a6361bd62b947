import { slugOf, type VoiceFile, type VoiceQuestion } from './schema.ts'
import { normalised } from './wording.ts'

/** What is wrong with one open question, beyond its shape, in words. */
export function faultsOfVoiceQuestion({ question, points }: VoiceQuestion): string[] {
  const faults: string[] = []
  if (!/[?.]$/.test(question)) faults.push('the question does not end with a question mark or full stop')
  if (points.some(({ id }, index) => id !== `p${index + 1}`)) faults.push('the points are not numbered p1, p2, p3, …')
  if (new Set(points.map(({ text }) => normalised(text))).size < points.length) faults.push('two points say the same')

  const asked = ` ${plain(question)} `
  const owners = new Map<string, string>()
  for (const { id, words } of points)
    for (const word of words.map(plain)) {
      if (asked.includes(` ${word} `))
        faults.push(`${id}: "${word}" stands in the question, so that repeating it would earn the point`)
      const owner = owners.get(word)
      if (owner !== undefined) faults.push(`${id}: "${word}" ${owner === id ? 'stands here twice' : `shows ${owner} already`}`)
      owners.set(word, id)
    }
  return faults
}

/** What is wrong with a title's file as a whole. `name` is its file name without the extension. */
export function faultsOfTitle(name: string, { title, questions }: VoiceFile): string[] {
  const faults: string[] = []
  if (slugOf(title) !== name) faults.push(`the file of "${title}" must be called ${slugOf(title)}.json`)
  for (const { id } of questions)
    if (id.replace(/-v\d{2}$/, '') !== name) faults.push(`${id}: the id does not begin with ${name}`)
  for (const level of [1, 2, 3])
    if (!questions.some((question) => question.level === level)) faults.push(`no question has level ${level}`)
  return faults
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
