import type { TextSection } from '../text-sections.ts'

interface TextSectionsProps {
  sections: TextSection[]
  level?: 2 | 3
}

/** Headings, paragraphs and points. They never change places, so that their number is their key. */
export const TextSections = ({ sections, level = 2 }: TextSectionsProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return sections.map(({ heading, paragraphs, points }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
    <section key={index} className="stack gap-3">
      {heading && <Heading>{heading}</Heading>}
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={at}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
            <li key={at}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
