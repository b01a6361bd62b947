import { useWords } from '../../words/words.ts'

/** What was read, or that nothing was. */
export const ReadValues = ({ about, values, nothing }: { about: string; values: string[]; nothing?: string }) => {
  const words = useWords('applicant')
  return values.length > 0 ? (
    <ul className="flex flex-wrap gap-1-2" data-about={about}>
      {values.map((value) => (
        <li className="outlined rounded-3 pad-pill" key={value}>
          {value}
        </li>
      ))}
    </ul>
  ) : (
    <p className="muted">{nothing ?? words.nothingFound}</p>
  )
}
