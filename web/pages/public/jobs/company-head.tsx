import { fill } from '#src/words/fill.ts'
import type { PublicCompanyRecord } from '../../../api/public-jobs.ts'
import { useWords } from '../../../words/words.ts'
import { TextBlocks } from './text-blocks.tsx'

/** Who offers the jobs below. What the company did not say is not there. */
export const CompanyHead = ({ employer }: { employer: PublicCompanyRecord }) => {
  const { name, logo, website, about, color } = employer
  const words = useWords('jobs')
  return (
    <header className="stack gap-4">
      {color && <span className="company-band block rounded-1" aria-hidden="true" />}
      <div className="company-name flex flex-wrap items-center gap-4">
        {logo && <CompanyLogo logo={logo} name={name} />}
        <div className="stack gap-1 min-w-0">
          <h1>{name}</h1>
          {website && (
            <p>
              <a href={website} rel="noopener nofollow">
                <span className="visually-hidden">{words.website}: </span>
                {shownAddress(website)}
              </a>
            </p>
          )}
        </div>
      </div>
      {about.length > 0 && (
        <section className="job-prose stack gap-3 large max-w-46" aria-label={fill(words.aboutCompany, { company: name })}>
          <TextBlocks blocks={about} level={2} />
        </section>
      )}
    </header>
  )
}

/** On white in both themes: a logo is made for paper. */
export const CompanyLogo = ({ logo, name }: { logo: string; name: string }) => {
  const words = useWords('jobs')
  return (
    <img
      className="company-logo border-box flex-none outlined rounded-3"
      src={logo}
      alt={fill(words.logoOf, { company: name })}
      width={72}
      height={72}
    />
  )
}

const shownAddress = (website: string) => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
