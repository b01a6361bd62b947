import { Avatar } from '../../../components/avatar.tsx'
import { Chip } from '../../../components/chip.tsx'
import { CountBadge } from '../../../components/count-badge.tsx'
import { Stat } from '../../../components/stat.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Timeline } from '../../../components/timeline.tsx'
import { Moment } from '../../../words/moment.tsx'
import { MatchMeter } from '../../recruiter/reasons/match-meter.tsx'
import { TagMark } from '../../recruiter/workflow/tag-mark.tsx'
import { Specimen, States } from './specimen.tsx'

const nothing = () => {}
const colours = ['grey', 'teal', 'green', 'amber', 'orange', 'red', 'purple', 'blue'] as const

/** What is known. */
export const Facts = () => (
  <>
    <Specimen name="badge" title="Badge" use="A state in a word. Red only for danger; whatever waits is amber.">
      <div className="row gap-2">
        <StatusBadge>Draft</StatusBadge>
        <StatusBadge tone="accent">Sample</StatusBadge>
        <StatusBadge tone="info">Invited</StatusBadge>
        <StatusBadge tone="success">Hired</StatusBadge>
        <StatusBadge tone="warning">Overdue</StatusBadge>
        <StatusBadge tone="error">Failed</StatusBadge>
      </div>
    </Specimen>
    <Specimen name="count" title="Count" use="How many there are behind a link.">
      <p className="row gap-2">
        New <CountBadge count={9} meaning="new" /> <CountBadge count={128} meaning="new" />
      </p>
    </Specimen>
    <Specimen name="tag" title="Tag" use="A word of the workspace’s own, in a color of its own.">
      <div className="row gap-2">
        {colours.map((colour) => (
          <TagMark key={colour} tag={{ name: colour, colour }} />
        ))}
      </div>
    </Specimen>
    <Specimen name="chip" title="Chip" use="Something chosen that can be taken out again.">
      <div className="row gap-2">
        <Chip removeLabel="Remove filter Stage: New" onRemove={nothing}>
          <span className="muted">Stage</span> New
        </Chip>
        <Chip removeLabel="Remove filter Skill: SQL" onRemove={nothing}>
          <span className="muted">Skill</span> SQL
        </Chip>
      </div>
    </Specimen>
    <Specimen name="avatar" title="Avatar" use="Beside a name, never instead of one.">
      <States
        of={{
          Small: <Avatar name="Rosa Winterfield" size="small" />,
          Usual: <Avatar name="Ben Ode" />,
          Large: <Avatar name="Vera Lund" size="large" />,
        }}
      />
    </Specimen>
    <Specimen name="stat" title="Stat" use="A number with its name; amber when somebody has to act.">
      <dl className="stats cards tile-9">
        <Stat label="Active users">128</Stat>
        <Stat label="Pending approval" isWaiting>
          3
        </Stat>
      </dl>
    </Specimen>
    <Specimen name="match" title="Match" use="The percentage of a ranking and how sure it is; never red.">
      <States
        of={{
          High: <MatchMeter percentage={86} confidence={0.9} />,
          Low: <MatchMeter percentage={34} confidence={0.3} />,
          'Not read': <MatchMeter percentage={null} confidence={0} />,
        }}
      />
    </Specimen>
    <Specimen name="facts" title="Facts" use="What is known of one thing. What nobody entered is left out.">
      <dl className="facts stack gap-3">
        <div>
          <dt>Company</dt>
          <dd>Alder &amp; Finch Bicycles</dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>Lisbon</dd>
        </div>
      </dl>
    </Specimen>
    <Specimen name="timeline" title="Timeline" use="What happened, newest first.">
      <Timeline
        label="Example of a timeline"
        events={[
          { key: '1', kind: 'stage-moved', text: 'Rosa moved the candidate from New to Interview', about: 'Today' },
          { key: '2', kind: 'rejected', text: 'Ben rejected the candidate from New', about: 'Yesterday' },
          { key: '3', kind: 'received', text: 'Rosa received the resume ode.pdf', about: 'On Monday' },
        ]}
      />
    </Specimen>
    <Specimen name="moment" title="Moment" use="In the time zone of whoever reads it; the exact time in UTC on hover.">
      <Moment at="2026-12-05T14:30:00.000Z" />
    </Specimen>
    <Specimen name="quote" title="Quote" use="The sentence of the resume, with the words that count marked.">
      <blockquote className="pl-3 quote-line-accent">
        Built the weekly <mark>SQL</mark> report that the whole company reads.
      </blockquote>
    </Specimen>
  </>
)
