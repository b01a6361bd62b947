import { TextSections } from '../../../components/text-sections.tsx'
import { sectionsOf } from '../../../text-sections.ts'

/** The text as the page will show it. */
export const TextPreview = ({ text }: { text: string }) => (
  <details>
    <summary>Preview</summary>
    <div className="prose stack large text-preview max-w-46">
      <TextSections sections={sectionsOf(text)} level={3} />
    </div>
  </details>
)
