/** How software was used, sentence after sentence. */
export const SoftwareList = ({ sentences }: { sentences: string[] }) => (
  <ul className="applicant-software stack gap-2">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
