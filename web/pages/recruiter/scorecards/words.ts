import { ratingTexts, recommendations } from '#src/scorecards/constants.ts'
import type { ScorecardRecord } from '../../../api/scorecards.ts'
import type { Tone } from '../../../components/status-badge.tsx'

type Recommendation = ScorecardRecord['recommendation']

export const recommendationText = (key: Recommendation): string =>
  recommendations.find((each) => each.key === key)?.text ?? 'No recommendation yet'

export const recommendationTone = (key: Recommendation): Tone =>
  key === 'strong-yes' || key === 'yes' ? 'success' : key === null ? 'neutral' : 'warning'

/** "3 · Good" */
export const ratingText = (rating: number | null): string =>
  rating === null ? 'Not talked about' : `${rating} · ${ratingTexts[rating - 1]}`

/** How far apart ratings of one line are. */
export const gapText = (gap: number): string =>
  gap === 0 ? 'Agree' : gap === 1 ? 'Nearly agree' : gap === 2 ? 'Two apart' : 'Three apart'
