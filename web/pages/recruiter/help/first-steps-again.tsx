import { useCallback, useEffect, useState } from 'react'
import { type FirstRunRecord, firstRun } from '../../../api/first-run.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'
import { FirstSteps } from '../home/first-steps.tsx'

/** The first steps where somebody finds them who has put them away. */
export const FirstStepsAgain = () => {
  const [record, setRecord] = useState<FirstRunRecord | null>(null)
  const mayChange = useMayChange()
  const refresh = useRefresh()
  const load = useCallback(async () => {
    const answer = await firstRun()
    if (answer.ok) setRecord(answer.data)
  }, [])
  useEffect(() => void load(), [load])
  const handleChange = async () => {
    await load()
    await refresh()
  }
  return record && <FirstSteps record={record} mayChange={mayChange} onChanged={handleChange} />
}
