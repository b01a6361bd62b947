import { Button } from '@radix-ui/themes'
import { useSite } from '../../../site-content.ts'

export const LandingPricing = () => {
  const { contactAddress, salesLink } = useSite()
  const talkTo = salesLink || (contactAddress && `mailto:${contactAddress}`)
  return (
    <section className="section" id="pricing">
      <div className="section-heading">
        <h2>Pricing</h2>
        <p className="mt-3 muted large">
          Try it with a role you are hiring for. When it has earned its place, agree on a plan that fits your team.
        </p>
      </div>
      <div className="price grid gap-5 grid-2">
        <div className="panel price-offer flex flex-col gap-4 p-6">
          <h3>Free trial</h3>
          <p className="figure-number block bold">14 days</p>
          <ul className="ticks stack large gap-2">
            <li>No credit card</li>
            <li>Ranking with reasons from the first upload</li>
            <li>Skill assessments included</li>
            <li>When it ends, what you made stays readable</li>
          </ul>
          <div>
            <Button asChild size="3">
              <a href="/Register">Get Started</a>
            </Button>
          </div>
        </div>
        <div className="panel flex flex-col gap-4 p-6">
          <h3>Enterprise</h3>
          <p className="figure-number block bold">Let’s talk</p>
          <ul className="ticks stack large gap-2">
            <li>Limits that fit how much you hire</li>
            <li>Your own server, your own data</li>
            <li>The language model and mail server of your choice, or none</li>
            <li>Workspaces for several teams</li>
          </ul>
          {talkTo ? (
            <div>
              <Button asChild size="3" variant="soft" color="gray">
                <a href={talkTo}>Contact sales</a>
              </Button>
            </div>
          ) : (
            <p className="muted small">
              Plans are set by the organization that runs this server. Its administrator changes them for your account.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
