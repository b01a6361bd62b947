/** A text in which what stands between backticks is code. */
export const WithCode = ({ text }: { text: string }) => {
  const parts = text.split('`')
  // An odd backtick is just a backtick.
  if (parts.length % 2 === 0) return text
  return parts.map((part, place) => {
    const key = `${place} ${part}`
    return place % 2 === 0 ? <span key={key}>{part}</span> : <code key={key}>{part}</code>
  })
}
