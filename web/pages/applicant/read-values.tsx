/** What was read, or that nothing was. */
export const ReadValues = ({
  about,
  values,
  nothing = 'Nothing found',
}: {
  about: string
  values: string[]
  nothing?: string
}) =>
  values.length > 0 ? (
    <ul className="applicant-values" data-about={about}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  ) : (
    <p className="muted">{nothing}</p>
  )
