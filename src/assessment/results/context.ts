import type { WatchedRecording } from '../recordings/index.ts'
import type { RecordingsPorts } from '../recordings-ports.ts'
import type { ResultsPorts } from '../results-ports.ts'
import type { SendingPorts } from '../sending-ports.ts'
import type { Tools } from '../tools.ts'
import type { Transcript, TranscriptionPorts } from '../transcription-ports.ts'

/** What reading results needs: the tools of the room, its own repository, and what its neighbours know. */
export interface ResultsContext
  extends Tools,
    ResultsPorts,
    Pick<RecordingsPorts, 'openAnswers'>,
    Pick<TranscriptionPorts, 'transcripts'>,
    Pick<SendingPorts, 'assessmentLists'> {
  recordingsOf(assessmentId: string): Promise<WatchedRecording[]>
  transcriptsOf(assessmentId: string): Promise<Map<string, Transcript>>
  rescore(assessmentId: string): Promise<void>
}
