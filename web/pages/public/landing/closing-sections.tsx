import { Button } from '@radix-ui/themes'
import { productName, testimonials } from '../../../content.ts'
import { useSite } from '../../../site-content.ts'

export const LandingAbout = () => (
  <div className="section-tinted">
    <section className="section about grid" id="about">
      <h2 className="tight">A ranking is an opinion. It should say what it is based on.</h2>
      <div className="stack">
        <p className="large">
          {productName} was made for people who have to explain their shortlist: to a hiring manager, to a candidate, to
          themselves a month later. So the percentage is computed by rules that are written down, and the same resume gets the
          same number every time.
        </p>
        <p className="large">
          A name, a photo, an age or the name of a school never enters it. What a resume does not say lowers how sure we are, not
          how good the person is. And nobody is turned down by a number: that is a decision, and decisions are made by people.
        </p>
      </div>
    </section>
  </div>
)

export const LandingTestimonials = () =>
  testimonials.length > 0 ? (
    <section className="section" id="testimonials">
      <div className="section-heading">
        <h2>What people say</h2>
      </div>
      <ul className="cards gap-5">
        {testimonials.map(({ quote, name, role }) => (
          <li key={name}>
            <figure className="panel quote stack">
              <blockquote>
                <p className="large">{quote}</p>
              </blockquote>
              <figcaption>
                <span className="strong">{name}</span>
                <br />
                <span className="muted">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  ) : (
    <section className="section" id="testimonials">
      <div className="section-heading">
        <h2>Don’t take anybody’s word for it</h2>
        <p className="mt-3 muted large">The best reference is a role you have already filled, because you know how it ended.</p>
      </div>
      <ol className="cards gap-5 proof">
        <li className="panel flex flex-col gap-2">
          <h3>Take last year’s job description</h3>
          <p className="muted">And every resume you received for it, the good ones and the others.</p>
        </li>
        <li className="panel flex flex-col gap-2">
          <h3>Upload them together</h3>
          <p className="muted">The ranking takes about as long as reading this section.</p>
        </li>
        <li className="panel flex flex-col gap-2">
          <h3>Look for the person you hired</h3>
          <p className="muted">And read why the others stand where they stand. If you disagree, the evidence shows with what.</p>
        </li>
      </ol>
    </section>
  )

export const LandingClosing = () => {
  const { isForTeam } = useSite()
  return (
    <div className="section-tinted">
      <section className="section closing stack items-center text-center" aria-label="Get started">
        <h2 className="tight">See your next shortlist with its reasons</h2>
        {!isForTeam && <p className="muted large">14 days, no credit card.</p>}
        <Button asChild size="3">
          <a href="/Register">Get Started</a>
        </Button>
      </section>
    </div>
  )
}
