import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { LiveName } from '#src/contracts/live.ts'
import { said } from '../../../api/client.ts'
import { type DecisionRecord, type DecisionsAnswer, takeDistinctionBack, takeMergeBack } from '../../../api/people.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useFresh } from '../../../state/candidates-live.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'

const events: LiveName[] = ['peopleUpdated', 'candidatesRemoved']

/** What was decided about people, with the way back. */
export const DecisionList = ({ answer: { decisions, canChange } }: { answer: DecisionsAnswer }) => {
  const refresh = useRefresh()
  const showToast = useShowToast()
  const [busy, setBusy] = useState<string | null>(null)
  useFresh(events)

  const takeBack = async ({ _id, kind }: DecisionRecord) => {
    const refuse = refusalAt()
    setBusy(_id)
    const done = await (kind === 'merged' ? takeMergeBack(_id) : takeDistinctionBack(_id))
    setBusy(null)
    if (!done.ok) refuse(said(done.failure, 'Nothing was changed. Check your connection and try again.'))
    else showToast('success', kind === 'merged' ? 'They are two people again' : 'They may be the same person again')
    await refresh()
  }

  const columns: Column<DecisionRecord>[] = [
    { key: 'people', header: 'People', namesRow: true, cell: ({ names }) => [...new Set(names)].join(' and ') },
    {
      key: 'decision',
      header: 'Decision',
      cell: ({ kind }) => (kind === 'merged' ? 'Merged: one person' : 'Not the same person'),
    },
    { key: 'by', header: 'By', cell: ({ by }) => by ?? 'A former colleague' },
    { key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} /> },
  ]
  if (canChange)
    columns.push({
      key: 'back',
      header: 'Take back',
      cell: (decision) => (
        <Button variant="soft" color="gray" size="1" disabled={busy !== null} onClick={() => void takeBack(decision)}>
          {busy === decision._id ? 'Taking back...' : 'Take back'}
          <span className="visually-hidden"> {[...new Set(decision.names)].join(' and ')}</span>
        </Button>
      ),
    })
  return (
    <DataTable
      caption="Decisions about people who looked like one"
      columns={columns}
      rows={decisions}
      rowKey={({ _id }) => _id}
      empty="Nothing on this page."
    />
  )
}
