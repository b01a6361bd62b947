import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { PresentPerson } from '#src/contracts/live.ts'
import { joinLive, sayLive, useConnectionState } from './live-connection.ts'
import { useUser } from './user.ts'

export type { PresentPerson }

type Place = { candidateId: string } | { jobDescriptionId: string }

/** The server takes a window for gone that has not said for 30 seconds where it is. */
const sayAgainMs = 12_000
/** Nothing typed for this long is not writing any more. */
const writingMs = 5000

const nobody: ReadonlyMap<string, PresentPerson[]> = new Map()

/**
 * Tells the colleagues of the workspace that this window is at a candidate, or shows a board, and hears who else is there:
 * people by candidate. A window in the background is nowhere.
 */
const usePeopleAt = (place: Place): ReadonlyMap<string, PresentPerson[]> => {
  const [people, setPeople] = useState(nobody)
  const me = useUser()?._id
  const isConnected = useConnectionState() === 'open'
  const candidateId = 'candidateId' in place ? place.candidateId : null
  const jobDescriptionId = 'jobDescriptionId' in place ? place.jobDescriptionId : null

  useEffect(() => {
    let isWriting = false
    let idle: ReturnType<typeof setTimeout> | undefined
    const say = () => {
      if (document.visibilityState === 'hidden') return
      sayLive('presence', candidateId === null ? { jobDescriptionId } : { candidateId, isWriting })
    }
    const setWriting = (next: boolean) => {
      if (isWriting === next) return
      isWriting = next
      say()
    }
    const handleInput = ({ target }: Event) => {
      if (candidateId === null || !(target as Element).matches?.('[data-writing]')) return
      clearTimeout(idle)
      setWriting((target as HTMLTextAreaElement).value.trim() !== '')
      idle = setTimeout(() => setWriting(false), writingMs)
    }
    const handleVisibility = () => (document.visibilityState === 'hidden' ? sayLive('presence', null) : say())
    const leave = joinLive({
      onEvent: (event, data) => {
        if (event !== 'presence') return
        if (candidateId !== null && data.candidateId !== candidateId) return
        setPeople((before) => new Map(before).set(data.candidateId, data.people))
      },
      onOpen: () => {
        setPeople(nobody)
        say()
      },
    })
    const again = setInterval(say, sayAgainMs)
    document.addEventListener('input', handleInput)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      sayLive('presence', null)
      leave()
      clearInterval(again)
      clearTimeout(idle)
      document.removeEventListener('input', handleInput)
      document.removeEventListener('visibilitychange', handleVisibility)
      setPeople(nobody)
    }
  }, [candidateId, jobDescriptionId])

  return useMemo(
    () => (isConnected ? new Map([...people].map(([id, all]) => [id, all.filter(({ _id }) => _id !== me)])) : nobody),
    [people, me, isConnected],
  )
}

/** The colleagues who look at this candidate, the reader left out. */
export const usePeopleAtCandidate = (candidateId: string): PresentPerson[] => usePeopleAt({ candidateId }).get(candidateId) ?? []

/** The colleagues at the candidates of a board, by candidate. */
export const usePeopleOnBoard = (jobDescriptionId: string) => usePeopleAt({ jobDescriptionId })

/** Hands the people of a board to its cards, which are not drawn anew for it. */
export const PeopleOnBoard = createContext(nobody)

export const usePeopleAtCard = (candidateId: string): PresentPerson[] => useContext(PeopleOnBoard).get(candidateId) ?? []

const firstName = ({ fullName }: PresentPerson) => fullName.split(/\s+/)[0] ?? fullName

/** 'Ana', 'Ana and Ben', 'Ana, Ben and 3 others'. */
export const namesOf = (people: PresentPerson[]): string => {
  const [first, second, ...others] = people
  if (!first) return ''
  if (!second) return people.length === 1 ? first.fullName : firstName(first)
  if (others.length === 0) return `${firstName(first)} and ${firstName(second)}`
  return `${firstName(first)}, ${firstName(second)} and ${others.length === 1 ? 'one other' : `${others.length} others`}`
}

export const initialsOf = (fullName: string): string => {
  const words = fullName.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
