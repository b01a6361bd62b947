/** How software was used, sentence after sentence. */
export const SoftwareList = ({ sentences }: { sentences: string[] }) => (
  <ul className="dots stack gap-2">
    {sentences.map((sentence) => (
      <li className="pl-4" key={sentence}>
        {sentence}
      </li>
    ))}
  </ul>
)
