import { useEffect } from 'react'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import type { PeopleBarProps } from './people-bar.tsx'

/** What can be done with those who are chosen; it comes with the first choice. */
export const LazyPeopleBar = (props: PeopleBarProps) => {
  const { part: Bar, load } = useLazyComponent(async () => (await import('./people-bar.tsx')).PeopleBar)
  const hasChosen = props.people.length + (props.others ?? 0) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading twice brings the same
  useEffect(() => {
    if (hasChosen) void load()
  }, [hasChosen])
  return Bar && <Bar {...props} />
}
