/** The open questions, spoken or written; tells the sitting when they are done. */
export const VoicePhase = () => (
  <section className="stack">
    <h1 tabIndex={-1}>Voice Assessment</h1>
  </section>
)
