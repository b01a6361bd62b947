import { Button } from '@radix-ui/themes'
import { Island } from '../../../island.tsx'
import RankingExample from '../../../islands/ranking-example.tsx'
import { useSite } from '../../../site-content.ts'

export const LandingHero = () => {
  const { isForTeam } = useSite()
  return (
    <section className="section hero grid items-center" id="home">
      <div>
        <h1>Know who fits, and why.</h1>
        <p className="mt-4 muted text-4 max-w-28 leading">
          Drop in resumes and a job description. You get a ranked shortlist in which every percentage points to the sentences it
          rests on.
        </p>
        <div className="flex flex-wrap gap-3 mt-6">
          <Button asChild size="3">
            {isForTeam ? <a href="/login">Log in</a> : <a href="/Register">Request for Free Trial</a>}
          </Button>
          <Button asChild size="3" variant="soft" color="gray">
            <a href="/jobportal">
              Post a Job <span className="muted small">company login only</span>
            </a>
          </Button>
        </div>
        {!isForTeam && <p className="mt-3 muted small">14 days free, no credit card.</p>}
        <ul className="bare hero-links flex flex-wrap gap-2-5 mt-5">
          <li>
            <a href="#how-it-works">How it works</a>
          </li>
          <li>
            <a href="#security">Security</a>
          </li>
          <li>
            <a href="#self-hosting">Running it yourself</a>
          </li>
        </ul>
      </div>
      <Island name="ranking-example" of={RankingExample} props={{}} />
    </section>
  )
}
