import type { ScheduleRecord } from '../../../api/scheduling.ts'
import { Island } from '../../../island.tsx'
import SlotForm from '../../../islands/slot-form.tsx'

/** The times to choose from. Once its script is awake they stand by the visitor's own clock. */
export const SlotChoice = ({ token, schedule }: { token: string; schedule: ScheduleRecord }) => (
  <Island
    name="slot-form"
    of={SlotForm}
    words={['schedule']}
    wake="visible"
    props={{
      token,
      slots: schedule.slots,
      minutes: schedule.minutes,
      zone: schedule.zone,
      seen: schedule.interview?.sequence ?? null,
      chosenZone: schedule.interview?.zone ?? null,
    }}
  />
)
