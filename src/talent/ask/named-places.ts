import type { AskCategory } from './category-constants.ts'
import { addItem, type Draft, escaped, isFree, places, use } from './found.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isLittleWord } from './words.ts'

const longestFirst = (names: readonly string[]) => [...new Set(names)].toSorted((a, b) => b.length - a.length)

const spaced = (name: string) => escaped(name.toLowerCase()).replaceAll(/\s+/g, '\\s+')

/** Names that follow one another after a word that introduces the first: 'tagged urgent or relocates'. */
function findLists(
  draft: Draft,
  category: AskCategory,
  names: readonly string[],
  { before, after }: { before: string; after: string },
) {
  const list = longestFirst(names).filter((name) => name.trim() !== '')
  if (list.length === 0) return
  const any = list.map(spaced).join('|')
  const introduced = new RegExp(`(?<![\\w])(?:${before})["']?(${any})["']?(?![\\w])(?:${after})?`, 'g')
  const followed = new RegExp(`(?<![\\w-])["']?(${any})["']?\\s+(?:${after.trim() || '$.'})(?![\\w])`, 'g')
  const next = new RegExp(
    `^(?:\\s*,\\s*(?:or |and |but )?|\\s+(?:or|and|nor|but)\\s+)(?:not |in |the |tagged )*["']?(${any})["']?(?![\\w])(?:${after})?`,
  )
  const nameWritten = (text: string) => list.find((name) => name.toLowerCase() === text.replaceAll(/\s+/g, ' '))!
  const take = (start: number, end: number, name: string) => {
    if (!addItem(draft, { start, end, category, operator: 'is', values: [nameWritten(name)] })) return
    for (let at = end; ; ) {
      const more = next.exec(draft.lower.slice(at))
      if (!more) return
      const from = at + more[0].toLowerCase().indexOf(more[1]!, more[0].length - more[0].trimStart().length)
      if (!isFree(draft, from, at + more[0].length)) return
      addItem(draft, { start: from, end: at + more[0].length, category, operator: 'is', values: [nameWritten(more[1]!)] })
      at += more[0].length
    }
  }
  for (const pattern of [introduced, followed])
    for (const { match, start, end } of places(draft, pattern)) take(start, end, match[1]!)
}

export function findStages(draft: Draft, { stages }: Vocabulary) {
  findLists(draft, 'stage', stages, {
    before:
      '(?:currently |still |now )?(?:in|at|into|to|reached|entered|on) (?:the )?(?:stages? )?(?:of )?(?:the )?|(?:stages?|moved to|put in(?:to)?)(?: is| of|:)? (?:the )?',
    after: '\\s+(?:stages?|phase|step|column)',
  })
}

export function findTags(draft: Draft, { tags }: Vocabulary) {
  findLists(draft, 'tag', tags, {
    before:
      '(?:tagged|labell?ed|marked|flagged)(?: as| with)? (?:the tags? )?|(?:with|has|have|having|carry|carrying) (?:the |an? )?(?:tags?|labels?) |tags?:? |#',
    after: '\\s+tags?',
  })
  // Nobody carries a tag that does not exist, which is an answer too.
  for (const { match, start, end } of places(
    draft,
    /(?<![\w])(?:tagged(?: as| with)?|with (?:the|an?) tag) ["']?([a-z0-9][\w-]*)["']?/g,
  ))
    if (!isLittleWord(match[1]!)) addItem(draft, { start, end, category: 'tag', operator: 'is', values: [match[1]!] })
}

const position = 'positions?|roles?|jobs?|openings?|vacancy|vacancies|job descriptions?|jds?'

/** Job descriptions that candidates were ranked for: 'for' alone introduces a title only when it is one. */
export function findJobs(draft: Draft, { jobs }: Vocabulary) {
  const before = `(?:applied (?:for|to)|applying (?:for|to)|ranked (?:for|against)|matched (?:to|against|with|for)|against|for|suit(?:able|ed)? for|${position}:?) (?:the |our |an? )*(?:(?:${position}) (?:of |as )?)?(?:an? |the )?`
  findLists(draft, 'job', jobs, { before, after: `\\s+(?:${position})` })
  // A part of a title will do when it is called a position.
  for (const { match, start, end } of places(
    draft,
    `(?:for|against|to) (?:the |our |an? )?((?:[\\p{L}\\d.+#/-]+ ){1,4})(?:${position})`.replaceAll('\\p{L}', 'a-zà-ÿ'),
  )) {
    const words = match[1]!.trim()
    const known = jobs.filter((title) => title.toLowerCase().includes(words))
    if (known.length > 0)
      addItem(draft, { start, end, category: 'job', operator: 'is', values: [known.length === 1 ? known[0]! : words] })
  }
}

const isNot = '(?:and|or|with|to|versus|vs\\.?|,)'

/** People by name: after words that announce one, or where the capitals of a name stand in a row. */
export function findPeople(draft: Draft, vocabulary: Vocabulary) {
  const word = "[\\p{L}][\\p{L}'.-]*"
  const taken = (start: number, length: number) => {
    const words = draft.text.slice(start, start + length)
    if (!isFree(draft, start, start + length) || !vocabulary.isPerson(words)) return false
    return addItem(draft, { start, end: start + length, category: 'name', operator: 'is', values: [words.trim()] })
  }
  const pieces = (start: number, text: string) => {
    let at = start
    for (const piece of text.split(new RegExp(`(\\s+${isNot}\\s+|,\\s*)`))) {
      const clean = piece.replace(/[?.!]+$/, '').trimEnd()
      const lead = clean.length - clean.trimStart().length
      if (clean.trim() !== '') taken(at + lead, clean.length - lead)
      at += piece.length
    }
  }
  // The word 'compare' itself is used up by then: what follows it is looked at.
  const compared = /\bcompar\w+(?: of| between)?\s+/.exec(draft.lower)
  if (compared) {
    const from = compared.index + compared[0].length
    pieces(from, draft.text.slice(from).replace(/\s(?:for|on|by|in)\s.*$/, ''))
  }
  const named = new RegExp(
    `\\b(?:named|called|(?:whose |with (?:the )?)name(?:s)?(?: is| are)?|by the name of)\\s+((?:${word}\\s*(?:(?:and|or)\\s+)?){1,6})`,
    'giu',
  )
  for (const match of draft.text.matchAll(named)) pieces(match.index + match[0].indexOf(match[1]!, 5), match[1]!)
  const capitals = new RegExp(
    `(?<![\\p{L}])\\p{Lu}${word.slice('[\\p{L}]'.length)}(?:\\s+\\p{Lu}${word.slice('[\\p{L}]'.length)}){0,3}`,
    'gu',
  )
  for (const match of draft.text.matchAll(capitals)) {
    const parts = match[0].split(/(\s+)/)
    // The first word of a question has a capital anyway: the longest run that is a name counts.
    for (let from = 0; from < parts.length; from += 2) {
      const start = match.index + parts.slice(0, from).join('').length
      let done = false
      for (let to = parts.length; to > from && !done; to -= 2) {
        const text = parts.slice(from, to).join('').replace(/'s$/, '').replace(/\.$/, '')
        if (text.length < 3) continue
        done = taken(start, text.length)
      }
      if (done) break
    }
  }
  for (const { start, end } of places(draft, "'s (?=experience|years|skills|score|match|degree)")) use(draft, start, end)
}
