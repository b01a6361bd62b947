import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPhrase, type PhraseIndex } from './phrases.ts'

/** What the data says about a title. */
export interface KnownTitle {
  family: string
  codes: string[]
  curated: boolean
  /** True when the words are ordinary words as well. */
  doubtful: boolean
}

let titles: PhraseIndex<KnownTitle> | undefined

/** The titles file as an index by first word; read once, on first use. */
export const titleIndex = () => {
  if (titles) return titles
  titles = new Map()
  for (const line of readFileSync(join(import.meta.dir, 'titles.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const [family, codes, source, forms] = line.split('\t')
    if (!family || !forms) continue
    const meaning = { family, codes: codes ? codes.split('|') : [], curated: source === 'curated', doubtful: false }
    for (const form of forms.split('|')) {
      const doubtful = form.startsWith('?')
      addPhrase(titles, doubtful ? form.slice(1) : form, doubtful ? { ...meaning, doubtful } : meaning)
    }
  }
  return titles
}

/** Words that state a level or a reach, and no work. */
export const levelWord =
  /^(?:senior|sr|snr|junior|jr|lead|principal|staff|distinguished|intern|trainee|graduate|associate|assistant|entry|level|mid|head|chief|experienced|i|ii|iii|iv|v|deputy|acting|interim|regional|global|national|international|group|area|corporate|executive)$/

/** The last words by which an unknown title is still recognised as one. */
export const headWord =
  /^(?:engineer|developer|analyst|manager|consultant|specialist|architect|administrator|director|designer|officer|coordinator|assistant|technician|scientist|programmer|tester|associate|executive|supervisor|representative|accountant|intern|trainee|lead|advisor|adviser|recruiter|planner|strategist|researcher|teacher|lecturer|instructor|professor|nurse|agent|clerk|operator|mechanic|writer|editor|producer|auditor|controller|buyer|trainer|tutor|president|founder|partner|owner|fellow|head|apprentice|superintendent|foreman|inspector|attorney|paralegal|chef|therapist|pharmacist|physician|counselor|cashier|bookkeeper|receptionist|secretary|ambassador|volunteer|member|principal)$/
