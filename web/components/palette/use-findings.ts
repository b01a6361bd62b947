import { useEffect, useState } from 'react'
import { candidateChoices } from '../../api/candidates.ts'
import type { CallResult } from '../../api/client.ts'
import { boardAddress } from '../../api/hiring.ts'
import { savedJobDescriptions } from '../../api/matching.ts'
import { candidateAddress, rankingAddress } from '../../api/ranking.ts'
import { isSought } from './words.ts'

export interface Finding {
  /** The id of a candidate, or an address. */
  id: string
  to: string
  text: string
  detail: string
}

const mostAsked = 20
const mostPeople = 6
const mostJobs = 4

type People = { words: string; found: Finding[]; failed: boolean }

/** People by name, asked of the server at each key; the newest answer counts. */
export const usePeople = (words: string) => {
  const [people, setPeople] = useState<People>({ words: '', found: [], failed: false })
  useEffect(() => {
    if (words === '') return setPeople({ words: '', found: [], failed: false })
    let isLeft = false
    const query = new URLSearchParams({ name: words, limit: String(mostAsked) })
    candidateChoices(query).then((answer) => {
      if (isLeft) return
      if (!answer.ok) return setPeople({ words, found: [], failed: true })
      const found = answer.data.map(({ _id, name, filename, jobDescriptionId }) => ({
        id: _id,
        to: candidateAddress(_id),
        text: name ?? filename,
        detail: jobDescriptionId.title,
      }))
      // Whose name has the words comes before whose address has them.
      const byName = found.toSorted((one, other) => Number(isSought(other.text, words)) - Number(isSought(one.text, words)))
      setPeople({ words, found: byName.slice(0, mostPeople), failed: false })
    })
    return () => {
      isLeft = true
    }
  }, [words])
  return people
}

type Jobs = Awaited<ReturnType<typeof savedJobDescriptions>>

/** Where a job leads somebody with this role. */
const wayTo = (id: string, role: string | undefined) => {
  if (role === 'hiring-manager') return { to: boardAddress(id), detail: 'Board' }
  if (role === 'interviewer') return { to: '/dashboard/jobs', detail: 'Job' }
  return { to: rankingAddress(id), detail: 'Ranking' }
}

/** Jobs by title; the list of them is read once, when the palette opens. */
export const useJobs = (words: string, role: string | undefined): Finding[] => {
  const [jobs, setJobs] = useState<Jobs | CallResult<never> | null>(null)
  useEffect(() => {
    let isLeft = false
    savedJobDescriptions().then((answer) => !isLeft && setJobs(answer))
    return () => {
      isLeft = true
    }
  }, [])
  if (!jobs?.ok) return []
  return jobs.data
    .filter(({ title, filename }) => isSought(title || filename, words))
    .slice(0, mostJobs)
    .map(({ _id, title, filename }) => ({ id: _id, text: title || filename, ...wayTo(_id, role) }))
}
