import { useState } from 'react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { type HelpTopic, helpAddress } from '../../../api/first-run.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Field } from '../../../components/field.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { isSought } from '../../../components/palette/words.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useIsNamed, useRefresh } from '../../../state/user.ts'
import { FirstStepsAgain } from './first-steps-again.tsx'

/** Short texts about the product, found by their titles; the first steps can be taken out again here. */
export const HelpPage: Page<CallResult<HelpTopic[]>> = () => {
  const topics = usePageData(HelpPage)
  const [typed, setTyped] = useState('')
  const refresh = useRefresh()
  const isNamed = useIsNamed()
  return (
    <>
      <PageHeading title="Help">Short texts that come with the product and need no network.</PageHeading>
      <div className="grid gap-5">
        {topics.ok ? (
          <section className="stack" aria-label="Help texts">
            <Field label="Find a text by its title">
              {(control) => (
                <input
                  {...control}
                  className="input max-w-24"
                  type="search"
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              )}
            </Field>
            <Topics topics={topics.data.filter(({ title }) => isSought(title, typed))} />
          </section>
        ) : (
          <FailedState title="The texts could not be loaded" failure={topics.failure} onRetry={() => void refresh()} />
        )}
        {!isNamed && <FirstStepsAgain />}
      </div>
    </>
  )
}

const Topics = ({ topics }: { topics: HelpTopic[] }) =>
  topics.length === 0 ? (
    <p className="muted" role="status">
      No text has a title like this.
    </p>
  ) : (
    <ul className="help-topics tiles tile-20">
      {topics.map(({ name, title, about }) => (
        <li key={name}>
          <Link to={helpAddress(name)}>{title}</Link>
          <p className="small muted">{about}</p>
        </li>
      ))}
    </ul>
  )
