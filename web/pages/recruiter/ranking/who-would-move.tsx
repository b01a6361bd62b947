import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { previewRescore, type RescorePreviewAnswer } from '../../../api/fairness.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'

type Move = RescorePreviewAnswer['moves'][number]

/** Shows, before anything is changed, who would have another place once all are scored again. */
export const WhoWouldMove = ({ job }: { job: string }) => {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState<CallResult<RescorePreviewAnswer> | null>(null)
  const load = async () => {
    setAnswer(null)
    setAnswer(await previewRescore(job))
  }
  return (
    <>
      <Button
        size="1"
        variant="soft"
        color="gray"
        onClick={() => {
          setOpen(true)
          void load()
        }}
      >
        See who would move
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Who would move"
        description="If all were scored again now. Nothing has been changed yet."
        width="40rem"
        isReading
      >
        {answer === null && <Waiting text="Scoring everybody for comparison..." />}
        {answer?.ok === false && <FailedState title="This could not be calculated" failure={answer.failure} onRetry={load} />}
        {answer?.ok && <Moves preview={answer.data} />}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

export const Moves = ({ preview: { candidates, moves } }: { preview: RescorePreviewAnswer }) =>
  moves.length === 0 ? (
    <p>Nobody of {candidates} would move: all percentages and positions stay the same.</p>
  ) : (
    <>
      <p className="muted">
        {moves.length === 1 ? '1 candidate' : `${moves.length} candidates`} of {candidates}, the largest change of place first.
      </p>
      <DataTable<Move>
        caption="Candidates who would have another place or percentage"
        rows={moves}
        rowKey={({ candidateId }) => candidateId}
        empty={null}
        columns={[
          { key: 'name', header: 'Candidate', namesRow: true, cell: ({ name, filename }) => name ?? filename },
          { key: 'place', header: 'Place', cell: ({ from, to }) => `${from.place} → ${to.place}` },
          { key: 'match', header: 'Match', cell: ({ from, to }) => `${from.percentage}% → ${to.percentage}%` },
        ]}
      />
    </>
  )
