// biome-ignore-all lint/suspicious/noArrayIndexKey: parts of a text never change places
import { Fragment, type ReactNode } from 'react'
import { type Run, runsOf } from '#src/jobportal/public/inline-views.ts'
import type { TextBlock } from '../../../api/public-jobs.ts'

interface TextBlocksProps {
  blocks: TextBlock[]
  /** Of the headings in the text: one below the heading that the text stands under. */
  level: 2 | 3 | 4 | 5
}

/** A text that a company typed. */
export const TextBlocks = ({ blocks, level }: TextBlocksProps) => {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5'
  return blocks.map((block, index) => {
    if (block.kind === 'heading')
      return (
        <Heading key={index}>
          <Line text={block.text} />
        </Heading>
      )
    if (block.kind === 'paragraph')
      return (
        <p className="pre-line" key={index}>
          {block.lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && '\n'}
              <Line text={line} />
            </Fragment>
          ))}
        </p>
      )
    const items = block.items.map((item, at) => (
      <li key={at}>
        <Line text={item} />
      </li>
    ))
    return block.kind === 'list' ? (
      <ul key={index}>{items}</ul>
    ) : (
      <ol key={index} start={block.start}>
        {items}
      </ol>
    )
  })
}

const Line = ({ text }: { text: string }): ReactNode => runsOf(text).map((run, at) => <Words key={at} {...run} />)

/** Where a company's links lead is its business: they are no recommendation of ours. */
const Words = ({ text, isBold, href }: Run) => {
  const words = isBold ? <strong>{text}</strong> : text
  return href === null ? (
    words
  ) : (
    <a href={href} rel="noopener nofollow">
      {words}
    </a>
  )
}
