import type { Condition } from './condition.ts'
import type { Draft, Item } from './found.ts'

const negator =
  /\b(?:not(?! only)|no|without|except(?:ing)?|exclud(?:e|es|ing)|other than|apart from|aside from|besides|neither|never|lacks?|lacking|missing|minus|none|nobody|[a-z]+n't|cannot|dont|doesnt|havent|isnt|leave out|leaving out|rather than|instead of)\b|\bnon-?\s?$|\b(?:every(?:one|body|thing)|all|any(?:one|body))(?:\s+[a-z]+)?\s+but\b/g

/** Words that only put the parts of a list beside each other. */
const listWords =
  /^(?:\s|,|;|&|\/|\+|"|'|\b(?:and|or|nor|the|an?|any|either|both|also|at|for|from|in|by|of|with|as well as|plus|then|knows?|stage|degrees?|years?|experience|yet|address(?:es)?|numbers?)\b)*$/

/** A condition of a union: whoever asks for two of them means either. */
const unions: ReadonlySet<string> = new Set(['title', 'company', 'job', 'stage', 'status', 'name', 'type'])

const isDenied = (gap: string) => [...gap.matchAll(negator)].length % 2 === 1

interface Placed extends Item {
  negated: boolean
  /** Whether it goes on a list with the one before it, and by which word. */
  link: 'and' | 'or' | 'comma' | null
  both: boolean
}

/** Says of each part whether it is denied: a denial holds for the list that follows it, and ends with the list. */
function placed({ lower, items, used }: Draft): Placed[] {
  const sorted = items.toSorted((a, b) => a.start - b.start)
  const done: Placed[] = []
  for (const [at, item] of sorted.entries()) {
    const before = done[at - 1]
    const from = before?.end ?? 0
    // Letters used by something that is no part, such as 'how many', say nothing here.
    const gap = [...lower.slice(from, item.start)].map((sign, place) => (used[from + place] ? ' ' : sign)).join('')
    const isList = before !== undefined && listWords.test(gap)
    const link = !isList
      ? null
      : /\b(?:or|nor|either)\b|\//.test(gap) && !/\band either\b/.test(gap)
        ? 'or'
        : /\b(?:and|as well as|plus)\b|&|\+/.test(gap)
          ? 'and'
          : 'comma'
    let denied = isDenied(gap)
    if (!denied && isList && before.negated && before.denied !== true)
      denied = before.category === item.category || /\b(?:or|nor)\b/.test(gap)
    done.push({ ...item, negated: denied !== (item.denied === true), link, both: /\bboth\b/.test(gap) })
  }
  return done
}

const alike = (a: Placed, b: Placed) => a.category === b.category && a.operator === b.operator && a.negated === b.negated

/** AND across, OR within: a list with 'or' is one condition, a list with 'and' is several, or one where nobody can be both. */
export function joinItems(draft: Draft): Condition[] {
  const items = placed(draft)
  const lists: Placed[][] = []
  for (const item of items) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    if (last && item.link !== null && alike(last, item) && item.values.length > 0 && isWord(item)) list!.push(item)
    else lists.push([item])
  }
  return lists.flatMap((list) => groupsOf(list).map(conditionOf(draft)))
}

const isWord = ({ operator }: Item) => operator === 'is' || operator === 'has' || operator === 'level'

function groupsOf(list: Placed[]): Placed[][] {
  const links = list.slice(1).map(({ link }) => link)
  if (list.length === 1) return [list]
  const both = list[0]!.both
  const hasOr = links.includes('or')
  const hasAnd = links.includes('and')
  if (hasOr && !hasAnd) return [list]
  if (!hasOr)
    return (unions.has(list[0]!.category) || list[0]!.operator === 'level') && !both ? [list] : list.map((item) => [item])
  const groups: Placed[][] = [[]]
  for (const [at, item] of list.entries()) {
    // What the word after it binds is known only once the word is met: "Java, Go and SQL or R".
    const next = links.slice(at).find((link) => link !== 'comma')
    const isNew = at > 0 && (item.link === 'and' || (item.link === 'comma' && next !== 'or'))
    if (isNew) groups.push([item])
    else groups.at(-1)!.push(item)
  }
  return groups.filter((group) => group.length > 0)
}

const conditionOf =
  ({ text }: Draft) =>
  (group: Placed[]): Condition => {
    const [first] = group as [Placed]
    return {
      category: first.category,
      operator: first.operator,
      values: group.flatMap(({ values }) => values),
      negated: first.negated,
      words: text.slice(first.start, group.at(-1)!.end).trim(),
    }
  }
