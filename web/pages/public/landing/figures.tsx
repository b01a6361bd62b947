import { figures } from '../../../content.ts'
import { useSite } from '../../../site-content.ts'

/** What anyone can check by using the product; an organisation's own figures take their place once it has some. */
const productFacts = [
  { figure: '14 days', text: 'of free trial, without a credit card' },
  { figure: '100', text: 'resumes ranked in one upload' },
  { figure: '25 MB', text: 'for each resume and job description' },
  { figure: 'Every', text: 'percentage with its evidence' },
]

export const LandingFigures = () => {
  const { isForTeam } = useSite()
  const facts = productFacts.filter(({ text }) => !isForTeam || !text.includes('free trial'))
  return (
    <div className="section-tinted">
      <section className="section section-short" aria-label="In numbers">
        <ul className="cards tile-9 gap-5">
          {(figures.length > 0 ? figures : facts).map(({ figure, text }) => (
            <li key={text}>
              <span className="figure-number block bold">{figure}</span>
              <span className="muted">{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
