import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallFailure, said } from '../../../api/client.ts'
import { type CriteriaAnswer, type CriteriaChoice, saveCriteria } from '../../../api/ranking.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { choiceOf, isSameChoice } from './choice.ts'

/** The criteria as a person has them on the screen, before and while they are saved. */
export const useDraft = (job: string, loaded: CriteriaAnswer) => {
  // What was saved here a moment ago is newer than what the page was loaded with.
  const [answered, setAnswered] = useState<CriteriaAnswer>(loaded)
  const saved = answered.version > loaded.version ? answered : loaded
  /** The version that the changes on the screen were made from. */
  const [origin, setOrigin] = useState(saved)
  const [choice, setChoice] = useState<CriteriaChoice>(() => choiceOf(saved))
  /** The version that fills the panel: the origin, or an earlier one that is looked at. */
  const [shown, setShown] = useState(saved.version)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [saving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()
  const showToast = useShowToast()
  const dirty = !isSameChoice(choice, saved)

  const show = (criteria: CriteriaAnswer) => {
    setChoice(choiceOf(criteria))
    setShown(criteria.version)
    setFailure(null)
  }
  const startFrom = (criteria: CriteriaAnswer) => {
    setOrigin(criteria)
    show(criteria)
  }
  // Somebody else's version is taken over by itself only where nothing of one's own would be lost.
  if (saved.version > origin.version && !saving && !failure && isSameChoice(choice, origin)) startFrom(saved)

  const change = (what: Partial<CriteriaChoice>) => {
    setChoice((before) => ({ ...before, ...what }))
    if (failure) setFailure(null)
  }
  const save = async (wanted = choice, onto = origin.version) => {
    setSaving(true)
    const answer = await saveCriteria(job, onto, wanted)
    setSaving(false)
    if (!answer.ok) {
      setFailure({ ...answer.failure, error: said(answer.failure, 'The criteria could not be saved') })
      if (answer.failure.code === 'CRITERIA_CHANGED') revalidate()
      return
    }
    setAnswered(answer.data)
    startFrom(answer.data)
    showToast('success', `Saved as version ${answer.data.version}`)
    revalidate()
  }
  return {
    saved,
    choice,
    shown,
    dirty,
    saving,
    failure,
    change,
    save,
    show,
    undo: () => startFrom(saved),
    reset: () => change(choiceOf(saved.asRead)),
    /** Puts one's own changes on top of what somebody else has saved. */
    keepMine: () => save(choice, saved.version),
  }
}

export type Draft = ReturnType<typeof useDraft>
