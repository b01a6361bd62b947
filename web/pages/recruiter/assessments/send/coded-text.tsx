/** Words with code between backticks, which may hold line breaks. */
export const CodedText = ({ children }: { children: string }) => (
  <>
    {children.split('`').map((piece, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      at % 2 === 0 ? <span key={at}>{piece}</span> : <code key={at}>{piece}</code>,
    )}
  </>
)
