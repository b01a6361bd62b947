import { skillData, skillForms } from './skill-data.ts'

/**
 * Names of skills for somebody who has typed the beginning of one, in the order in which they are likely meant: what is called
 * exactly so, what begins so, what has a word that begins so, then what is also called so. Among equals those chosen by hand come
 * first, then short ones. Names with a comma are left out: lists of skills are separated by commas.
 */
export function skillsLike(typed: string, most: number): string[] {
  const query = typed.toLowerCase().trim()
  if (query === '') return []
  const found: { skill: string; rank: number; curated: boolean }[] = []
  for (const { skill, curated, kind } of skillData().byName.values()) {
    if (skill.includes(',') || kind === 'human_language') continue
    const rank = rankOf(skill.toLowerCase(), query)
    if (rank !== null) found.push({ skill, rank, curated })
    else if (skillForms(skill).some((form) => form.startsWith(query))) found.push({ skill, rank: 3, curated })
  }
  return found
    .sort(
      (one, other) =>
        Number(other.rank === 0) - Number(one.rank === 0) ||
        Number(other.curated) - Number(one.curated) ||
        one.rank - other.rank ||
        one.skill.length - other.skill.length ||
        (one.skill < other.skill ? -1 : 1),
    )
    .slice(0, most)
    .map(({ skill }) => skill)
}

/** 0 for the same, 1 for a beginning, 2 for the beginning of a word, null for neither. */
function rankOf(name: string, query: string): number | null {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  for (let at = name.indexOf(query, 1); at > 0; at = name.indexOf(query, at + 1)) if (/[\s/(-]/.test(name[at - 1]!)) return 2
  return null
}
