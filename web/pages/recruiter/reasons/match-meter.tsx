import { confidenceInWords } from './points.ts'

interface MatchMeterProps {
  percentage: number
  /** From 0 to 1. */
  confidence: number
}

/** One calm colour for every percentage: a low number is information, not an alarm. */
export const MatchMeter = ({ percentage, confidence }: MatchMeterProps) => (
  <span className="match">
    <span className="match-number">{percentage}%</span>
    <span className="match-track" aria-hidden="true">
      <span style={{ width: `${percentage}%` }} />
    </span>
    <span className="match-confidence" data-level={confidenceInWords(confidence).toLowerCase()}>
      {confidenceInWords(confidence)} confidence
    </span>
  </span>
)
