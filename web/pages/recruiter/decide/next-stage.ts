import type { StageRecord } from '../../../api/hiring.ts'

/** The stage that comes after, rejections left out; null at the end, and for whoever was rejected. */
export const nextStage = <Stage extends StageRecord>(stages: readonly Stage[], current: string): Stage | null => {
  const at = stages.findIndex(({ _id }) => _id === current)
  if (at < 0 || stages[at]?.kind === 'rejected') return null
  return stages.slice(at + 1).find(({ kind }) => kind !== 'rejected') ?? null
}
