import { useSetAtom } from 'jotai'
import { changeMany, standingOfMany } from '../../../api/bulk.ts'
import { said } from '../../../api/client.ts'
import type { CountedStageRecord } from '../../../api/hiring.ts'
import { lastBulkChange } from '../../../state/bulk-undo.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Moves several to a stage at once, with a bar that names who stays and takes it back. Resolves to whether it was done. */
export const useMoveMany = () => {
  const showChange = useSetAtom(lastBulkChange)
  const showToast = useShowToast()
  return async (ids: string[], { name }: CountedStageRecord): Promise<boolean> => {
    const standing = await standingOfMany(ids)
    const answer = standing.ok ? await changeMany(ids, { kind: 'move', stage: name, seen: standing.data.seen }) : standing
    if (answer.ok) showChange(answer.data)
    else showToast('error', said(answer.failure, 'Nobody was moved. Check your connection and try again.'))
    return answer.ok
  }
}
