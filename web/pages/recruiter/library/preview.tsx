import { useDeferredValue } from 'react'
import { blocksOf } from '#src/job-descriptions/views.ts'
import type { Composition } from '../../../api/library.ts'

/** The text as the PDF will set it. */
export const Preview = ({ composition }: { composition: Composition }) => {
  const { title, sections } = useDeferredValue(composition)
  return (
    <section className="stack gap-2" aria-labelledby="preview-heading">
      <h2 id="preview-heading">Preview</h2>
      <article className="job-paper outlined rounded-3 surface break-anywhere p-6 narrow-p-4">
        <h3 className="mb-3 text-5">{title || 'Untitled'}</h3>
        {sections.map(({ heading, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name and no state
          <div key={index}>
            {heading && <h4 className="text-accent large">{heading}</h4>}
            {blocksOf(text).map((block, at) =>
              block.kind === 'paragraph' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <p className="mb-2" key={at}>
                  {block.text}
                </p>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <ul key={at}>
                  {block.items.map((item, number) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <li key={number}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        ))}
      </article>
    </section>
  )
}
