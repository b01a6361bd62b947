import type { MessageTemplate } from './message.ts'

const template = (
  key: string,
  name: string,
  purpose: MessageTemplate['purpose'],
  subject: string,
  ...paragraphs: string[]
): MessageTemplate => ({
  id: `default-${key}`,
  name,
  purpose,
  subject,
  body: paragraphs.join('\n\n'),
  replaces: null,
  version: 0,
})

const close = 'Kind regards\n{{sender.name}}\n{{workspace.name}}'

/** Templates that every workspace starts with. Changing one makes a copy for the workspace that stands in for it. */
export const defaultTemplates: MessageTemplate[] = [
  template(
    'received',
    'Application received',
    'general',
    'Your application for {{job.title}}',
    'Hello {{candidate.name}},',
    'thank you for your interest in {{job.title}} at {{workspace.name}}. Your resume has arrived and a person on our team is reading it.',
    'We will write to you again by the end of next week, whatever we decide. If something in your documents changes until then, just reply to this email.',
    close,
  ),
  template(
    'invitation',
    'Invitation to an interview',
    'invitation',
    'Interview for {{job.title}} at {{workspace.name}}',
    'Hello {{candidate.name}},',
    'we would like to get to know you. The conversation about {{job.title}} takes about 45 minutes and can be by video or by phone, as you prefer.',
    'Which of your mornings or afternoons suit you in the next two weeks? Please also tell us if there is anything we can arrange to make the interview easier for you.',
    close,
  ),
  template(
    'documents',
    'A question about the resume',
    'general',
    'A question about your application for {{job.title}}',
    'Hello {{candidate.name}},',
    'we have read your resume with interest, and one point is still open for us:',
    '[Write here what you would like to know.]',
    'A few lines in reply to this email are enough.',
    close,
  ),
  template(
    'rejection-early',
    'Rejection after reading the resume',
    'rejection',
    'Your application for {{job.title}}',
    'Hello {{candidate.name}},',
    'thank you for the time you put into your application for {{job.title}}. We have compared it with what this position asks for, and have decided to move forward with other candidates.',
    'This is a decision about this one position. If another one of ours suits you better, we are glad to hear from you again. You may ask us what the decision was based on; a reply to this email is enough.',
    'We wish you every success.',
    close,
  ),
  template(
    'rejection-interview',
    'Rejection after an interview',
    'rejection',
    'Our decision about {{job.title}}',
    'Hello {{candidate.name}},',
    'thank you for the conversation about {{job.title}}. We enjoyed learning about your work, and it was not an easy choice. We have decided to move forward with another candidate.',
    'If you would like to know what made the difference, reply to this email and we will talk about it. We wish you all the best for what comes next.',
    close,
  ),
  template(
    'filled',
    'The position is filled',
    'rejection',
    '{{job.title}} at {{workspace.name}} is filled',
    'Hello {{candidate.name}},',
    'the position {{job.title}} has been filled, so we are closing all open applications for it. This says nothing about the quality of yours.',
    'Thank you for your interest in {{workspace.name}}. We wish you good luck in your search.',
    close,
  ),
  template(
    'offer',
    'Offer',
    'offer',
    'We would like to work with you: {{job.title}}',
    'Hello {{candidate.name}},',
    'good news: we would be glad to have you with us as {{job.title}}.',
    'We will send you the details in writing in a separate document. Until then, please tell us when you could start, and by which phone number and at what time we can best reach you to go through everything together.',
    close,
  ),
]
