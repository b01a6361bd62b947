interface QuestionOverviewProps {
  count: number
  at: number
  isAnswered: (place: number) => boolean
  onGo: (place: number) => void
}

/** A number for each question: which have an answer, and the way to each. */
export const QuestionOverview = ({ count, at, isAnswered, onGo }: QuestionOverviewProps) => (
  <nav aria-label="Questions">
    <ol className="mcq-overview">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <li key={place}>
          <button
            type="button"
            className="mcq-number numeric"
            aria-current={place === at ? 'true' : undefined}
            data-answered={isAnswered(place) || undefined}
            aria-label={`Question ${place + 1}, ${isAnswered(place) ? 'answered' : 'not answered'}`}
            onClick={() => onGo(place)}
          >
            {place + 1}
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
