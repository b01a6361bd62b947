import { jobTypes } from '#src/jobportal/constants.ts'
import { fill } from '#src/words/fill.ts'
import { useWords } from '../../../words/words.ts'
import { filtersInWords, jobsAddress } from './job-filters.ts'
import type { JobsData } from './jobs-data.ts'

/** What is looked for, as a plain form: it works without scripts, and its address can be kept. */
export const JobsFilterForm = (shown: JobsData) => {
  const { search, company, type, isRemote, location } = shown
  const words = useWords('jobs')
  const { jobTypes: typeNames, jobType, location: place } = useWords('job')
  // One from an address may be a part of several.
  const locations = [...new Set([...(location ? [location] : []), ...shown.locations])]
  return (
    <search>
      <form className="jobs-search stack gap-3" action="/jobs">
        {company && <input type="hidden" name="company" value={company} />}
        <div className="flex gap-2">
          <label className="visually-hidden" htmlFor="jobs-search">
            {words.searchLabel}
          </label>
          <input
            className="input"
            id="jobs-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={200}
            placeholder={words.searchHint}
          />
          <button type="submit" className="job-button flex-none">
            {words.search}
          </button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <label className="visually-hidden" htmlFor="jobs-type">
            {jobType}
          </label>
          <select className="input w-auto max-w-full" id="jobs-type" name="type" defaultValue={type}>
            <option value="">{words.anyType}</option>
            {jobTypes.map((each) => (
              <option key={each} value={each}>
                {typeNames[each]}
              </option>
            ))}
          </select>
          {locations.length > 0 && (
            <>
              <label className="visually-hidden" htmlFor="jobs-location">
                {place}
              </label>
              <select className="input w-auto max-w-full" id="jobs-location" name="location" defaultValue={location}>
                <option value="">{words.anyLocation}</option>
                {locations.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </>
          )}
          <label className="check">
            <input type="checkbox" name="remote" value="true" defaultChecked={isRemote} />
            <span>{words.remoteOnly}</span>
          </label>
        </div>
      </form>
    </search>
  )
}

/** The filters that are on; each is a link to the list without it. */
export const ChosenFilters = (shown: JobsData) => {
  const words = { job: useWords('job'), jobs: useWords('jobs') }
  const chosen = filtersInWords(shown, words)
  if (chosen.length === 0) return null
  return (
    <ul className="jobs-chosen flex flex-wrap items-center gap-2" aria-label={words.jobs.filters}>
      {chosen.map(({ name, without }) => (
        <li key={without}>
          <a
            className="jobs-chip items-center outlined-strong rounded-pill surface text-strong small no-underline inline-grid min-h-7 px-3"
            href={without}
          >
            <span className="visually-hidden">{fill(words.jobs.removeFilter, { filter: name })}</span>
            <span aria-hidden="true">{name} ×</span>
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className="small text-accent" href={jobsAddress({ company: shown.company })}>
            {words.jobs.removeAll}
          </a>
        </li>
      )}
    </ul>
  )
}
