import { useSetAtom } from 'jotai'
import { changeMany, standingOfMany } from '../../../api/bulk.ts'
import { said } from '../../../api/client.ts'
import type { CountedStageRecord } from '../../../api/hiring.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { lastBulkChange } from '../../../state/bulk-undo.ts'

/** Moves several to a stage at once, with a bar that names who stays and takes it back. Resolves to whether it was done. */
export const useMoveMany = () => {
  const showChange = useSetAtom(lastBulkChange)
  return async (ids: string[], { name }: CountedStageRecord): Promise<boolean> => {
    const refuse = refusalAt()
    const standing = await standingOfMany(ids)
    const answer = standing.ok ? await changeMany(ids, { kind: 'move', stage: name, seen: standing.data.seen }) : standing
    if (answer.ok) showChange(answer.data)
    else refuse(said(answer.failure, 'Nobody was moved. Check your connection and try again.'))
    return answer.ok
  }
}
