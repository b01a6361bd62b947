import { DropdownMenu } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import { calendarLinks } from './calendar-links.ts'

interface InterviewMenuProps {
  record: ListedRecord
  /** The button that opens it. */
  children: ReactNode
  open: boolean
  onOpen: (open: boolean) => void
  onFile: () => void
}

/** Ways to an interview. Each but the file leads to a page of somebody else, in a new tab. */
export const InterviewMenu = ({ record, children, open, onOpen, onFile }: InterviewMenuProps) => {
  const [{ 'Resume Data': data }] = record.matchingResult
  const links = calendarLinks({ title: data['Job Title'], email: data.email })
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpen} modal={false}>
      <DropdownMenu.Trigger>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content size="2" variant="soft">
        <DropdownMenu.Label>{data.email ?? 'No e-mail address was found in the resume'}</DropdownMenu.Label>
        {links.map(({ text, address }) => (
          <DropdownMenu.Item key={text} asChild>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={onFile}>Calendar file (.ics)</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
