import type { Health, PartState } from '../../../api/instance.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'

const parts = [
  { key: 'database', text: 'Database' },
  { key: 'storage', text: 'Storage' },
  { key: 'mail', text: 'Mail' },
  { key: 'llm', text: 'Language model' },
  { key: 'transcription', text: 'Transcriber' },
  { key: 'scanner', text: 'Virus scanner' },
] as const

const states: Record<PartState['state'], { text: string; tone: Tone }> = {
  ok: { text: 'OK', tone: 'success' },
  off: { text: 'Off', tone: 'neutral' },
  down: { text: 'Down', tone: 'error' },
}

interface Row extends PartState {
  text: string
}

const columns: Column<Row>[] = [
  { key: 'part', header: 'Part', cell: ({ text }) => <strong>{text}</strong>, namesRow: true },
  { key: 'name', header: 'Provider', cell: ({ name }) => <code>{name}</code> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <StatusBadge tone={states[state].tone}>{states[state].text}</StatusBadge>,
  },
  {
    key: 'latency',
    header: 'Answers in',
    cell: ({ checkMs, latencyMs }) => {
      const ms = latencyMs ?? checkMs
      return <span className="numeric">{ms === null ? '–' : `${ms} ms`}</span>
    },
  },
  {
    key: 'error',
    header: 'Last error',
    cell: ({ state, lastError, lastErrorAt }) =>
      state === 'off' ? (
        <span className="muted">–</span>
      ) : lastError ? (
        <>
          {lastError}
          {lastErrorAt && (
            <span className="small muted block mt-1">
              <Moment at={lastErrorAt} />
            </span>
          )}
        </>
      ) : (
        <span className="muted">none since the start</span>
      ),
  },
]

export const ProvidersCard = ({ health }: { health: Health }) => (
  <section className="stack wide" aria-labelledby="providers">
    <h2 id="providers">Providers</h2>
    <DataTable
      caption="Providers and their state"
      columns={columns}
      rows={parts.map(({ key, text }) => ({ text, ...health[key] }))}
      rowKey={({ text }) => text}
      empty={null}
    />
  </section>
)
