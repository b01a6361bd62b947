import { confidenceInWords } from './points.ts'

interface MatchMeterProps {
  /** Null where nothing of the resume could be read. */
  percentage: number | null
  /** From 0 to 1. */
  confidence: number
}

/** One calm colour for every percentage: a low number is information, not an alarm. */
export const MatchMeter = ({ percentage, confidence }: MatchMeterProps) =>
  percentage === null ? (
    <span className="badge" data-tone="warning">
      Could not be read
    </span>
  ) : (
    <span className="match items-center inline-grid text-left">
      <span className="match-number text-strong large bold numeric tight">{percentage}%</span>
      <span className="bar match-track" aria-hidden="true">
        <span style={{ width: `${percentage}%` }} />
      </span>
      <span
        className={`match-confidence col-span-all small ${confidenceInWords(confidence) === 'Low' ? 'text-warning medium' : 'muted'}`}
      >
        {confidenceInWords(confidence)} confidence
      </span>
    </span>
  )
