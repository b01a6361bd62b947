import { Button } from '@radix-ui/themes'
import type { CallFailure } from '../../../api/client.ts'

interface SaveFailureProps {
  failure: CallFailure
  saving: boolean
  /** Saves one's own text as the version after the one that somebody else has saved. */
  onKeepMine: () => void
}

export const SaveFailure = ({ failure, saving, onKeepMine }: SaveFailureProps) => (
  <>
    <strong>{failure.error}</strong>
    {failure.status === 0 && <p>What you wrote is still here, and kept in this browser.</p>}
    {failure.code === 'NEWER_VERSION_EXISTS' && (
      <Button type="button" variant="soft" color="gray" disabled={saving} onClick={onKeepMine}>
        Save mine as the next version
      </Button>
    )}
  </>
)
