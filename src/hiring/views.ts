import type { MessageVariable, TagColour, TemplatePurpose } from './constants.ts'
import type { MessageState } from './message.ts'
import type { StageKind } from './stage.ts'
import type { TimelineKind } from './timeline.ts'

export type * from '#src/contracts/hiring/records.ts'
export type { MessageState, MessageVariable, StageKind, TagColour, TemplatePurpose, TimelineKind }
